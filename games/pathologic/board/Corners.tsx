/** The corners of the map: Ticker of Evidence, graveyard, legend of the fog. */

import { times } from '@pesthouse/board';
import { HEALERS } from '../names.ts';
import { wardsIn } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { drawing, EMBLEM, HUE, portraitArt, tickerArt } from './art.ts';
import { useGiven } from './given.tsx';
import css from './map.module.css';
import { together } from './together.ts';

/** The Ticker is so wide, whatever number of spaces it has; eight are printed. */
const TRACK = 192;
const SPACE = 21;

export const Ticker = ({ view }: { readonly view: State }) => {
  const {
    words,
    tables: {
      NUMBER: { evidenceWin },
    },
  } = useGiven();
  const spaces = times(evidenceWin);
  const pitch = TRACK / Math.max(1, evidenceWin);
  const wide = Math.min(SPACE, pitch - 3);
  /** The middle of a space. */
  const middle = (n: number): number => 58 + pitch * (n - 0.5);
  /** Where the spaces are narrow, not every one has room for its number. */
  const every = Math.ceil(14 / pitch);
  return (
    <g data-spot="evidence" {...about('ticker')}>
      <path d="M18 580H258V700H18Z" className={css.tick} />
      <path d="M22 584H254V696H22Z" fill="none" className={css.tickLine} />
      <text x="28" y="599" className={css.tname} {...together(words.ticker, 140)}>
        {words.ticker}
      </text>
      <text x="248" y="599" textAnchor="end" className={css.tnum} {...together(words.wins, 76)}>
        {words.wins}
      </text>
      {spaces
        .filter((n) => n % every === 0 || n === evidenceWin)
        .map((n) => (
          <text key={n} x={middle(n)} y="616" textAnchor="middle" className={css.tnum}>
            {n}
          </text>
        ))}
      {HEALERS.map((id, h) => {
        const y = 633.5 + h * 24;
        // With two players one token goes round all tiers (PATH-P2-07).
        const owner = view.duel ? (view.order[0] ?? 0) : h;
        const here = view.duel ? view.tier === h : view.order.includes(h);
        // More than wins is recorded as what wins (PATH-COMP-19).
        const value = here ? Math.min(view.evidence[owner] ?? 0, evidenceWin) : 0;
        return (
          <g key={id} opacity={view.duel || view.order.includes(h) ? 1 : 0.4}>
            <use href={drawing(EMBLEM[id])} x="30" y={y - 9.5} width="19" height="19" color={HUE[id]} />
            {spaces.map((n) => (
              <rect
                key={n}
                x={middle(n) - wide / 2}
                y={y - 10.5}
                width={wide}
                height={SPACE}
                rx="2"
                fill={n === evidenceWin ? '#7a1a17' : '#cdb583'}
                fillOpacity={n === evidenceWin ? 0.28 : n <= value ? 0.95 : 0.35}
                stroke="#5a3a2a"
              />
            ))}
            {value > 0 ? <image href={tickerArt(HEALERS[owner] ?? id)} x={middle(value) - 13} y={y - 13} width="26" height="26" /> : null}
          </g>
        );
      })}
    </g>
  );
};

const CRYPT = 'M-27 0V-39.300C-27-56.600-11.900-62 0-62S27-56.600 27-39.300V0Z';
const DOOR = 'M-21 0V-35.400C-21-48.800-9.200-53 0-53S21-48.800 21-35.400V0Z';

export const Graveyard = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  const crypts = wardsIn(view.crypt);
  const grave = wardsIn(view.grave);
  return (
    <g {...about('graves')}>
      <text x="772" y="581" className={css.gname} {...together(words.graveyard, 96)}>
        {words.graveyard}
      </text>
      <text x="990" y="581" textAnchor="end" className={css.gname} {...together(words.crypts, 114)}>
        {words.crypts}
      </text>
      {[0, 1, 2].map((i) => {
        const id = crypts[i];
        return (
          <g key={i} transform={`translate(${794 + i * 74} 650)`}>
            <path d={CRYPT} className={css.stone} strokeWidth="2" />
            <path d="M-30 0H30V5H-30Z" className={css.stone2} strokeWidth="1.600" />
            <path d={DOOR} fill={id === undefined ? '#2a1d16' : '#efe2c0'} stroke="#1b1310" strokeWidth="1.400" />
            {id === undefined ? (
              <path d="M0-44V-12M-9-34H9" className={css.cross} strokeWidth="3" />
            ) : (
              <image href={portraitArt(id)} x="-20" y="-51" width="40" height="50" />
            )}
          </g>
        );
      })}
      <path d="M752 700C774 668 826 664 870 667S966 670 994 700Z" className={css.mound} />
      <text x="790" y="692" className={css.gname2} {...together(words.massGrave, 82)}>
        {words.massGrave}
      </text>
      {grave.map((id, i) => (
        <g key={id} transform={`translate(${888 + i * Math.min(30, 96 / Math.max(1, grave.length - 1))} 698)`}>
          <rect x="-14" y="-32" width="28" height="32" rx="2" fill="#efe2c0" stroke="#1b1310" strokeWidth="1.400" />
          <image href={portraitArt(id)} x="-12" y="-30" width="24" height="30" />
        </g>
      ))}
    </g>
  );
};

export const Legend = ({ plague }: { readonly plague: boolean }) => {
  const { words } = useGiven();
  return (
    <g transform={`translate(874 ${plague ? 512 : 488})`} {...about('legend')}>
      <rect width="122" height={plague ? 30 : 54} rx="4" className={css.tick} />
      <rect x="7" y="8" width="22" height="16" className={css.legNow} />
      <rect x="7" y="8" width="22" height="16" fill="url(#pth-now)" />
      <text x="35" y="21" className={css.leg}>
        {plague ? words.theyGuess : words.mayBeNow}
      </text>
      {plague ? null : (
        <>
          <rect x="7" y="30" width="22" height="16" className={css.legNext} />
          <rect x="7" y="30" width="22" height="16" fill="url(#pth-next)" />
          <text x="35" y="43" className={css.leg}>
            {words.inOneStep}
          </text>
        </>
      )}
    </g>
  );
};
