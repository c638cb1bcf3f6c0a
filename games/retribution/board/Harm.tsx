/** What suffering an attack would do, as everybody can work it out. */
import { idOf } from '../names.ts';
import { playerAt } from '../state.ts';
import { Arrow } from './Arrow.tsx';
import { picture } from './art.ts';
import type { Props } from './choice.ts';
import { Back, Tile } from './Face.tsx';
import type { GivenHere } from './given.tsx';
import { chronicsOf } from './who.ts';
import css from './window.module.css';

/** What suffering would do, as everybody can work out: a picture of the way, a sentence and its clause. */
export const harm = (here: GivenHere, p: Props, list: number, victim: number) => {
  const {
    read: { harmless, listOf },
    words,
  } = here;
  const { view } = p;
  const first = listOf(list).ops[0];
  const { handSize } = playerAt(view, victim);
  const penance = (two: boolean) => ({
    from: 'penance' as const,
    to: 'draw' as const,
    two,
    says: view.penanceSize === 0 ? words.suffer.noPenance : two ? words.suffer.topAndDiscard : words.suffer.top,
    clause: 'PLG-OPS-13',
  });
  if (first?.op === 'victimDiscard') {
    return {
      from: 'hand' as const,
      to: 'discard' as const,
      two: false,
      says: harmless(handSize, list) ? words.suffer.discardNot(handSize, first.handAtLeast) : words.suffer.discard(first.n),
      clause: 'PLG-OPS-14',
    };
  }
  if (first?.op === 'victimDiscardChronic') {
    if (chronicsOf(view, victim).length > 0)
      return { from: 'chronic' as const, to: 'discard' as const, two: false, says: words.suffer.chronic, clause: 'PLG-OPS-15' };
    return penance(true);
  }
  return penance(first?.op === 'penance' && first.to.length > 1);
};

export const Way = ({ p, h }: { readonly p: Props; readonly h: ReturnType<typeof harm> }) => {
  const chronic = chronicsOf(p.view, p.seat)[0];
  return (
    <div className={css.way} aria-hidden="true">
      <span className={css.mini}>
        {h.from === 'penance' ? (
          <Back of="back-penance" />
        ) : h.from === 'chronic' && chronic !== undefined ? (
          <Tile face={idOf(chronic.card)} />
        ) : (
          <Back of="back-own" />
        )}
      </span>
      {h.two ? (
        <span className={css.mini}>
          <Back of="back-penance" />
        </span>
      ) : null}
      <Arrow />
      <span className={css.mini}>{h.to === 'draw' ? <Back of="back-own" /> : <img src={picture('slot-empty')} alt="" />}</span>
      {h.two ? (
        <span className={css.mini}>
          <img src={picture('slot-empty')} alt="" />
        </span>
      ) : null}
    </div>
  );
};
