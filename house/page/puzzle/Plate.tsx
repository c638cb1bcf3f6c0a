/** The plate beside a puzzle: the question, the judgement of every try, and when it is solved the reason, the chances of all moves and the way on. */

import { Bold, Button, ClauseLink, cx, Icon, LinkButton, useSmall } from '@pesthouse/board';
import { read } from '@pesthouse/kernel';
import type { Puzzle } from '@pesthouse/lab/puzzles';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import doctor from '../kit/art/doctor.svg';
import glad from '../kit/art/doctor-glad.svg';
import doubting from '../kit/art/doctor-hm.svg';
import { announce } from '../kit/live.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { openLocal } from '../local/open.ts';
import { tablePath } from '../paths.ts';
import { becauseOf } from '../review/why.ts';
import { useDeskStore, useModel, usePanel } from '../table/context.tsx';
import { review, puzzle as words } from '../text/rooms.ts';
import type { SaidWhy } from '../think/job.ts';
import { whyBetter } from '../think/thinker.ts';
import { keepPuzzle, keyOf, usePuzzles } from './kept.ts';
import css from './plate.module.css';
import type { Session } from './session.ts';

const plain = (s: string): string => s.replaceAll('**', '');
/** So many moves are shown with their chances. */
const SHOWN = 5;

const useLabel = (session: Session) => {
  const { game } = useModel();
  return (line: string): string => {
    const move = read(game.engine.game.vocabulary, `1: ${line}`)?.move;
    return move === undefined ? line : plain(game.text.move(session.asked.view, session.puzzle.you, move).label);
  };
};

