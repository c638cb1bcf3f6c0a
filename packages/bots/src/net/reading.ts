/** What a net is given: the view by its game's encoder, then the numbers of the rules that are turned, two bytes each. */
import { type Base, type Encoder, type Flat, type Numbers, numbersOf, type Seat, type Tunable } from '@pesthouse/kernel';
import { Features } from './features.ts';

/** A number that is twice the printed one comes to so much. */
const DOUBLED = 48;
/** So that nothing is divided by nothing. */
const LITTLE = 0.25;
const MOST = 255;

/** For each number how far it is raised, then how far it is lowered; 0 and 0 as printed. */
const turnsOf = (printed: Numbers, now: Numbers): Uint8Array => {
  const bytes: number[] = [];
  for (const [name, was] of Object.entries(printed)) {
    const is = now[name] ?? was;
    const by = Math.round(DOUBLED * Math.log2((Math.abs(is) + LITTLE) / (Math.abs(was) + LITTLE)));
    bytes.push(Math.min(MOST, Math.max(0, by)), Math.min(MOST, Math.max(0, -by)));
  }
  return Uint8Array.from(bytes);
};

export class Reading {
  /** How many bytes there are, the numbers of the rules among them. */
  readonly size: number;
  readonly features: Features;
  /** What is turned in these rules. */
  readonly turned: Uint8Array;
  private readonly encoder: Encoder<Base, Flat>;

  /** `printed` are the numbers of the edition that the encoder reads. */
  constructor(
    encoder: Encoder,
    game: { readonly vocabulary: ConstructorParameters<typeof Features>[0]; readonly tunables: readonly Tunable[] },
    printed: Numbers,
  ) {
    this.encoder = encoder;
    this.features = new Features({ ...game.vocabulary, ...encoder.naming?.vocabulary });
    this.turned = turnsOf(printed, numbersOf(game.tunables));
    this.size = encoder.size + this.turned.length;
  }

  /** Writes the view, `size` bytes of it. */
  write(view: Base, seat: Seat, seats: number, out: Uint8Array, at: number): void {
    this.encoder.encode(view, seat, seats, out, at);
    out.set(this.turned, at + this.encoder.size);
  }

  /** Writes the features of a move of the view that was written last. */
  writeMove(move: Flat, out: Uint16Array, at: number): void {
    const { naming } = this.encoder;
    this.features.write(naming === undefined ? move : naming.name(move), out, at);
  }
}
