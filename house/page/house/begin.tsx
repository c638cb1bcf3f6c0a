/** Where to begin, and what waits: the Doctor’s note for whoever is new, the table that has waited longest for whoever comes back. */

import { Button, LinkButton } from '@pesthouse/board';
// A file of its own here: what the first screen carries is weighed.
import doctor from '../kit/art/doctor.svg?no-inline';
import { useText } from '../text/index.ts';
import css from './begin.module.css';
import { doors } from './doors.ts';
import type { Mine } from './usevisits.ts';

/** The way into the first lesson of a game; its names are asked for only now. */
export const firstLesson = async (game: string): Promise<string> => {
  const { lessonsHere } = await import('../text/games.ts');
  const [first] = (await lessonsHere())[game] ?? [];
  return first === undefined ? `/learn#${game}` : `/learn/${game}/${first.id}`;
};

/** The note, without its button: pinned to a door. */
export function Note() {
  const text = useText();
  return (
    <div className={css.note}>
      <img src={doctor} alt="" width={58} height={58} />
      <div>
        <b>
          {text.begin.title} {text.begin.here}
        </b>
        <span>{text.begin.lead}</span>
      </div>
    </div>
  );
}

/** The note on a phone, before all doors. */
export function NoteFirst({ busy, begin }: { readonly busy: boolean; begin(): void }) {
  const text = useText();
  return (
    <section className={css.first} aria-label={text.begin.title}>
      <img src={doctor} alt="" width={76} height={76} />
      <div>
        <b>{text.begin.title}</b>
        <span>{text.begin.lead}</span>
      </div>
      <Button variant="primary" wide icon="play" busy={busy} onClick={begin}>
        {text.begin.go}
      </Button>
    </section>
  );
}

/** The tables that wait for the reader; nothing where none does. */
export function Turn({ mine }: { readonly mine: Mine }) {
  const text = useText();
  const waiting = mine.visits.filter((v) => v.status !== 'over' && v.yours).sort((a, b) => a.touched - b.touched);
  const [longest] = waiting;
  if (longest === undefined || mine.module === null) return null;
  const { since } = longest;
  return (
    <section className={css.turn} aria-label={text.tables.yourTurn}>
      <img src={doors().find((d) => d.id === longest.game)?.poster} alt="" width={39} height={55} />
      <div>
        <b>{waiting.length === 1 ? text.begin.turnAt(longest.name) : text.begin.turns(waiting.length)}</b>
        <span>{waiting.length > 1 ? longest.name : (since?.text ?? mine.module.agoOf(longest.touched, text))}</span>
      </div>
      <LinkButton variant="primary" icon="play" href={mine.module.visitPath(longest)}>
        {text.begin.go2}
      </LinkButton>
    </section>
  );
}