/** The reason, worked out when the puzzle is over. */
const useWhy = (session: Session, over: boolean): SaidWhy | null => {
  const { game } = useModel();
  const [why, setWhy] = useState<SaidWhy | null>(null);
  useEffect(() => {
    if (!over || session.second === undefined) return;
    let here = true;
    const { you, seats } = session.puzzle;
    whyBetter({ game: game.id, rules: game.edition, numbers: game.numbers, view: session.asked.view, seat: you, seats }, session.best, session.second).then(
      (said) => here && setWhy(said),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [over, session, game]);
  return why;
};

const percent = ({ won, of }: { readonly won: number; readonly of: number }): number => Math.round((100 * won) / Math.max(1, of));

function Moves({ session, tried }: { readonly session: Session; readonly tried: string | undefined }) {
  const label = useLabel(session);
  const { moves } = session.puzzle;
  const top = moves.slice(0, SHOWN);
  const mine = moves.find((m) => m.move === tried);
  const all = mine === undefined || top.includes(mine) ? top : [...top, mine];
  return (
    <section>
      <h3>{words.all}</h3>
      <ol className={css.moves}>
        {all.map((m, i) => (
          <li key={m.move} className={cx(i === 0 && css.best)}>
            <span>
              {i === 0 && <Icon name="check" size={16} />} {label(m.move)}
            </span>
            <i style={{ '--share': m.won / Math.max(1, m.of) }} aria-hidden="true" />
            <b>{review.percent(percent(m))}</b>
          </li>
        ))}
      </ol>
      {moves.length > all.length && <p className={css.quiet}>{words.others(moves.length - all.length)}</p>}
      <p className={css.quiet}>{words.proof(Math.round(moves[0]?.of ?? 0))}</p>
    </section>
  );
}

function Followed({ session }: { readonly session: Session }) {
  const { game } = useModel();
  const lines = session
    .since()
    .map(({ item, event }) => game.text.event(item.view, event))
    .filter((x) => x !== '')
    .slice(0, SHOWN);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{words.followed}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Bold>{line}</Bold>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Plate({ session, all }: { readonly session: Session; readonly all: readonly Puzzle[] }) {
  const { game, puzzle } = session;
  const { game: loaded } = useModel();
  const desk = useDeskStore();
  const open = usePanel();
  const narrow = useSmall();
  const [, go] = useLocation();
  const { tries, over } = useStore(session.store);
  const [folded, setFolded] = useState(true);
  const progress = usePuzzles((s) => s.progress);
  const label = useLabel(session);
  const why = useWhy(session, over !== null);
  const last = tries.at(-1);
  const weighed = puzzle.moves.find((m) => m.move === last);
  const key = keyOf(game, puzzle.id);
  // The plate lies where the drawer would: the board makes room for it.
  useEffect(() => {
    if (!narrow) desk.setState({ drawer: true });
  }, [narrow, desk]);
  useEffect(() => {
    if (tries.length === 0 && over === null) return;
    const was = usePuzzles.getState().progress[key];
    keepPuzzle(key, { tries: Math.max(was?.tries ?? 0, tries.length), solved: was?.solved === true || over === 'found', when: Date.now() });
    setFolded(false);
  }, [tries, over, key]);
  const best = label(puzzle.moves[0]?.move ?? '');
  const title = over === 'found' ? words.found(best) : over === 'shown' ? words.shown(best) : last === undefined ? words.find : words.nearly(label(last));
  useEffect(() => {
    if (last !== undefined || over !== null) announce(title);
  }, [last, over, title]);
  const at = all.findIndex((p) => p.id === puzzle.id);
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find((p) => progress[keyOf(game, p.id)]?.solved !== true);
  const playOn = async (): Promise<void> => {
    const from = session.departure();
    try {
      const id = await openLocal({
        game,
        rules: loaded.edition,
        seats: Array.from({ length: puzzle.seats }, (_, i) => (i === puzzle.you ? { kind: 'person' } : { kind: 'bot', level: 'good' })),
        ...(puzzle.options === undefined
          ? {}
          : { options: Object.fromEntries(Object.entries(puzzle.options).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])) }),
        from: { branches: [{ seed: from.seed, upTo: from.upTo }], entries: from.entries },
      });
      go(tablePath(id, true));
    } catch (e) {
      sayWhyNot(e);
    }
  };
  const seatName = loaded.text.seat(session.asked.view, puzzle.you);
  return (
    <aside
      className={cx(css.plate, narrow && css.phone, narrow && folded && css.folded)}
      data-puzzle={over ?? (last === undefined ? 'asked' : 'tried')}
      data-game={game}
      aria-label={words.title}
    >
      <header className={css.head}>
        <img src={over !== null ? glad : last === undefined ? doctor : doubting} alt="" width={64} height={64} />
        <div>
          <p className={css.which}>{words.number(at + 1, words.levels[puzzle.level])}</p>
          <h2>{title}</h2>
        </div>
        {narrow && (
          <Button size="s" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? words.unfold : words.fold}
          </Button>
        )}
      </header>
      <div className={css.body}>
        {over === null ? (
          <>
            {last !== undefined && weighed !== undefined && (
              <p>
                <Bold>{words.chance(percent(weighed))}</Bold> {words.tryMore}
              </p>
            )}
            <p>{words.youAre(seatName)}</p>
            <p className={css.quiet}>
              {words.choices(puzzle.moves.length)} {words.asAtTable}
            </p>
          </>
        ) : (
          <>
            <p>
              <Bold>{words.chance(percent(puzzle.moves[0] ?? { won: 0, of: 1 }))}</Bold>{' '}
              {over === 'found' && (tries.length === 1 ? words.firstTry : words.tries(tries.length))}
            </p>
            <section>
              <h3>{words.why}</h3>
              {why === null ? (
                <p className={css.quiet}>{words.thinking}</p>
              ) : (
                <p data-why="">
                  <Bold>{becauseOf({ game: loaded, view: session.asked.view, you: puzzle.you, words: review }, puzzle.you, why.grounds)}</Bold>{' '}
                  {why.clause !== null && <ClauseLink clause={why.clause} game={game} open={(x) => open('rules', x)} />}
                </p>
              )}
            </section>
            <Moves session={session} tried={tries[0]} />
            <Followed session={session} />
          </>
        )}
      </div>
      <footer className={css.foot}>
        {over === null ? (
          <Button onClick={() => session.show()}>{words.show}</Button>
        ) : (
          <>
            {next !== undefined && (
              <LinkButton variant="primary" href={`/puzzles/${game}/${next.id}`}>
                {words.next}
              </LinkButton>
            )}
            <Button icon="flag" onClick={() => void playOn()}>
              {words.playOn}
            </Button>
            <Button icon="undo" onClick={() => session.again()}>
              {words.again}
            </Button>
          </>
        )}
        <LinkButton variant="quiet" href="/puzzles">
          {words.toAll}
        </LinkButton>
      </footer>
    </aside>
  );
}
