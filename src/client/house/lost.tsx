/** Where nothing is. */
import { useTitle } from '../kit/badge.ts';
import { LinkButton } from '../kit/button.tsx';
import { useText } from '../text/index.ts';
import { doors } from './doors.ts';
import plain from './plain.module.css';
import { Shell } from './shell.tsx';

export default function LostPage() {
  const text = useText();
  useTitle(text.lost.title);
  return (
    <Shell>
      <main id="main" className={plain.middle}>
        <h1>{text.lost.title}</h1>
        <p>{text.lost.text}</p>
        <p>
          <LinkButton href="/" variant="primary" icon="door">
            {text.lost.home(doors().length)}
          </LinkButton>
        </p>
      </main>
    </Shell>
  );
}
