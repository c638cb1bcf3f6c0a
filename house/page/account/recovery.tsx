/** The recovery code, shown once: copied, printed, or written down. */
import { Button } from '@pesthouse/board';
import { toast } from '../kit/toast.tsx';
import { account } from '../text/rooms.ts';
import css from './signin.module.css';

const words = account.recovery;

export function Recovery({ code, done }: { readonly code: string; readonly done: () => void }) {
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => toast(words.copied),
      () => undefined,
    );
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p className={css.lead}>{words.lead}</p>
      <output className={css.code}>{code}</output>
      <div className={css.pair}>
        <Button icon="copy" onClick={copy}>
          {words.copy}
        </Button>
        <Button icon="download" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Button variant="primary" size="l" wide onClick={done}>
        {words.done}
      </Button>
    </>
  );
}
