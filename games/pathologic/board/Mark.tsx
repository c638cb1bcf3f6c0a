/** The seat's mark: a Healer's emblem on its colour, or the beaked mask. Before the roles are known, a plain seal. */
import { grown } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { HEALERS, PLAGUE } from '../names.ts';
import type { State } from '../state.ts';
import { HUE, picture } from './art.ts';
import { Emblem } from './Icon.tsx';

export const Mark = ({ view, seat, size }: { readonly view: State | null; readonly seat: Seat; readonly size: number }) => {
  const role = view?.roles[seat] ?? -1;
  const healer = HEALERS[role];
  if (healer !== undefined) return <Emblem healer={healer} size={size} />;
  return (
    <img
      src={picture(role === PLAGUE ? 'plague-mask' : 'strain-back')}
      alt=""
      style={{
        width: grown(size),
        height: grown(size),
        ...(role === PLAGUE ? { background: '#efe2c0', borderRadius: '50%', padding: grown(size / 12), boxSizing: 'border-box' } : {}),
      }}
    />
  );
};

/** Lines and bars of a seat are drawn in its healer's colour; the Plague's are bone. */
export const colour = (view: State, seat: Seat): string => {
  const healer = HEALERS[view.roles[seat] ?? -1];
  return healer === undefined ? '#efe2c0' : HUE[healer];
};
