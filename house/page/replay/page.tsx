/** The page of a replay: the whole board, scrubbed from any seat's view, with the log in step. */

import { Button, cx, Dialog, LinkButton, useShape } from '@pesthouse/board';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { BASE, home } from '../base.ts';
import { BadRecord, type Film, readFilm } from '../film/film.ts';
import { type Reel, useReel } from '../film/reel.ts';
import { titleOf } from '../house/doors.ts';
import { byClause, useDifferences, VariantChip, VariantDialog } from '../houserules/shown.tsx';
import { useTitle } from '../kit/badge.ts';
import { Explains } from '../kit/board/explain/Card.tsx';
import { ExplainTool } from '../kit/board/explain/Tool.tsx';
import { Loader } from '../kit/loader.tsx';
import { Logo } from '../kit/logo.tsx';
import screen from '../kit/screen.module.css';
import { toast } from '../kit/toast.tsx';
import { Review } from '../review/Review.tsx';
import { copy } from '../shown/copy.ts';
import { Log } from '../shown/Log.tsx';
import opened from '../shown/opened.module.css';
import { Rules } from '../shown/Rules.tsx';
import { review as reviewWords, table, replay as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { Eyes, NowLine, Rates, Scrub, Steps, useReelKeys } from './Controls.tsx';
import { loadFilm } from './load.ts';
import { PlayOn } from './PlayOn.tsx';
import css from './page.module.css';
import { sceneOf } from './Scene.tsx';
import { askOf, Screen } from './Screen.tsx';
import { useBarRoom } from './usebarroom.ts';

const download = (film: Film): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(film.file)], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = url;
  a.download = `pesthouse-${film.game.id}.json`;
  a.click();
  URL.revokeObjectURL(url);
};

function Import({ onFilm }: { onFilm(film: Film): void }) {
  const file = useRef<HTMLInputElement>(null);
  const read = async (f: File | undefined): Promise<void> => {
    if (f === undefined) return;
    try {
      onFilm(await readFilm(JSON.parse(await f.text())));
    } catch (e) {
      toast({ text: e instanceof BadRecord ? told(e) : words.badFile, tone: 'bad' });
    }
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="vh"
        tabIndex={-1}
        aria-label={words.import}
        onChange={(e) => void read(e.currentTarget.files?.[0])}
      />
      <Button size="s" onClick={() => file.current?.click()}>
        {words.import}
      </Button>
    </>
  );
}

interface ToolsProps {
  readonly reel: Reel;
  readonly here: string | null;
  onFilm(film: Film): void;
  onReview(): void;
}

function Tools({ reel, here, onFilm, onReview }: ToolsProps) {
  const { film } = reel;
  return (
    <div className={css.tools}>
      {film.record !== null && (
        <Button size="s" icon="bars" onClick={onReview}>
          {reviewWords.open}
        </Button>
      )}
      {here !== null && (
        <Button size="s" icon="link" onClick={() => void copy(`${home()}${here}?at=${reel.at}&as=${reel.as}`)}>
          {words.link}
        </Button>
      )}
      <PlayOn reel={reel} size="s" />
      {film.file !== null && (
        <Button size="s" icon="download" onClick={() => download(film)}>
          {words.export}
        </Button>
      )}
      <Import onFilm={onFilm} />
    </div>
  );
}

/** From this width on the log and its neighbours stand beside the board. */
const ROOM_FOR_SIDE = 1180;

interface ShownProps {
  readonly film: Film;
  readonly at: number;
  readonly as: number;
  readonly here: string | null;
  onFilm(film: Film): void;
}

