/** The Influence track of a phone: its spaces as a strip to swipe, with everybody's marker. */

import { reachable } from '@pesthouse/board';
import { TRACK_COVERED, TRACK_ICON, TRACK_REWARD, TRACK_SICK } from '../data/tables.ts';
import { GAINS } from '../names.ts';
import { houseOf, solo } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import css from './phone.module.css';
import { crestOf, GAIN_PIC } from './pictures.ts';

const SPACES = Array.from({ length: 61 }, (_, i) => i);

export const Ribbon = ({ s }: { readonly s: State }) => {
  const {
    words,
    names: { HOUSE_NAME },
  } = useGiven();
  return (
    <section className={css.sheetBox} aria-label={words.influenceTrack} {...about('board')}>
      <h2 className={css.sheetHead}>{words.influenceTrack}</h2>
      <ol className={css.ribbon} ref={reachable} aria-label={words.influenceTrack}>
        {SPACES.map((i) => {
          const reward = TRACK_REWARD[i]?.[0];
          const here = s.players.flatMap((p, seat) => (p.influence === i ? [seat] : []));
          const ill = solo(s) && TRACK_SICK[i] === true && i > (s.players[0]?.influence ?? 0);
          return (
            <li key={i} {...about('influence', String(i))} data-shut={(s.versus && TRACK_COVERED[i]) || undefined}>
              <b>{i}</b>
              {ill ? (
                <Pic name="person-sick" h={16} />
              ) : reward !== undefined ? (
                <Pic name={GAIN_PIC[GAINS[reward.what] ?? 'any']} h={16} />
              ) : TRACK_ICON[i] ? (
                <Pic name="renown-seal" h={14} />
              ) : null}
              {here.map((seat) => (
                <Pic key={seat} name={crestOf(houseOf(s, seat))} h={20} label={HOUSE_NAME[houseOf(s, seat)]} />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
