/** Your own plate: food in hand, your three kinds as cards to choose from, and your attack bonuses. */

import { answers, ClauseLink, ClockSpot, cx, Turned, times } from '@pesthouse/board';
import { sentences } from '@pesthouse/kernel';
import { KINDS_OF } from '../data/tables.ts';
import type { Kind, Species } from '../names.ts';
import type { Move } from '../state.ts';
import { infestedBy } from '../text/reading.ts';
import { about } from './about.ts';
import { type Choice, type Props, pestFirst, picks, pressKind } from './choice.ts';
import { Bullet, Icon } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { PestCard } from './PestCard.tsx';
import { Chips, Score } from './Plate.tsx';
import css from './seats.module.css';

const SLICES = 6;

const Hand = ({ view, me }: Pick<Props, 'view'> & { readonly me: Species }) => {
  const { words } = useGiven();
  const n = view.hand[me];
  const drawing = view.phase === 'gather' && view.order[view.active] === me;
  const drew = view.order[view.active] === me && view.drawn > 0 && view.closer < 0;
  return (
    <div className={css.hand} data-spot={`hand:${me}`} {...about('hand', me)}>
      <div className={css.slices} data-many={n > 4 || undefined}>
        {times(Math.min(n, SLICES)).map((slice) => (
          <Icon key={slice} name="slice" size={26} />
        ))}
      </div>
      <b>
        {n} {words.inHand}
      </b>
      <span>{drew ? words.drew(view.drawn, view.limit) : drawing ? words.mayDraw(view.limit) : ''}</span>
    </div>
  );
};

/** A move with that kind that the rules refuse everywhere, to ask why. */
const refused = ({ view }: Pick<Props, 'view'>, kind: Kind): readonly Move[] => view.places.slice(0, 1).map((at) => ({ verb: 'breed', kind, at, local: 0 }));

interface OwnProps extends Props {
  readonly me: Species;
  readonly turn: boolean;
  readonly choice: Choice;
}

const Card = (p: OwnProps & { readonly kind: Kind; readonly hotkey: string }) => {
  const {
    words,
    names: { KIND_WORDS },
  } = useGiven();
  const { kind, hotkey, choice: c, view } = p;
  const choosing = c.task === 'breed' || c.task === 'sacrifice';
  const can = choosing && c.kinds.includes(kind);
  const chosen = choosing && c.kind === kind;
  const press = (): boolean => {
    if (can) pressKind(p, kind, chosen);
    return can;
  };
  return (
    <button
      type="button"
      className={cx(css.cardbtn, chosen && css.chosen, can && pestFirst(c) && css.ask, choosing && !can && css.cannot)}
      aria-pressed={chosen}
      aria-keyshortcuts={can ? hotkey : undefined}
      aria-label={sentences([KIND_WORDS[kind].one, words.left(view.deck[kind]), KIND_WORDS[kind].rule])}
      title={KIND_WORDS[kind].rule || KIND_WORDS[kind].flavour}
      data-spot={`kind:${kind}`}
      {...about('kind', kind)}
      data-live={can || undefined}
      draggable={can && c.task === 'breed'}
      onDragStart={(e) => {
        e.dataTransfer.setData('text/plain', kind);
        picks(p, { kind });
      }}
      {...answers(p, press, () => ({ name: KIND_WORDS[kind].one, wishes: c.task === 'breed' && !can ? refused(p, kind) : [] }))}
    >
      <PestCard kind={kind} />
      <span className={css.count}>
        {can ? <kbd>{hotkey}</kbd> : null}
        {words.left(view.deck[kind])}
      </span>
    </button>
  );
};

export const OwnPlate = (p: OwnProps) => {
  const {
    words,
    names: { SPECIES_NAME },
    tables: { BONUS },
    printed,
  } = useGiven();
  const { view, me, turn, openRule } = p;
  return (
    <section
      className={cx(css.plate, css.own, turn && css.turn)}
      data-species={me}
      data-spot={`plate:${me}`}
      aria-label={`${SPECIES_NAME[me]}, ${words.you}`}
      {...about('seat', me)}
    >
      <div className={css.head}>
        <Bullet species={me} size={48} />
        <div className={css.name}>
          <b>
            {SPECIES_NAME[me]}
            <Chips view={view} who={me} />
            <ClockSpot p={p} seat={view.seatOf[me]} />
          </b>
          <span {...about('infested', me)}>{words.youInfest(infestedBy(view, me))}</span>
        </div>
        <Score view={view} who={me} />
      </div>
      <Hand view={view} me={me} />
      <div className={css.cards}>
        {KINDS_OF[me].map((kind, i) => (
          <Card key={kind} {...p} kind={kind} hotkey={String(i + 1)} />
        ))}
      </div>
      <div className={css.bonus}>
        <span>{words.attack}</span>
        {view.order
          .filter((who) => who !== me)
          .map((who) => (
            <span key={who} className={css.value} title={words.parts.against(who)} {...about('bonus', me, who)}>
              <Bullet species={who} size={20} rim={1.5} />
              <Turned number={`bonus.${me}.${who}`} now={BONUS[me][who]} was={printed.BONUS[me][who]}>
                +{BONUS[me][who]}
              </Turned>
            </span>
          ))}
        <span className={css.clause}>
          <ClauseLink clause="NYC-FIGHT-18" open={openRule} />
        </span>
      </div>
    </section>
  );
};
