/** Begins a table by house rules: seats and bots as at the door, then straight to it or with links for friends. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Shelf } from '../../games/index.ts';
import type { Meta } from '../../kernel/index.ts';
import type { Variant } from '../../table/variant.ts';
import { type Laid, Links } from '../house/door/links.tsx';
import { SetTable } from '../house/door/settable.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { houserules as words } from '../text/rooms.ts';

export type Way = 'play' | 'invite';

export interface StartProps {
  readonly way: Way | null;
  readonly shelf: Shelf;
  readonly meta: Meta;
  readonly variant: Variant;
  readonly title: string;
  readonly reached: boolean | null;
  readonly onClose: () => void;
}

export function Start({ way, shelf, meta, variant, title, reached, onClose }: StartProps) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [, go] = useLocation();
  const { name } = variant;
  if (laid !== null) return <Links laid={laid} title={`${title}, ${name}`} onClose={() => setLaid(null)} go={go} />;
  return (
    <Dialog wide open={way !== null} onClose={onClose} title={way === 'invite' ? words.inviteTitle(name) : words.playTitle(name)}>
      {way !== null && (
        <SetTable
          shelf={shelf}
          reached={reached}
          go={go}
          onLaid={(x) => {
            setLaid(x);
            onClose();
          }}
          house={{ variant, meta, friends: way === 'invite' }}
        />
      )}
    </Dialog>
  );
}
