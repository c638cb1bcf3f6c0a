/** The recovery code, shown once: copied, printed, or written down. */
import { Button } from '@pesthouse/board';
import { toast } from '../kit/toast.tsx';
import { account } from '../text/rooms.ts';
import css from './signin.module.css';

export function Recovery({ code, done }: { readonly code: string; readonly done: () => void }) {
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => toast(account.recovery.copied),
      () => undefined,
    );
  };
  return (
    <>
      <h1>{account.recovery.title}</h1>
      <p className={css.lead}>{account.recovery.lead}</p>
      <output className={css.code}>{code}</output>
      <div className={css.pair}>
        <Button icon="copy" onClick={copy}>
          {account.recovery.copy}
        </Button>
        <Button icon="download" onClick={() => print()}>
          {account.recovery.print}
        </Button>
      </div>
      <Button variant="primary" size="l" wide onClick={done}>
        {account.recovery.done}
      </Button>
    </>
  );
}
