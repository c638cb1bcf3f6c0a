/** The card in the prompt's place while the line is down: the move that waits, that the board is frozen and not lost, and what can be done meanwhile. */

import { Button } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../kit/toast.tsx';
import { people, table } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { drawsAnew, playAlone } from './alone.ts';
import { Frame } from './CardFrame.tsx';
import { useAlonePage, useModel, useSeen } from './context.tsx';
import { saveStory } from './savestory.ts';

/** A move that was made and not answered. */
function Held({ label }: { readonly label: string }) {
  const { takeLateBack } = useModel();
  return (
    <Frame name="held" seat={-1} sign="hourglass" title={people.line.held} more={label}>
      <Button size="l" onClick={takeLateBack}>
        {people.line.takeBack}
      </Button>
    </Frame>
  );
}

function Gone() {
  const { game, store, link } = useModel();
  const seated = useSeen((s) => s.seat >= 0 && s.items.length > 0);
  const late = useSeen((s) => s.late);
  const page = useAlonePage();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const alone = async (): Promise<void> => {
    if (page === undefined) return;
    setBusy(true);
    try {
      const seen = store.getState();
      const path = await playAlone(game, seen, people.line.aloneName(seen.info?.name ?? game.title), page);
      if (path !== null) {
        toast(drawsAnew(game) ? people.line.aloneDrawn : people.line.aloneDone);
        go(path);
      }
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
    setBusy(false);
  };
  const more = `${late === null ? '' : `${people.line.heldAlso(late.label)} `}${people.line.frozenMore} ${seated && drawsAnew(game) ? people.line.aloneHidden : ''}`;
  return (
    <Frame name="gone" seat={-1} sign="hourglass" title={people.line.frozen} more={more}>
      <Button icon="download" onClick={() => saveStory(game, store.getState())}>
        {people.line.save}
      </Button>
      {seated && page !== undefined && (
        <Button icon="bot" busy={busy} onClick={() => void alone()}>
          {people.line.alone}
        </Button>
      )}
      <Button onClick={() => link.retry()}>{table.line.retry}</Button>
    </Frame>
  );
}

export function Lost({ gone }: { readonly gone: boolean }) {
  const late = useSeen((s) => s.late);
  if (gone) return <Gone />;
  if (late !== null) return <Held label={late.label} />;
  return <Frame name="lost" seat={-1} sign="hourglass" title={people.line.paused} more={people.line.pausedMore} />;
}
