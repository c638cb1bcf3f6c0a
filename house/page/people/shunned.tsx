/** Of whom I want to hear nothing, to be taken back; and what came of what I reported. Only I see it. */

import { myReports, shuns } from '@pesthouse/api';
import { Button } from '@pesthouse/board';
import { setShun } from '../house/between/shuns.ts';
import { dateOf } from '../house/tables/when.ts';
import { Avatar } from '../kit/avatar.tsx';
import { toast } from '../kit/toast.tsx';
import { people } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './people.module.css';
import { useAsked } from './useasked.ts';

const { between: words } = people;

export function Shunned() {
  const [asked, again] = useAsked(shuns, '/api/me/shuns');
  const all = asked.at === 'here' ? asked.value.shuns : [];
  if (all.length === 0) return null;
  const back = (person: string): void => {
    setShun({ person, how: null }).then(again, (e: unknown) => toast({ text: told(e), tone: 'bad' }));
  };
  return (
    <section className={css.panel} aria-labelledby="shunned">
      <header>
        <h2 id="shunned">{words.shunned}</h2>
      </header>
      <ul className={css.lines}>
        {all.map(({ person, how }) => (
          <li key={person.person}>
            <Avatar avatar={person.avatar} size={32} />
            <span className={css.grow}>
              <b>{person.name}</b>
              <small>{how === 'block' ? words.blockedShort : words.muted}</small>
            </span>
            <Button size="s" aria-label={`${words.takeBack}: ${person.name}`} onClick={() => back(person.person)}>
              {words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Reported() {
  const [asked] = useAsked(myReports, '/api/me/reports');
  const all = asked.at === 'here' ? asked.value.reports : [];
  if (all.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="reported">
      <header>
        <h2 id="reported">{words.reports}</h2>
      </header>
      <ul className={css.lines}>
        {all.map((x) => (
          <li key={x.id}>
            <span className={css.grow}>
              <b>{x.name}</b>
              <small>
                {dateOf(x.at, Date.now())}. {x.decided === null ? words.waits : x.done ? words.done : words.nothing}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
