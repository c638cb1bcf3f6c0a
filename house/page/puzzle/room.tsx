/** The room of puzzles: the one of the day, and every game's own by level, with what is solved. */

import { cx, Icon, LinkButton } from '@pesthouse/board';
import { gameOfDay, inOrder, PUZZLE_LEVELS, type PuzzleFile, puzzleOfDay } from '@pesthouse/lab/puzzles';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { doors, fullTitle } from '../house/doors.ts';
import { Shell } from '../house/shell.tsx';
import doctor from '../kit/art/doctor.svg';
import { useTitle } from '../kit/badge.ts';
import { GAMES_WITH_PUZZLES, puzzlesOf } from '../puzzlefiles.ts';
import { puzzle as words } from '../text/rooms.ts';
import { keyOf, usePuzzles } from './kept.ts';
import css from './room.module.css';

const useFiles = (): readonly PuzzleFile[] | null => {
  const [files, setFiles] = useState<readonly PuzzleFile[] | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all(
      doors()
        .filter((d) => GAMES_WITH_PUZZLES.includes(d.id))
        .map((d) => puzzlesOf(d.id)),
    ).then(
      (all) => here && setFiles(all.filter((x) => x !== null && x.puzzles.length > 0).flatMap((x) => x ?? [])),
      () => here && setFiles([]),
    );
    return () => {
      here = false;
    };
  }, []);
  return files;
};

/** Its whole title: two games would be called the same by its first half. */
const titleOf = (game: string): string => {
  const door = doors().find((d) => d.id === game);
  return door === undefined ? game : fullTitle(door);
};

function Book({ file }: { readonly file: PuzzleFile }) {
  const progress = usePuzzles((s) => s.progress);
  const title = titleOf(file.game);
  const solved = file.puzzles.filter((p) => progress[keyOf(file.game, p.id)]?.solved === true).length;
  const ordered = inOrder(file.puzzles);
  const next = ordered.find((p) => progress[keyOf(file.game, p.id)]?.solved !== true);
  return (
    <section className={css.book} id={file.game} data-leaf={file.game} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{words.solvedOf(solved, file.puzzles.length)}</span>
        {next === undefined ? (
          <b>{words.allDone}</b>
        ) : (
          <LinkButton size="s" href={`/puzzles/${file.game}/${next.id}`} aria-label={`${solved > 0 ? words.resume : words.begin}: ${title}`}>
            {solved > 0 ? words.resume : words.begin}
          </LinkButton>
        )}
      </header>
      {PUZZLE_LEVELS.map((level) => {
        const all = file.puzzles.filter((p) => p.level === level);
        return all.length === 0 ? null : (
          <div key={level} className={css.level}>
            <h3>{words.levels[level]}</h3>
            <ol>
              {all.map((p) => {
                const was = progress[keyOf(file.game, p.id)];
                const state = was?.solved === true ? 'solved' : was === undefined ? 'fresh' : 'tried';
                const n = ordered.indexOf(p) + 1;
                return (
                  <li key={p.id}>
                    <Link
                      className={cx(css.one, css[state])}
                      href={`/puzzles/${file.game}/${p.id}`}
                      aria-label={`${words.number(n, words.levels[level])}, ${words.state[state]}`}
                    >
                      {state === 'solved' ? <Icon name="check" size={18} /> : n}
                    </Link>
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

export default function PuzzlesPage() {
  useTitle(words.title);
  const files = useFiles();
  const progress = usePuzzles((s) => s.progress);
  const now = Date.now();
  const game = gameOfDay(
    (files ?? []).map((f) => f.game),
    now,
  );
  const file = files?.find((f) => f.game === game);
  const today = file === undefined ? undefined : puzzleOfDay(file.puzzles, now);
  const solved = file !== undefined && today !== undefined && progress[keyOf(file.game, today.id)]?.solved === true;
  useEffect(() => {
    if (files !== null && location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [files]);
  return (
    <Shell>
      <main id="main" className={css.page} aria-busy={files === null}>
        <section className={css.hero}>
          <img src={doctor} alt="" width={120} height={120} />
          <div>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
            {file !== undefined && today !== undefined && (
              <p className={css.today}>
                <LinkButton variant={solved ? 'plain' : 'primary'} size="l" icon={solved ? 'check' : 'play'} href={`/puzzles/${file.game}/${today.id}`}>
                  {words.ofDay}
                </LinkButton>
                <span>
                  {words.ofDayGo(titleOf(file.game))}, {words.levels[today.level]}
                  {solved && `, ${words.state.solved}`}
                </span>
              </p>
            )}
          </div>
        </section>
        {files?.map((f) => (
          <Book key={f.game} file={f} />
        ))}
      </main>
    </Shell>
  );
}
