/** Asks whatever room a thing lies in to bring it into sight: a board that can be moved does so itself, else the page scrolls. */
export const IN_SIGHT = 'pesthouse:in-sight';

export const bringInSight = (thing: Element): void => {
  const unheard = thing.dispatchEvent(new CustomEvent(IN_SIGHT, { bubbles: true, cancelable: true }));
  if (unheard) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