function Shown({ film, at, as, here, onFilm }: ShownProps) {
  const reel = useReel(film, at, as);
  const shape = useShape();
  const narrow = shape !== 'desk';
  const [room, bar] = useBarRoom();
  // The list of finished games leads straight to the review.
  const [wanted] = useState(() => location.hash === '#review' && film.record !== null);
  const [side, setSide] = useState<'log' | 'rules' | 'review'>(wanted && window.innerWidth >= ROOM_FOR_SIDE ? 'review' : 'log');
  const [clause, setClause] = useState<string | null>(null);
  const [dialog, setDialog] = useState(wanted && window.innerWidth < ROOM_FOR_SIDE);
  const [house, setHouse] = useState(false);
  const changes = useDifferences(film.house ?? undefined);
  const turned = useMemo(() => byClause(changes), [changes]);
  // A phone has no place beside the board: there the rulebook lies over it.
  const [book, setBook] = useState(false);
  const openRule = (wanted: string): void => {
    setClause(wanted);
    if (narrow) setBook(true);
    else setSide('rules');
    setDialog(false);
    setHouse(false);
  };
  const go = (to: number, eyes: number): void => {
    setDialog(false);
    reel.setPlaying(false);
    reel.setAs(eyes);
    reel.go(to);
    if (here !== null) history.replaceState(history.state, '', `${BASE}${here}?at=${to}&as=${eyes}`);
  };
  const review = film.record !== null && (
    <Review
      job={film.record}
      reel={reel}
      you={film.you}
      way={{ href: (to, eyes) => `${here ?? ''}?at=${to}&as=${eyes}`, go, ...sceneOf(film) }}
      openRule={openRule}
    />
  );
  const tabs = [
    { id: 'log', name: table.tabs.log },
    { id: 'rules', name: table.tabs.rules },
    ...(film.record === null ? [] : [{ id: 'review', name: reviewWords.tab } as const]),
  ] as const;
  const explains = film.game.text.about !== undefined;
  useReelKeys(reel, explains);
  useTitle(`${words.title}: ${titleOf(film.game)}`);
  return (
    <div
      ref={room}
      className={cx(screen.screen, narrow ? css.phone : css.wide, shape === 'lying' && css.lying, side === 'review' && css.wider)}
      data-game={film.game.id}
      data-replay=""
    >
      <header className={css.top}>
        <Link href="/" className={css.home} aria-label={table.toHouse}>
          <Logo />
        </Link>
        {!narrow && (
          <h1 className={css.title}>
            {words.title} <span>{film.title === '' ? titleOf(film.game) : film.title}</span>
          </h1>
        )}
        {film.house !== null && <VariantChip name={film.house.name} onPress={() => setHouse(true)} />}
        <div className={css.rail}>
          <Screen reel={reel} part="rail" openRule={openRule} />
        </div>
        <span className={css.count}>{words.move(reel.at, reel.last)}</span>
        {explains && <ExplainTool />}
      </header>
      <main id="main" className={css.room} data-explains="">
        <Screen reel={reel} part="board" openRule={openRule} />
      </main>
      <div className={css.wall} data-explains="">
        <Screen reel={reel} part="seats" openRule={openRule} />
      </div>
      {!narrow && (
        <aside className={css.side} aria-label={table.log.drawer}>
          <div className={css.tabs} role="tablist">
            {tabs.map((t) => (
              <button
                key={t.id}
                type="button"
                role="tab"
                aria-selected={side === t.id}
                className={cx(css.tab, side === t.id && css.on)}
                onClick={() => setSide(t.id)}
              >
                {t.name}
              </button>
            ))}
          </div>
          <div className={css.body}>
            {side === 'review' ? (
              <div className={css.review}>{review}</div>
            ) : side === 'log' ? (
              <Log game={film.game} items={reel.items.slice(0, reel.at + 1)} seat={reel.as} names={film.names} openRule={openRule} />
            ) : (
              <Rules book={film.game.rulebook} clause={clause ?? ''} turned={turned} />
            )}
          </div>
        </aside>
      )}
      <section ref={bar} className={css.bar} aria-label={words.title}>
        <div className={css.line}>
          <NowLine reel={reel} openRule={openRule} />
          <Tools reel={reel} here={here} onFilm={onFilm} onReview={() => (window.innerWidth >= ROOM_FOR_SIDE ? setSide('review') : setDialog(true))} />
        </div>
        <Scrub reel={reel} />
        <div className={css.line}>
          <Steps reel={reel} />
          <Rates reel={reel} />
          <span className={css.space} />
          <Eyes reel={reel} />
        </div>
      </section>
      {film.house !== null && <VariantDialog variant={film.house} open={house} close={() => setHouse(false)} openRule={openRule} />}
      {explains && <Explains ask={askOf(reel)} openRule={openRule} game={film.game.id} />}
      <Dialog wide open={book && narrow} onClose={() => setBook(false)} title={table.tabs.rules}>
        {book && <Rules book={film.game.rulebook} clause={clause ?? ''} turned={turned} />}
      </Dialog>
      <Dialog wide open={dialog} onClose={() => setDialog(false)} title={reviewWords.tab}>
        {review}
      </Dialog>
    </div>
  );
}

export default function ReplayPage({ id, local }: { readonly id: string; readonly local: boolean }) {
  const [film, setFilm] = useState<Film | null>(null);
  const [own, setOwn] = useState(true);
  const [gone, setGone] = useState<string | null>(null);
  const asked = new URLSearchParams(location.search);
  const number = (name: string, or: number): number => {
    const v = asked.get(name);
    return v === null || !/^-?\d{1,6}$/.test(v) ? or : Number(v);
  };
  useEffect(() => {
    let here = true;
    loadFilm(id, local).then(
      (f) => here && setFilm(f),
      (e: unknown) => here && setGone(told(e)),
    );
    return () => {
      here = false;
    };
  }, [id, local]);
  const bring = (f: Film): void => {
    setOwn(false);
    setFilm(f);
  };
  if (gone !== null && film === null)
    return (
      <main id="main" className={opened.middle}>
        <h1 className={opened.title}>{words.gone}</h1>
        <p>{gone}</p>
        <Import onFilm={bring} />
        <LinkButton href="/" variant="primary">
          {table.toHouse}
        </LinkButton>
      </main>
    );
  if (film === null)
    return (
      <main id="main" className={opened.middle} aria-busy="true">
        <Loader>{words.opening}</Loader>
      </main>
    );
  const here = own ? `/replay/${local ? 'local/' : ''}${id}` : null;
  return (
    <Shown
      key={own ? id : film.as(film.eyes[0] ?? 0).length}
      film={film}
      at={own ? number('at', 0) : 0}
      as={number('as', film.eyes[0] ?? -1)}
      here={here}
      onFilm={bring}
    />
  );
}
