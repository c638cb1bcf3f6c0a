/** The Master Food pile and the poison that is out for good, in the water top left. */
import type { State } from '../state.ts';
import { cardsLeft } from '../text/reading.ts';
import { about } from './about.ts';
import { Inset } from './Drawing.tsx';
import { stretch } from './fitting.ts';
import { useGiven } from './given.tsx';

const CARDS_AN_EDGE = 7;
/** How many letters have room: in both heads of the pile together, in what is out for good, and in two columns of the legend. */
const ROOM = { heads: 23, out: 11, food: 9.5, draws: 10.5 } as const;

const Edges = ({ n, inks }: { readonly n: number; readonly inks: readonly [string, string] }) =>
  Array.from({ length: n }, (_, i) => n - i).map((i) => <rect key={i} x={1.3 * i} y={2 * i} width="92" height="116" rx="7" fill={inks[i % 2 === 0 ? 1 : 0]} />);

export const Pile = ({ view, legal }: { readonly view: State; readonly legal: boolean }) => {
  const { words } = useGiven();
  const left = cardsLeft(view);
  const heads = stretch(words.leftInIt + words.outForGood, ROOM.heads);
  const out = words.poisons(view.poisonOut);
  return (
    <g transform="translate(40 46)" fontFamily="var(--font-text)" {...about('pile')}>
      <path d="M0 0h250v30H0z" fill="#090D18" />
      <path d="M0 5h250" stroke="#fff" strokeWidth="1.6" />
      <text x="12" y="23" fontSize="18" fontWeight="700" fill="#fff">
        {words.pile}
      </text>
      <g transform="translate(8 42)">
        {left > 0 ? (
          <>
            <Edges n={Math.min(12, Math.ceil(left / CARDS_AN_EDGE))} inks={['#B3A894', '#E4DBCB']} />
            <rect width="92" height="116" rx="7" fill="#F4EFE6" stroke={legal ? '#FFD34D' : '#0B1226'} strokeWidth={legal ? 4 : 1} />
            <rect x="6" y="6" width="80" height="104" rx="4" fill="#B5533C" />
            <path d="M6 40l40-34h24L6 62zM86 50v24L44 110H20z" fill="#C4654D" />
            <circle cx="46" cy="58" r="34" fill="#14213D" stroke="#F7B801" strokeWidth="3" />
            <Inset name="slice" x={26} y={26} size={40} />
            <text x="46" y="85" textAnchor="middle" fontSize="24" fontWeight="800" fill="#fff">
              {left}
            </text>
          </>
        ) : (
          <>
            <rect width="92" height="116" rx="7" fill="none" stroke="var(--ny-shore)" strokeWidth="2" strokeDasharray="7 6" />
            <text x="46" y="64" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ny-panel-ink)">
              {words.empty}
            </text>
          </>
        )}
      </g>
      <g transform="translate(144 42)">
        {view.poisonOut > 0 ? (
          <>
            <Edges n={Math.min(8, Math.ceil(view.poisonOut / CARDS_AN_EDGE))} inks={['#5E7F1E', '#7FA53A']} />
            <rect width="92" height="116" rx="7" fill="#F4EFE6" stroke="#0B1226" />
            <rect x="6" y="6" width="80" height="104" rx="4" fill="#26400B" />
            <path d="M6 70l80-50v14L6 84zM6 96l80-50v14L6 110z" fill="#3A5E12" />
            <Inset name="drop" x={22} y={18} size={48} />
            <text x="46" y="96" textAnchor="middle" fontSize="24" fontWeight="800" fill="#fff">
              {view.poisonOut}
            </text>
          </>
        ) : (
          <rect width="92" height="116" rx="7" fill="none" stroke="#5E7F1E" strokeWidth="2" strokeDasharray="7 6" />
        )}
      </g>
      <g transform="translate(0 186)">
        <rect width="250" height="46" rx="6" fill="var(--ny-panel)" />
        <text x="10" y="17.5" fontSize="16" fontWeight="600" fill="var(--ny-panel-ink)" style={heads}>
          {words.leftInIt}
        </text>
        <text x="240" y="17.5" textAnchor="end" fontSize="16" fontWeight="600" fill="var(--ny-panel-ink)" style={heads}>
          {words.outForGood}
        </text>
        <g transform="translate(10 22)">
          <Inset name="slice" x={0} y={0} size={20} />
          <text x="23" y="16.5" fontSize="18" fontWeight="800" fill="var(--ny-food-ink)">
            {view.pile.food}
          </text>
          <Inset name="drop" x={54} y={0} size={20} />
          <text x="76" y="16.5" fontSize="18" fontWeight="800" fill="var(--ny-poison-ink)">
            {view.pile.poison}
          </text>
          <text x="230" y="16.5" textAnchor="end" fontSize="18" fontWeight="800" fill="var(--ny-poison-ink)" style={stretch(out, ROOM.out)}>
            {out}
          </text>
        </g>
      </g>
    </g>
  );
};

/** How to read a plaque, in free water. */
export const Legend = () => {
  const { words } = useGiven();
  return (
    <g {...about('legend')} transform="translate(286 862)" fontFamily="var(--font-text)" fontSize="16" fill="var(--ny-panel-ink)">
      <rect width="244" height="112" rx="6" fill="var(--ny-panel)" stroke="var(--ny-rim)" />
      <g transform="translate(12 10)">
        <rect width="74" height="32" rx="6" fill="#F4EFE6" stroke="#0B1226" />
        <path d="M6 0h20v32H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="var(--sp-rats)" />
        <Inset name="rats" x={3.5} y={6.5} size={19} gap="var(--sp-rats)" />
        <text x="36.5" y="24" textAnchor="middle" fontSize="22" fontWeight="800" fill="#14213D">
          2
        </text>
        <rect x="47" y="4" width="24" height="24" rx="5.5" fill="var(--sp-rats-dark)" />
        <text x="59" y="22" textAnchor="middle" fontSize="17.5" fontWeight="800" fill="#fff">
          4
        </text>
      </g>
      <text x="98" y="24">
        {words.legend.pests}
      </text>
      <text x="98" y="42">
        {words.legend.dice}
      </text>
      <g transform="translate(14 54)">
        <Inset name="slice" x={0} y={0} size={22} />
        <text x="30" y="17" style={stretch(words.legend.food, ROOM.food)}>
          {words.legend.food}
        </text>
        <circle cx="128" cy="11" r="10.5" fill="#F7B801" />
        <text x="128" y="17" textAnchor="middle" fontSize="16.5" fontWeight="800" fill="#14130A">
          4
        </text>
        <text x="144" y="17" style={stretch(words.legend.draws, ROOM.draws)}>
          {words.legend.draws}
        </text>
      </g>
      <g transform="translate(14 82)">
        <rect x="1" y="2" width="20" height="17" rx="4" fill="none" stroke="var(--sp-humans)" strokeWidth="4" />
        <text x="30" y="17">
          {words.legend.frame}
        </text>
      </g>
    </g>
  );
};
