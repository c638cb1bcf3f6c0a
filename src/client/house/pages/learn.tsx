/** Learn: how every table of the house works, then which door to take first. */

import { Link } from 'wouter';
import type { DoorMore } from '../../../kernel/index.ts';
import { useTitle } from '../../kit/badge.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { IconName } from '../../kit/icons.ts';
import { pages } from '../../text/rooms.ts';
import { doors, fullTitle } from '../doors.ts';
import { useMore } from '../more.ts';
import plain from '../plain.module.css';
import { Shell } from '../shell.tsx';
import css from './learn.module.css';

/** The pictures of the steps, in their order. */
const STEP_ICONS: readonly IconName[] = ['flag', 'sun', 'question', 'undo', 'bulb', 'lock'];

const Things = ({ things }: { readonly things: DoorMore['things'] }) => (
  <ul className={css.things}>
    {things.map(({ picture, part, name, text }) => (
      <li key={name}>
        <span className={css.picture}>
          {part === undefined ? (
            <img src={picture} alt="" loading="lazy" />
          ) : (
            <svg aria-hidden="true">
              <use href={`${picture}#${part}`} />
            </svg>
          )}
        </span>
        <p>
          <b>{name}</b>
          {text}
        </p>
      </li>
    ))}
  </ul>
);

export default function LearnPage() {
  useTitle(pages.learn.title);
  const more = useMore();
  return (
    <Shell>
      <main id="main" className={plain.page}>
        <h1>{pages.learn.title}</h1>
        <p className={plain.lead}>{pages.learn.lead}</p>
        <ol className={css.steps}>
          {pages.learn.steps.map((step, i) => (
            <li key={step.name}>
              <span className={css.icon}>
                <Icon name={STEP_ICONS[i] ?? 'flag'} size={26} />
              </span>
              <h2>{step.name}</h2>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <section className={plain.section}>
          <h2>{pages.learn.next}</h2>
          <ul className={css.doors}>
            {doors().map((door) => (
              <li key={door.id} className={css.door}>
                <img src={door.poster} alt="" width={120} height={168} />
                <div>
                  <h3 className="display">
                    <Link href={`/door/${door.id}`}>{fullTitle(door)}</Link>
                  </h3>
                  <p>{door.words.about}</p>
                  <Things things={more(door.id).things} />
                  <p className={css.ways}>
                    <LinkButton variant="primary" icon="play" href={`/door/${door.id}`}>
                      {pages.learn.first}
                    </LinkButton>
                    <LinkButton icon="book" href={`/rules/${door.id}`}>
                      {pages.learn.read}
                    </LinkButton>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Shell>
  );
}
