/** Credits: who made the games, and what Pesthouse is made of. */
import { useTitle } from '../../kit/badge.ts';
import { useText } from '../../text/index.ts';
import { doors, fullTitle } from '../doors.ts';
import { moreOf } from '../more.ts';
import plain from '../plain.module.css';
import { Shell } from '../shell.tsx';
import css from './credits.module.css';

export default function CreditsPage() {
  const text = useText();
  useTitle(text.credits.title);
  const parts = [
    [text.credits.icons, text.credits.iconsAbout],
    [text.credits.sound, text.credits.soundAbout],
    [text.credits.code, text.credits.codeAbout],
  ] as const;
  return (
    <Shell>
      <main id="main" className={plain.page}>
        <h1>{text.credits.title}</h1>
        <p className={plain.lead}>{text.credits.lead}</p>
        <section className={plain.section}>
          <h2>{text.credits.games}</h2>
          <p className={css.text}>{text.credits.gamesAbout}</p>
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
          <h2>{text.credits.type}</h2>
          <p className={css.text}>{text.credits.typeAbout}</p>
          <dl className={css.games}>
            {doors()
              .filter((door) => moreOf(door.id).faces !== '')
              .map((door) => (
                <div key={door.id}>
                  <dt className="display">{fullTitle(door)}</dt>
                  <dd>{moreOf(door.id).faces}</dd>
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
          <h2>{text.door.meansTitle}</h2>
          {text.door.meansBody.map((p) => (
            <p key={p} className={css.text}>
              {p}
            </p>
          ))}
        </section>
      </main>
    </Shell>
  );
}
