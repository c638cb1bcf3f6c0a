/** One seat of the table that is being set: its mark, what it plays, who sits there. */
import type { Level } from '@pesthouse/api';
import { Glyph } from '@pesthouse/board';
import { LEVELS } from '@pesthouse/kernel';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { useSettings } from '../../prefs/store.ts';
import { useText } from '../../text/index.ts';
import { laying } from '../../text/rooms.ts';
import type { SeatChoice } from './seatchoice.ts';
import css from './settable.module.css';

export interface SeatPlan {
  readonly kind: 'person' | 'bot' | 'open';
  readonly level: Level;
}

export interface SeatRowProps {
  readonly place: number;
  readonly seat: SeatPlan;
  readonly you: boolean;
  readonly choices: readonly SeatChoice[];
  readonly set: (kind: SeatPlan['kind']) => void;
  readonly setLevel: (level: Level) => void;
}

export function SeatRow({ place, seat, you, choices, set, setLevel }: SeatRowProps) {
  const text = useText();
  const me = useSettings((s) => s.name) || text.me.nobody;
  const levels = LEVELS.map((value) => ({ value, name: text.levels[value].name }));
  return (
    <li className={you ? css.mine : css.row}>
      <Glyph seat={place} size="l" open={seat.kind === 'open'} />
      <span className={css.who}>
        {choices.length === 0 ? (
          <b>{text.set.seat(place + 1)}</b>
        ) : (
          choices.map((c) => <Select key={c.id} wide label={`${c.name}, ${text.set.seat(place + 1)}`} value={c.value} choices={c.values} set={c.set} />)
        )}
      </span>
      <Segmented
        label={laying.who(place + 1)}
        value={seat.kind}
        set={set}
        segments={[
          { value: 'person', name: you ? me : laying.person, icon: 'person' },
          { value: 'bot', name: laying.bot, icon: 'bot' },
          { value: 'open', name: text.set.open, icon: 'door' },
        ]}
      />
      <span className={css.note}>
        {seat.kind === 'bot' ? (
          <Select wide label={laying.level(place + 1)} value={seat.level} choices={levels} set={setLevel} />
        ) : (
          <span className={you ? css.you : css.quiet}>{you ? text.set.you : seat.kind === 'open' ? laying.anyone : laying.linkLater}</span>
        )}
      </span>
    </li>
  );
}
