/** The way to the rooms of the house, the same in every room: learning, tables, people, the lab; light, settings and who one is. On a phone the rooms stand at its foot. */

import { Chip, Icon, type IconName } from '@pesthouse/board';
import { Link, useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { LightButton } from './light.tsx';
import { MeChip } from './me.tsx';
import css from './nav.module.css';

export function MainNav({ waiting, open = 0 }: { readonly waiting: number; readonly open?: number }) {
  const { nav } = useText();
  const [path] = useLocation();
  const way = (href: string, icon: IconName, name: string, n = waiting, more = open) => (
    <Link className={css.way} href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{name}</span>
      {n > 0 ? <Chip tone="turn">{n}</Chip> : more > 0 && <Chip>{nav.openN(more)}</Chip>}
    </Link>
  );
  return (
    <nav className={css.nav} aria-label={nav.main}>
      {way('/learn', 'learn', nav.learn, 0, 0)}
      {way('/tables', 'seats', nav.yourTables)}
      {way('/people', 'players', nav.people, 0, 0)}
      {way('/lab', 'bars', nav.lab, 0, 0)}
      <LightButton size="s" />
      <Link
        className={css.gear}
        href="/settings"
        aria-current={path.startsWith('/settings') ? 'page' : undefined}
        aria-label={nav.settings}
        title={nav.settings}
      >
        <Icon name="gear" />
      </Link>
      <MeChip />
    </nav>
  );
}
