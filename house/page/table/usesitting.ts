/** The people who sit at this table, and the card of one of them. */
import { usePeople } from '../house/between/talk.tsx';
import { useSeen } from './context.tsx';

export const useSitting = (): ReturnType<typeof usePeople> => {
  const info = useSeen((s) => s.info);
  const talk = useSeen((s) => s.talk);
  const own = useSeen((s) => s.seat);
  return usePeople({ table: info?.id ?? '', talk, seats: info?.seats ?? [], own });
};
