/** Lamp or day: one press changes it; the system's wish can be chosen in the settings. */
import { IconButton } from '@pesthouse/board';
import { isDay } from '../prefs/apply.ts';
import { useSettings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';

export function LightButton({ size = 'm' }: { readonly size?: 's' | 'm' }) {
  const text = useText();
  const { theme, set } = useSettings();
  const day = isDay(theme);
  return (
    <IconButton
      size={size}
      icon={day ? 'moon' : 'sun'}
      label={day ? text.light.toLamp : text.light.toDay}
      onClick={() => set({ theme: day ? 'dark' : 'light' })}
    />
  );
}
