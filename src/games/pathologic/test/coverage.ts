/** What the laws must see reached in play: every card, and the few things that a handful of games may not meet, each with its reason. */
import { STRAINS, TITLES } from '../names.ts';

export const cards = [...TITLES, ...STRAINS];

const OWN = 'the secret is the move itself, which only its maker knows';
const CLOSED = 'a strange move that names the border of the one closed district; the clause tests do';
const TWICE = 'a second Paralysis in hand while one is in force';
export const except: { readonly [thing: string]: string } = {
  'secret:marked': OWN,
  'secret:took': OWN,
  'secret:laid': OWN,
  'reason:step PATH-RX-02': CLOSED,
  'reason:extra PATH-RX-02': CLOSED,
  'reason:drift PATH-RX-02': CLOSED,
  'reason:walk PATH-RX-02': CLOSED,
  'reason:act PATH-RX-02': CLOSED,
  'reason:window PATH-RX-02': CLOSED,
  'reason:use-card PATH-RX-02': 'the same district named on two turns running: both copies taken and drawn in time',
  'reason:use-card PATH-RX-14': 'a dead Ward named for Have No Fear',
  'reason:window PATH-RX-01': TWICE,
  'reason:act PATH-RX-01': TWICE,
  'reason:act PATH-RES-02': 'a Healer out of Quarantine at an Event without its counter: met in some games only',
  'reason:act PATH-RX-04': 'Emergency Powers without another Pact: met in some games only',
  'reason:act PATH-EV-09': 'one piece alone at the Trial of the Neighbours: met in some games only',
  'reason:spoil PATH-ST-07': 'a type that the Healer has none of: met in some games only; the clause tests do',
  'reason:gain PATH-EV-06': 'a type that the Pool has run out of at the Factory',
  'reason:claim-type PATH-COMP-21': 'a type that the Pool has run out of',
  'reason:act PATH-COMP-21': 'a type that the Pool has run out of',
};
