/** The house rules of a table: their name in the bar, and what they change on request. */

import { useSmall } from '@pesthouse/board';
import { useEffect } from 'react';
import { VariantChip, VariantDialog } from '../houserules/shown.tsx';
import { toast } from '../kit/toast.tsx';
import { houserules as words } from '../text/rooms.ts';
import { useClose, useDesk, useDeskStore, usePanel, useSeen } from './context.tsx';

export function HouseRulesChip() {
  const desk = useDeskStore();
  const variant = useSeen((s) => s.info?.variant);
  return variant === undefined ? null : <VariantChip name={variant.name} onPress={() => desk.setState({ dialog: 'house' })} />;
}

export function HouseRulesDialog() {
  const open = useDesk((d) => d.dialog === 'house');
  const close = useClose('house');
  const variant = useSeen((s) => s.info?.variant);
  const narrow = useSmall();
  const desk = useDeskStore();
  const panel = usePanel();
  // A phone has no room for the name in its bar: it is told once, and stands in the menu.
  const id = variant?.id;
  const name = variant?.name ?? '';
  useEffect(() => {
    if (narrow && id !== undefined)
      toast({ text: words.table.chip(name), action: { name: words.table.what, press: () => desk.setState({ dialog: 'house' }) } });
  }, [narrow, id, name, desk]);
  return variant === undefined ? null : <VariantDialog variant={variant} open={open} close={close} openRule={(x) => panel('rules', x)} />;
}
