/** So many of what people count in Pest, in German: what follows „Du hast dann“, or a name and a colon; so nothing in it goes by its case. */
import type { Counting } from '@pesthouse/kernel';
import type { WEIGHTS } from './counts.ts';

export const counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] } = {
  renown: (n) => `${n} Ruhm`,
  influence: (n) => `${n} Einfluss`,
  resources: (n, one) => `${n} ${one ? 'Rohstoff' : 'Rohstoffe'}`,
  coins: (n, one) => `${n} ${one ? 'Münze' : 'Münzen'}`,
  research: (n) => `${n} Wissen`,
  workers: (n, one) => `${n} ${one ? 'Person' : 'Personen'} bei der Arbeit`,
  healthy: (n) => `${n} Gesunde auf der Leiste`,
  sick: (n) => `${n} Kranke in Quarantäne`,
  dead: (n) => `${n} Tote`,
};
