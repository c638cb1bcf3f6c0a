/** The controls of a replay: the slider with its turns, the steps, play and its speed, and through whose eyes. */

import { Bold, Button, ClauseLink, IconButton } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { ALL_SEEING, type Film } from '../film/film.ts';
import { RATES, type Reel } from '../film/reel.ts';
import { toggleMode } from '../kit/board/explain/Tool.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { Select } from '../kit/select.tsx';
import { useKeys } from '../shown/keys.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import { replay as words } from '../text/rooms.ts';
import css from './controls.module.css';

export const eyesName = (film: Film, seat: Seat): string => {
  if (seat === ALL_SEEING) return words.all;
  if (seat < 0) return words.watcher;
  const view = film.as(film.eyes[0] ?? seat)[0]?.view;
  const own = view === undefined ? `${seat + 1}` : film.game.text.seat(view, seat);
  const name = film.names[seat];
  return name === undefined || name === '' ? own : `${own} (${name})`;
};

/** Arrows one move, with shift one turn; comma and full stop one event; Space plays. */
export const useReelKeys = (reel: Reel, explains: boolean): void => {
  useKeys({
    ArrowLeft: () => reel.go(reel.at - 1),
    ArrowRight: () => reel.go(reel.at + 1),
    'Shift+ArrowLeft': () => reel.turn(-1),
    'Shift+ArrowRight': () => reel.turn(1),
    ',': () => reel.event(-1),
    '.': () => reel.event(1),
    Home: () => reel.go(0),
    End: () => reel.go(reel.last),
    ' ': () => reel.setPlaying(!reel.playing),
    F1: explains ? toggleMode : undefined,
  });
};

/** What the last move told, in a line; between two moves the last event. */
export function NowLine({ reel, openRule }: { readonly reel: Reel; openRule?(clause: string): void }) {
  const { film, item, at } = reel;
  if (item === undefined) return null;
  if (reel.told !== null) {
    const { item: next, event } = reel.told;
    return (
      <p className={css.now}>
        {next.by !== null && <SeatMark game={film.game} view={next.view} seat={next.by} size={24} />}
        <span>
          <Bold>{film.game.text.event(next.view, event)}</Bold> <ClauseLink clause={event.clause} game={film.game.id} open={openRule} />
        </span>
      </p>
    );
  }
  const told = item.events.find((e) => e.type !== 'turn') ?? item.events[0];
  return (
    <p className={css.now}>
      {item.by !== null && <SeatMark game={film.game} view={item.view} seat={item.by} size={24} />}
      <span>
        {film.label(at, reel.as) !== '' && (
          <>
            <b>{film.label(at, reel.as).replaceAll('**', '')}.</b>{' '}
          </>
        )}
        {at === 0 ? words.start : told === undefined ? '' : <Bold>{film.game.text.event(item.view, told)}</Bold>}{' '}
        {at > 0 && told !== undefined && <ClauseLink clause={told.clause} game={film.game.id} open={openRule} />}
        {film.changes(at).map((line) => (
          <em key={line} className={css.change}>
            {line}
          </em>
        ))}
      </span>
    </p>
  );
}

export function Scrub({ reel }: { readonly reel: Reel }) {
  const share = (at: number): string => `${reel.last === 0 ? 0 : (at / reel.last) * 100}%`;
  return (
    <div className={css.scrub}>
      <div className={css.ticks} aria-hidden="true">
        {reel.turns.map((t) => (
          <i key={t} style={{ left: share(t) }} />
        ))}
      </div>
      <input
        type="range"
        className={css.range}
        min={0}
        max={reel.last}
        value={reel.at}
        aria-label={words.scrub}
        aria-valuetext={words.move(reel.at, reel.last)}
        style={{ backgroundSize: `${share(reel.at)} 100%` }}
        onChange={(e) => {
          reel.setPlaying(false);
          reel.go(Number(e.currentTarget.value));
        }}
        onKeyDown={(e) => {
          // The slider's own arrows go one move; with shift one turn, as everywhere here.
          if (!e.shiftKey || (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight')) return;
          e.preventDefault();
          e.stopPropagation();
          reel.turn(e.key === 'ArrowRight' ? 1 : -1);
        }}
      />
    </div>
  );
}

export function Steps({ reel }: { readonly reel: Reel }) {
  const to = (at: number): void => {
    reel.setPlaying(false);
    reel.go(at);
  };
  return (
    <div className={css.steps}>
      <IconButton variant="plain" icon="skip-back" label={words.first} onClick={() => to(0)} />
      <IconButton variant="plain" icon="step-back" label={words.back} onClick={() => to(reel.at - 1)} />
      <IconButton variant="plain" icon="event-back" label={words.eventBack} onClick={() => reel.event(-1)} />
      <Button
        variant="primary"
        icon={reel.playing ? 'pause' : 'play'}
        aria-label={reel.playing ? words.pause : words.play}
        onClick={() => reel.setPlaying(!reel.playing)}
      />
      <IconButton variant="plain" icon="event-fwd" label={words.eventFwd} onClick={() => reel.event(1)} />
      <IconButton variant="plain" icon="step-fwd" label={words.fwd} onClick={() => to(reel.at + 1)} />
      <IconButton variant="plain" icon="skip-fwd" label={words.end} onClick={() => to(reel.last)} />
    </div>
  );
}

export function Eyes({ reel }: { readonly reel: Reel }) {
  const { film } = reel;
  if (film.eyes.length < 2) return null;
  return (
    <Select
      label={words.seenBy}
      value={`${reel.as}`}
      choices={film.eyes.map((e) => ({ value: `${e}`, name: `${words.seenBy}: ${eyesName(film, e)}` }))}
      set={(v) => reel.setAs(Number(v))}
    />
  );
}

export function Rates({ reel }: { readonly reel: Reel }) {
  return <Segmented label={words.rate} value={reel.rate} segments={RATES.map((value) => ({ value, name: words.rates[value] }))} set={reel.setRate} />;
}
