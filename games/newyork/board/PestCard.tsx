/** A Pest card: picture, name on a station sign, price, defence, dice, and a ribbon where breeding it is restricted. */

import { TurnedOld, TurnedRing, times } from '@pesthouse/board';
import type { Kind } from '../names.ts';
import { about } from './about.ts';
import { pestArt } from './art.ts';
import css from './card.module.css';
import { HUE } from './colours.ts';
import { Inset } from './Drawing.tsx';
import { useGiven } from './given.tsx';

const narrowed = (name: string): string => (name.length > 12 ? '76%' : '86%');

export const PestCard = ({ kind }: { readonly kind: Kind }) => {
  const {
    names: { KIND_WORDS },
    tables: { KIND },
    printed,
  } = useGiven();
  const k = KIND[kind];
  const was = printed.KIND[kind];
  const dearer = k.cost !== was.cost;
  // Beside a shield there is no room for the old price.
  const room = dearer && k.defence === 0;
  const costAt = room ? 52.5 : 36;
  const words = KIND_WORDS[kind];
  const hue = HUE[k.species];
  const ribbon = words.ribbon.length * 7.6 + 12;
  return (
    <svg className={css.card} viewBox="0 0 120 168" role="img" aria-label={words.one} {...about('kind', kind)}>
      <rect width="120" height="168" rx="9" fill="#F4EFE6" />
      <rect x="1" y="1" width="118" height="166" rx="8" fill="none" stroke="#CFC5B3" strokeWidth="2" />
      <rect x="6" y="112" width="108" height="24" rx="2" fill="#090D18" />
      <path d="M6 115.5h108" stroke="#fff" strokeWidth="1.4" />
      <rect x="6" y="138.5" width="108" height="23.5" rx="5" fill={hue.dark} />
      <svg x="6" y="6" width="108" height="104" viewBox="0 3 120 106" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <image href={pestArt(kind)} width="120" height="112" />
      </svg>
      <rect x="6" y="6" width="108" height="104" fill="none" stroke={hue.dark} strokeWidth="2" />
      <circle cx="102" cy="18" r="12.5" fill={hue.mid} stroke="#F4EFE6" strokeWidth="2.5" />
      <Inset name={k.species} x={93.5} y={9.5} size={17} gap={hue.mid} />
      {times(k.rank).map((rank) => (
        <circle key={rank} cx="102" cy={27.5 + 10.5 * rank} r="4" fill="#F7B801" stroke="#090D18" strokeWidth="1.6" />
      ))}
      <text x="60" y="130.5" textAnchor="middle" fontWeight="700" fontSize="16" fill="#fff" style={{ fontStretch: narrowed(words.one) }}>
        {words.one}
      </text>
      <Inset name="slice" x={9} y={140} size={20} />
      {room ? <TurnedOld now={k.cost} was={was.cost} x={35.5} y={151} size={14} /> : null}
      <TurnedRing number={`${kind}.cost`} now={k.cost} was={was.cost} x={costAt} y={150.3} r={9.5} />
      <text
        x={dearer ? costAt : 31}
        y="156.5"
        textAnchor={dearer ? 'middle' : 'start'}
        fontWeight="800"
        fontSize={dearer ? 16 : 18}
        fill={dearer ? '#14213d' : '#fff'}
      >
        {k.cost}
      </text>
      {k.defence > 0 ? (
        <>
          <Inset name="shield" x={44} y={141} size={18} color="#F7B801" />
          <TurnedRing number={`${kind}.defence`} now={k.defence} was={was.defence} x={71} y={150.3} r={10} />
          <text x="63" y="156.5" fontWeight="800" fontSize="16" fill={k.defence === was.defence ? '#FFD34D' : '#14213d'}>
            +{k.defence}
          </text>
        </>
      ) : null}
      {k.defence === 0 ? <TurnedOld now={k.dice} was={was.dice} x={79.5} y={151} size={14} /> : null}
      <rect x="90" y="140.5" width="20" height="20" rx="4.5" fill="#F4EFE6" />
      <TurnedRing number={`${kind}.dice`} now={k.dice} was={was.dice} x={100} y={150.5} r={10.5} />
      <text x="100" y="156.5" textAnchor="middle" fontWeight="800" fontSize="16" fill={hue.dark}>
        {k.dice}
      </text>
      {words.ribbon === '' ? null : (
        <>
          <rect
            x={60 - ribbon / 2}
            y="91"
            width={ribbon}
            height="19"
            rx="3"
            fill="#F7B801"
            stroke={k.min === was.min ? undefined : 'var(--pencil-paper)'}
            strokeWidth="3"
          />
          <text x="60" y="106" textAnchor="middle" fontWeight="700" fontSize="16" fill="#14130A" style={{ fontStretch: '80%' }}>
            {words.ribbon}
          </text>
        </>
      )}
    </svg>
  );
};
