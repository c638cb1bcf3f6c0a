/** The law of rest: whatever moves for ever moves by its place and its light alone, which costs the page nothing, and little of it at once. Runs in the page. */
import { type Fault, nameOf } from './seen.ts';

/** What a compositor does by itself. */
const FREE = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
/** What every frame of an animation says of itself. */
const OWN = new Set(['offset', 'computedOffset', 'easing', 'composite']);
/** More layers than this cost something wherever they are put together. */
const MOST = 8;

export const restless = (): Fault[] => {
  const endless = document.getAnimations().flatMap((a) => {
    const { effect } = a;
    if (!(effect instanceof KeyframeEffect) || effect.target === null || effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) return [];
    // What says that something is on its way goes when it has come.
    if (effect.target.closest('[data-loader]') !== null) return [];
    const moved = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((x) => !OWN.has(x))));
    return [{ target: effect.target, moved: [...moved] }];
  });
  const costly = endless.flatMap(({ target, moved }) => {
    const dear = moved.filter((x) => !FREE.has(x));
    // What is drawn inside of a picture is drawn anew with it, whatever of it moves.
    const drawn = target instanceof SVGElement && target.ownerSVGElement !== null ? ['drawn inside of a picture'] : [];
    return [...dear, ...drawn].map((why) => ({ law: 'rest', what: `${nameOf(target)} moves for ever: ${why}` }));
  });
  return endless.length <= MOST ? costly : [...costly, { law: 'rest', what: `${endless.length} things move for ever at once, and ${MOST} may` }];
};
