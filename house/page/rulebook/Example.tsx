/** An example turn: a lesson of the game played by the rules while one reads, each move with a sentence, what the log says of it, and the position in small at the beginning and at the end. */

import { Bold } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { Drawn } from '../howto/Drawn.tsx';
import { type ExampleTold, tellExample } from '../howto/example.ts';
import type { HowtoPage } from '../howto/load.ts';
import { pages } from '../text/rooms.ts';
import css from './example.module.css';

export function Example({ page }: { readonly page: HowtoPage }) {
  const [told, setTold] = useState<ExampleTold | null>(null);
  useEffect(() => {
    let here = true;
    tellExample(page).then(
      (x) => here && setTold(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [page]);
  if (told === null) return null;
  const { Small } = told;
  return (
    <section className={css.example} data-example={page.game}>
      <h2 id="example">{pages.rulesPage.example}</h2>
      <p>{page.words.example.intro}</p>
      <Drawn page={page} className={css.body}>
        <ol>
          {told.steps.map((step) => (
            <li key={step.say}>
              <p>
                <Bold>{step.say}</Bold>
              </p>
              {step.log.map((line) => (
                <small key={line}>
                  <Bold>{line}</Bold>
                </small>
              ))}
            </li>
          ))}
        </ol>
        {Small !== null && (
          <figure className={css.after}>
            <Small view={told.after} text={page.text} />
            <figcaption>{pages.rulesPage.afterwards}</figcaption>
          </figure>
        )}
      </Drawn>
    </section>
  );
}
