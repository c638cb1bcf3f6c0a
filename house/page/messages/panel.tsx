/** Beside one's tables: by which ways the house tells when it is one's turn, and its quiet hours; the rest is on the page about messages. */
import { Link } from 'wouter';
import { Loader } from '../kit/loader.tsx';
import { useText } from '../text/index.ts';
import { messages as words } from '../text/rooms.ts';
import { useMessages } from './model.ts';
import css from './page.module.css';
import { QuietHours } from './quiethours.tsx';
import { Where } from './where.tsx';

export function TellMe() {
  const text = useText();
  const model = useMessages();
  const { held, wrong } = model;
  // A house that cannot be asked tells nobody anything.
  if (held === null && wrong !== null) return null;
  return (
    <section className={css.panel} aria-labelledby="tell-me">
      <h2 id="tell-me">{words.where.head}</h2>
      {held === null ? (
        <div className={css.coming}>
          <Loader small>{text.loading}</Loader>
        </div>
      ) : (
        <>
          <Where model={model} held={held} brief />
          <QuietHours model={model} held={held} />
          <div className={css.item}>
            <Link className={css.all} href="/messages">
              {words.where.all}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
