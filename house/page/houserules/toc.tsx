/** The parts of the game: a list beside them on a desk, a row of chips on a phone. Each says how many of its numbers are changed. */

import { cx, Icon } from '@pesthouse/board';
import type { NumberSheet } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { houserules as words } from '../text/rooms.ts';
import { Count } from './count.tsx';
import { Sign } from './parts.tsx';
import css from './toc.module.css';

type Groups = NumberSheet['groups'];

/** The part that stands at the top of the window. */
const useReading = (ids: readonly string[]): string => {
  const [at, setAt] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const look = (): void => {
      const all = key.split(' ').flatMap((id) => document.getElementById(`part-${id}`) ?? []);
      const bottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
      const here = bottom ? all.at(-1) : (all.findLast((x) => x.getBoundingClientRect().top < innerHeight / 3) ?? all[0]);
      setAt(here?.id.slice('part-'.length) ?? '');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [key]);
  return at;
};

interface ContentsProps {
  readonly groups: Groups;
  readonly rulings: boolean;
  readonly find: string;
  readonly setFind: (x: string) => void;
  readonly count: (part: string) => number;
}

export function Contents({ groups, rulings, find, setFind, count }: ContentsProps) {
  const at = useReading([...groups.flatMap((g) => g.parts.map((p) => p.id)), ...(rulings ? ['rulings'] : [])]);
  const go = (id: string): void => document.getElementById(`part-${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  const item = (id: string, name: string, sign: React.ReactNode) => (
    <button key={id} type="button" className={cx(css.item, id === at && css.on)} aria-current={id === at ? 'true' : undefined} onClick={() => go(id)}>
      {sign}
      <span>{name}</span>
      <Count n={count(id)} />
    </button>
  );
  return (
    <nav className={css.toc} aria-label={words.parts}>
      <div data-find="">
        <Field type="search" bare label={words.search} placeholder={words.search} value={find} set={setFind} />
      </div>
      {groups.map((g) => (
        <div key={g.name}>
          <h3>{g.name}</h3>
          {g.parts.map((p) => item(p.id, p.name, <Sign part={p} />))}
        </div>
      ))}
      {rulings && item('rulings', words.rulings, <Icon name="quill" size={18} className={css.icon} />)}
    </nav>
  );
}

interface ChipsProps extends Pick<ContentsProps, 'groups' | 'rulings' | 'count'> {
  readonly at: string;
  readonly set: (id: string) => void;
}

export function PartChips({ groups, rulings, at, set, count }: ChipsProps) {
  const chip = (id: string, name: string, sign: React.ReactNode) => (
    <button key={id} type="button" className={cx(css.chip, id === at && css.chosen)} aria-pressed={id === at} onClick={() => set(id)}>
      {sign}
      {name}
      <Count n={count(id)} />
    </button>
  );
  return (
    <nav className={css.chips} aria-label={words.parts}>
      {groups.flatMap((g) => g.parts.map((p) => chip(p.id, p.name, <Sign part={p} />)))}
      {rulings && chip('rulings', words.rulings, <Icon name="quill" size={18} />)}
    </nav>
  );
}
