/** A link that gives a seat: takes the key from behind the #, puts it on the keyring, and goes to the table. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, LinkButton } from '../../kit/button.tsx';
import { useText } from '../../text/index.ts';
import plain from '../plain.module.css';
import { takeSeat } from '../visits.ts';

export default function SeatLink({ id }: { readonly id: string }) {
  const text = useText();
  const [, go] = useLocation();
  const [state, setState] = useState<'taking' | 'wrong' | 'offline'>('taking');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    const secret = location.hash.slice(1);
    if (tries < 0) return;
    takeSeat(id, secret).then(
      (taken) => {
        if (!here) return;
        // Replaces the address: the key stays in the keyring and out of the history.
        if (taken) go(`/table/${id}`, { replace: true });
        else setState('wrong');
      },
      () => here && setState('offline'),
    );
    return () => {
      here = false;
    };
  }, [id, go, tries]);
  if (state === 'taking')
    return (
      <main id="main" className={plain.waiting}>
        <p className="display">{text.seatLink.taking}</p>
      </main>
    );
  return (
    <main id="main" className={plain.middle}>
      <h1>{state === 'wrong' ? text.seatLink.wrong : text.offline}</h1>
      <p>{state === 'wrong' ? text.seatLink.wrongLong : text.seatLink.offline}</p>
      <p className={plain.row}>
        <Button
          variant="primary"
          onClick={() => {
            setState('taking');
            setTries((n) => n + 1);
          }}
        >
          {text.seatLink.again}
        </Button>
        <LinkButton href="/" variant="quiet">
          {text.back}
        </LinkButton>
      </p>
    </main>
  );
}
