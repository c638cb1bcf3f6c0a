/** The picture by which somebody is known, and the bot's. Decoration beside a name. */

import { cx, Icon } from '@pesthouse/board';
import { AVATARS } from '../prefs/avatars.ts';
import css from './avatar.module.css';

const FILES = import.meta.glob<string>('./art/avatar-*.svg', { eager: true, query: '?url', import: 'default' });

export interface AvatarProps {
  readonly avatar: string;
  readonly size?: number;
  readonly bot?: boolean;
  /** They are asked now. */
  readonly on?: boolean;
}

export function Avatar({ avatar, size = 36, bot = false, on = false }: AvatarProps) {
  const name = AVATARS.find((x) => x === avatar);
  const box = { width: size, height: size };
  if (bot || name === undefined)
    return (
      <span className={cx(css.avatar, css.bot, on && css.on)} style={box} aria-hidden="true">
        <Icon name={bot ? 'bot' : 'person'} size={Math.round(size * 0.6)} />
      </span>
    );
  return <img className={cx(css.avatar, on && css.on)} src={FILES[`./art/avatar-${name}.svg`]} alt="" width={size} height={size} draggable={false} />;
}
