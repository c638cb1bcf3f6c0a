/** What a move is called where it is spoken of by itself. */
import { type Base, type Flat, type Seat, same } from '@pesthouse/kernel';
import type { AnyEngine, AnyText } from '../../games/index.ts';

export interface Speaker {
  readonly engine: Pick<AnyEngine, 'moves'>;
  readonly text: Pick<AnyText, 'move'>;
}

const partsOf = (detail: string): readonly string[] => detail.split('; ');

/** By its label; where another legal move is called the same, also by what of its detail tells them apart, such as how it is paid for. */
export const nameOf = ({ engine, text }: Speaker, view: Base, seat: Seat, move: Flat): string => {
  const { label, detail } = text.move(view, seat, move);
  const twins = engine
    .moves(view, seat)
    .filter((m) => !same(m, move))
    .map((m) => text.move(view, seat, m))
    .filter((x) => x.label === label)
    .map((x) => partsOf(x.detail));
  const own = partsOf(detail).filter((x) => twins.some((twin) => !twin.includes(x)));
  return twins.length === 0 || detail === '' || own.length === 0 ? label : `${label} (${own.join('; ')})`;
};
