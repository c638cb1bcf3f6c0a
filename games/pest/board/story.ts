/** What the Pest of this Year did so far, gathered from the events as they are told: the map marks it and the panel lists it. */
import { useRef } from 'react';
import type { House, PlaceId, RoadId } from '../names.ts';
import type { Event, State } from '../state.ts';

export interface Struck {
  readonly how: 'hit' | 'spared' | 'forced' | 'camp' | 'away' | 'falls';
  readonly n: number;
  readonly who: House | null;
}
export interface Story {
  readonly places: ReadonlyMap<PlaceId, Struck>;
  readonly roads: ReadonlyMap<RoadId, number>;
  /** Where the Sick spread from. */
  readonly from: readonly PlaceId[];
  readonly told: readonly Event[];
}

const NONE: Story = { places: new Map(), roads: new Map(), from: [], told: [] };

const tell = (story: Story, e: Event): Story => {
  if (e.type === 'pest') return { ...NONE, told: [e] };
  const places = new Map(story.places);
  const roads = new Map(story.roads);
  const told = [...story.told, e];
  const from = story.from;
  const put = (at: PlaceId, x: Struck) => ({ ...story, told, places: places.set(at, x) });
  switch (e.type) {
    case 'struck':
      return put(e.at, { how: 'hit', n: e.sick, who: null });
    case 'spared':
      return put(e.at, { how: 'spared', n: 0, who: null });
    case 'forced':
      return put(e.at, { how: 'forced', n: e.sick, who: e.who });
    case 'camp-back':
      return put(e.at, { how: 'camp', n: 0, who: e.who });
    case 'turned-away':
      return put(e.at, { how: 'away', n: e.sick, who: e.who });
    case 'destroyed':
      return put(e.at, { how: 'falls', n: e.sick, who: null });
    case 'road-struck':
      return { ...story, told, roads: roads.set(e.road, e.sick) };
    case 'spread':
      return { ...story, told, from: [...from, e.from] };
    default:
      return story;
  }
};

/** The story lasts until the Actions of the Year begin. */
export const useStory = (view: State, now: Event | null): Story | null => {
  const story = useRef<Story>(NONE);
  const last = useRef<Event | null>(null);
  if (now !== null && now !== last.current) {
    if (now.type === 'year' || now.type === 'turn') story.current = NONE;
    story.current = tell(story.current, now);
  }
  last.current = now;
  if (now === null && view.phase !== 'pest' && view.phase !== 'aid') story.current = NONE;
  return story.current === NONE && view.phase !== 'pest' ? null : story.current;
};
