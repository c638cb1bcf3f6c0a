/** The pictures by which people know each other, and the bot's. */
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/icon.tsx';
import { AVATARS, type AvatarName } from '../prefs/avatars.ts';
import { lobby as words } from '../text/rooms.ts';
import css from './avatars.module.css';

const FILES = import.meta.glob<string>('./art/avatar-*.svg', { eager: true, query: '?url', import: 'default' });

const nameOf = (avatar: string): AvatarName | undefined => AVATARS.find((x) => x === avatar);

/** Decoration beside a name. */
export function Avatar({ avatar, size = 36, bot = false }: { readonly avatar: string; readonly size?: number; readonly bot?: boolean }) {
  const name = nameOf(avatar);
  const box = { width: size, height: size };
  if (bot || name === undefined)
    return (
      <span className={cx(css.avatar, css.bot)} style={box} aria-hidden="true">
        <Icon name={bot ? 'bot' : 'person'} size={Math.round(size * 0.6)} />
      </span>
    );
  return <img className={css.avatar} src={FILES[`./art/avatar-${name}.svg`]} alt="" width={size} height={size} draggable={false} />;
}

export interface AvatarPickerProps {
  readonly value: string;
  readonly set: (avatar: string) => void;
  /** Who else has which: they may be shared, but it is said. */
  readonly taken: readonly { readonly avatar: string; readonly name: string }[];
}

/** One of eight, as radio buttons. One that somebody else has is struck through. */
export function AvatarPicker({ value, set, taken }: AvatarPickerProps) {
  return (
    <fieldset className={css.picker}>
      <legend className="vh">{words.pictures.label}</legend>
      {AVATARS.map((x) => {
        const owner = taken.find((y) => y.avatar === x);
        const label = owner === undefined ? words.pictures.names[x] : words.pictures.of(words.pictures.names[x], owner.name);
        return (
          <label key={x} className={cx(css.pick, x === value && css.on, owner !== undefined && css.taken)} title={label}>
            <input
              type="radio"
              name="avatar"
              className="vh"
              aria-label={label}
              checked={x === value}
              disabled={owner !== undefined && x !== value}
              onChange={() => set(x)}
            />
            <Avatar avatar={x} size={40} />
          </label>
        );
      })}
    </fieldset>
  );
}
