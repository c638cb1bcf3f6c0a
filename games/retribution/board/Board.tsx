/** The scene: the carved block with the shared cards above, your own below, and over them whatever must be answered now. */

import { asking, cx } from '@pesthouse/board';
import { useState } from 'react';
import { about } from './about.ts';
import css from './board.module.css';
import { Chronics, Played } from './Control.tsx';
import type { Props } from './choice.ts';
import { EndTimes } from './EndTimes.tsx';
import { useGiven } from './given.tsx';
import { Edge } from './Hand.tsx';
import { Inspect, type Looked } from './Inspect.tsx';
import { Lineup } from './Lineup.tsx';
import { Nobility } from './Nobility.tsx';
import { AttackLine, Persecuted } from './Persecuted.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { Pool } from './Pool.tsx';
import { Supplies } from './Supplies.tsx';
import { Targets } from './Targets.tsx';
import { Tray } from './Tray.tsx';
import { useScene } from './underway.ts';

const Wide = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const [looked, setLooked] = useState<Looked | null>(null);
  const f = asking(p.view);
  const under = f?.step === 'respond' && f.victim === p.seat && p.now === null;
  return (
    <section className={cx(css.room, p.view.ending !== 'none' && css.dusk)} aria-label={words.table} {...about('table')}>
      <div className={cx(css.block, under && css.attacked)}>
        <Nobility p={p} />
        <Lineup p={p} />
        <Supplies p={p} look={setLooked} />
        <Chronics p={p} />
        <Played p={p} />
        <Pool p={p} />
        <Edge p={p} look={setLooked} />
        <AttackLine p={p} />
        <Persecuted p={p} />
        <Targets p={p} />
        <Tray p={p} />
        <EndTimes p={p} />
      </div>
      <Inspect looked={looked} close={() => setLooked(null)} />
    </section>
  );
};

export const Board = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  return props.narrow ? <PhoneBoard p={p} /> : <Wide p={p} />;
};
