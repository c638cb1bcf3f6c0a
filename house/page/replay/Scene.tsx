/** One position of a film beside something else: its picture, and the way to play on from it. */
import type { Seat } from '@pesthouse/kernel';
import type { Film } from '../film/film.ts';
import { useReel } from '../film/reel.ts';
import { PlayOn } from './PlayOn.tsx';
import { Screen } from './Screen.tsx';

interface Props {
  readonly film: Film;
  readonly at: number;
  readonly as: Seat;
}

const nothing = (): void => undefined;

function ScenePicture({ film, at, as }: Props) {
  return <Screen reel={useReel(film, at, as)} part="small" openRule={nothing} />;
}

function ScenePlayOn({ film, at, as }: Props) {
  return <PlayOn reel={useReel(film, at, as)} />;
}

/** What a review needs of it. A position is drawn anew when another one is meant. */
export const sceneOf = (film: Film) => ({
  picture: (at: number, as: Seat) => <ScenePicture key={`${at} ${as}`} film={film} at={at} as={as} />,
  playOn: (at: number, as: Seat) => <ScenePlayOn key={`${at} ${as}`} film={film} at={at} as={as} />,
});
