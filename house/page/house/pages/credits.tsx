/** Credits: who made the games, and what Pesthouse is made of. */
import { pages } from '../../text/rooms.ts';
import { doors, fullTitle } from '../doors.ts';
import { useMore } from '../more.ts';
import plain from '../plain.module.css';
import { PlainPage } from '../plain.tsx';
import css from './credits.module.css';

export default function CreditsPage() {
  const more = useMore();
  const parts = [
    [pages.credits.icons, pages.credits.iconsAbout],
    [pages.credits.sound, pages.credits.soundAbout],
    [pages.credits.code, pages.credits.codeAbout],
  ] as const;
  return (
    <PlainPage title={pages.credits.title} lead={pages.credits.lead}>
      <section className={plain.section}>
        <h2>{pages.credits.games}</h2>
        <p className={css.text}>{pages.credits.gamesAbout}</p>
        <dl className={css.games}>
          {doors().map((door) => (
            <div key={door.id}>
              <dt className="display">{fullTitle(door)}</dt>
              <dd>{door.words.credit}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={plain.section}>
        <h2>{pages.credits.type}</h2>
        <p className={css.text}>{pages.credits.typeAbout}</p>
        <dl className={css.games}>
          {doors()
            .filter((door) => more(door.id).faces !== '')
            .map((door) => (
              <div key={door.id}>
                <dt className="display">{fullTitle(door)}</dt>
                <dd>{more(door.id).faces}</dd>
              </div>
            ))}
        </dl>
      </section>
      {parts.map(([name, about]) => (
        <section key={name} className={plain.section}>
          <h2>{name}</h2>
          <p className={css.text}>{about}</p>
        </section>
      ))}
      <section className={plain.section}>
        <h2>{pages.means.title}</h2>
        {pages.means.body.map((p) => (
          <p key={p} className={css.text}>
            {p}
          </p>
        ))}
      </section>
    </PlainPage>
  );
}
