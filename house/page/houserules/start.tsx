/** Begins a table by house rules: with bots, seats as at the door; with friends, straight to the waiting room. */

import { Dialog } from '@pesthouse/board';
import { checkOptions, type Meta } from '@pesthouse/kernel';
import type { Variant } from '@pesthouse/table';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../../games/index.ts';
import { SetTable } from '../house/door/settable.tsx';
import { playWithFriends } from '../house/opening.ts';
import { houserules as words } from '../text/rooms.ts';

export type Way = 'play' | 'invite';

export interface StartProps {
  readonly way: Way | null;
  readonly game: AnyGame;
  readonly meta: Meta;
  readonly variant: Variant;
  readonly reached: boolean | null;
  readonly onClose: () => void;
}

export function Start({ way, game, meta, variant, reached, onClose }: StartProps) {
  const [, go] = useLocation();
  const invite = useRef(async () => {});
  invite.current = async () => {
    // Some rulings go only with some seats.
    const counts = meta.seats.filter((n) => 'options' in checkOptions(meta, n, variant.switches));
    const path = await playWithFriends(meta.id, { variant }, counts.includes(meta.usual) ? meta.usual : counts[0]);
    onClose();
    if (path !== null) go(path);
  };
  useEffect(() => {
    if (way === 'invite') void invite.current();
  }, [way]);
  return (
    <Dialog wide open={way === 'play'} onClose={onClose} title={words.playTitle(variant.name)}>
      {way === 'play' && <SetTable game={game} reached={reached} go={go} house={{ variant, meta }} />}
    </Dialog>
  );
}
