/** Choosing the picture by which people know each other. */

import { cx } from '@pesthouse/board';
import { Avatar } from '../kit/avatar.tsx';
import { AVATARS } from '../prefs/avatars.ts';
import { lobby as words } from '../text/rooms.ts';
import css from './avatars.module.css';

export { Avatar };

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
