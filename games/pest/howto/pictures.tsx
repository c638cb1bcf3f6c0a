/** The pictures of Pest's page that says how to play: people, buildings, places and signs as on the board. */

import { Bold } from '@pesthouse/board';
import { Arrow, Entry, Legend, type PictureProps, Sign, Under } from '@pesthouse/board/howto';
import { Pic } from '../board/Draw.tsx';
import { useGiven } from '../board/given.tsx';
import type { Drawing } from '../board/sizes.ts';
import type { Action } from '../names.ts';
import css from './pictures.module.css';

const WAY: readonly Drawing[] = ['person-sick', 'camp', 'person-healthy', 'building-workshop', 'renown-seal'];

export const Goal = ({ labels }: PictureProps) => (
  <span className={css.way} data-house="red">
    {WAY.map((name, i) => (
      <span key={name} className={css.stop}>
        {i > 0 && <Arrow />}
        <Under label={labels[i]}>
          <Pic name={name} h={60} />
        </Under>
      </span>
    ))}
  </span>
);

const TOP = ['move', 'construct', 'produce'] as const;
const LEFT = ['research', 'cure', 'assign'] as const;

/** The grid of a player board with an Assistant where Move meets Cure. */
export const Grid = () => {
  const {
    names: { ACTION_NAME },
  } = useGiven();
  const head = (a: Action, on: boolean) => (
    <th key={a} className={on ? css.on : undefined}>
      <span>
        <Pic name={`act-${a}`} h={22} /> {ACTION_NAME[a]}
      </span>
    </th>
  );
  return (
    <table className={css.grid} data-house="red">
      <tbody>
        <tr>
          <td className={css.none} />
          {TOP.map((a) => (
            <td key={a} className={css.bed}>
              {a === 'construct' && <Pic name="person-sick" h={30} />}
            </td>
          ))}
        </tr>
        <tr>
          <td className={css.none} />
          {TOP.map((a) => head(a, a === 'move'))}
        </tr>
        {LEFT.map((row) => (
          <tr key={row}>
            {head(row, row === 'cure')}
            {TOP.map((column) => (
              <td key={column} className={row === 'cure' && column === 'move' ? css.here : undefined}>
                {row === 'cure' && column === 'move' && <Pic name="assistant" h={34} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Line = ({ names }: { readonly names: readonly (Drawing | '+' | '>')[] }) => (
  <span className={css.line} data-house="red">
    {names.map((name, i) => {
      const key = `${i} ${name}`;
      return name === '+' ? <Sign key={key}>+</Sign> : name === '>' ? <Arrow key={key} /> : <Pic key={key} name={name} h={44} />;
    })}
  </span>
);

export const Move = () => <Line names={['act-move', 'doctor', '>', 'loc-village', 'person-sick', '>', 'loc-town']} />;
export const Construct = () => <Line names={['act-construct', 'res-lumber', '+', 'res-stone', '>', 'building-district', 'influence']} />;
export const Produce = () => <Line names={['act-produce', 'building-workshop', 'person-healthy', '>', 'res-herbs']} />;
export const Research = () => <Line names={['act-research', 'research', '>', 'tech-01']} />;
export const Cure = () => <Line names={['act-cure', 'person-sick', '+', 'res-herbs', '>', 'person-healthy']} />;
export const Assign = () => <Line names={['act-assign', 'person-healthy', '>', 'building-district', 'loc-capital']} />;

const STRUCK: readonly Drawing[] = ['loc-village', 'building-district', 'doctor', 'loc-destroyed-village'];

export const Strikes = ({ labels }: PictureProps) => (
  <span className={css.struck} data-house="red">
    {STRUCK.map((name, i) => (
      <span key={name}>
        <Pic name={name} h={44} />
        <span>
          <Bold>{labels[i] ?? ''}</Bold>
        </span>
      </span>
    ))}
  </span>
);

const SIGNS: readonly Drawing[] = [
  'res-lumber',
  'res-stone',
  'res-food',
  'res-herbs',
  'res-coin',
  'res-crate',
  'research',
  'influence',
  'renown-seal',
  'renown-cracked',
  'laboratory',
  'camp',
];

export const Signs = ({ labels }: PictureProps) => (
  <span data-house="red">
    <Legend columns={2}>
      {SIGNS.map((name, i) => (
        <Entry key={name} label={labels[i]}>
          <Pic name={name} h={28} />
        </Entry>
      ))}
    </Legend>
  </span>
);
