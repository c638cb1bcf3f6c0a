/** What a seat plays, chosen by whoever sits there, or by the host for a bot: a row of signs, or a list. */
import { cx, Icon } from '@pesthouse/board';
import { Select } from '../kit/select.tsx';
import { lobby as words } from '../text/rooms.ts';
import { type SeatsSpec, type SeatValue, seatOptions, seatValues, valuesOf } from './choices.ts';
import { useGiven, useSeen } from './context.tsx';
import css from './ownchoice.module.css';

interface Choosing {
  readonly id: string;
  readonly spec: SeatsSpec;
  readonly now: string;
  readonly values: readonly SeatValue[];
}

const useChoosing = (seat: number): readonly Choosing[] => {
  const { door } = useGiven();
  const info = useSeen((s) => s.info);
  const { meta } = door.game;
  return seatOptions(meta).map(({ id, spec }) => ({
    id,
    spec,
    now: valuesOf(info.options, id)[seat] ?? spec.default,
    values: seatValues(meta, info.options, info.seats, id, spec, seat),
  }));
};

const useNames = (id: string, spec: SeatsSpec) => {
  const { words: game } = useGiven();
  return (value: string): string => (value === spec.default ? words.seats.any : (game?.option(id).value(value) ?? ''));
};

function SignRow({ id, spec, now, values, seat }: Choosing & { readonly seat: number }) {
  const { act, art, words: game } = useGiven();
  const nameOf = useNames(id, spec);
  const labelOf = (x: SeatValue): string =>
    x.owner !== null ? words.seats.has(nameOf(x.value), x.owner) : x.fits || x.value === now ? nameOf(x.value) : words.seats.not(nameOf(x.value));
  // The die, which leaves it to chance, stands last.
  const order = [...values.filter((x) => x.value !== spec.default), ...values.filter((x) => x.value === spec.default)];
  return (
    <div className={css.row} role="radiogroup" aria-label={words.seats.choose(game?.option(id).name ?? '')}>
      {order.map((x) => {
        const closed = x.value !== now && !x.fits;
        return (
          <label key={x.value} className={cx(css.sign, x.value === now && css.on, closed && css.closed)} title={labelOf(x)}>
            <input
              type="radio"
              className="vh"
              name={`choice-${id}`}
              aria-label={labelOf(x)}
              aria-disabled={closed || undefined}
              checked={x.value === now}
              onChange={() => {
                if (!closed) void act({ act: 'choose', option: id, value: x.value, seat });
              }}
            />
            {x.value === spec.default || art?.Sign === undefined ? <Icon name="die" size={20} /> : <art.Sign value={x.value} size={30} />}
          </label>
        );
      })}
    </div>
  );
}

export function OwnChoice({ seat }: { readonly seat: number }) {
  return useChoosing(seat).map((x) => <SignRow key={x.id} {...x} seat={seat} />);
}

function BotList({ id, spec, now, values, seat, name }: Choosing & { readonly seat: number; readonly name: string }) {
  const { act, words: game } = useGiven();
  const nameOf = useNames(id, spec);
  return (
    <Select
      label={`${name}: ${game?.option(id).name ?? ''}`}
      value={now}
      choices={values.map((x) => ({ value: x.value, name: nameOf(x.value), disabled: x.value !== now && !x.fits }))}
      set={(value) => void act({ act: 'choose', option: id, value, seat })}
    />
  );
}

export function BotChoice({ seat, name }: { readonly seat: number; readonly name: string }) {
  return useChoosing(seat).map((x) => <BotList key={x.id} {...x} seat={seat} name={name} />);
}
