/** The phone's foot: six rooms of the house, and how many tables wait for you. */

import type { IconName } from '@pesthouse/board';
import { cx, Icon } from '@pesthouse/board';
import { Link, useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import css from './tabbar.module.css';

export function TabBar({ waiting }: { readonly waiting: number }) {
  const text = useText();
  const [path] = useLocation();
  const tabs: readonly { readonly href: string; readonly name: string; readonly icon: IconName; readonly n?: number }[] = [
    { href: '/', name: text.nav.house, icon: 'door' },
    { href: '/tables', name: text.nav.tables, icon: 'seats', n: waiting },
    { href: '/people', name: text.nav.people, icon: 'players' },
    { href: '/learn', name: text.nav.learn, icon: 'learn' },
    { href: '/rules', name: text.nav.rules, icon: 'book' },
    { href: '/lab', name: text.nav.lab, icon: 'bars' },
  ];
  return (
    <nav className={css.bar} aria-label={text.nav.main}>
      {tabs.map(({ href, name, icon, n = 0 }) => {
        const here = href === '/' ? path === '/' || path.startsWith('/door') : path.startsWith(href);
        return (
          <Link key={href} href={href} className={cx(css.tab, here && css.here)} aria-current={here ? 'page' : undefined}>
            <Icon name={icon} size={22} />
            {name}
            {n > 0 && <span className={css.n}>{n}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
