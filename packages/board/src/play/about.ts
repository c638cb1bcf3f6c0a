/** What a drawn thing tells of itself: its name, what it is or does now, and where a rule stands against it, that rule with its clause. A board answers by it when something is pressed that offers nothing. */
import type { WhyNot } from '../board.ts';
import { showTip, type TipWords } from '../parts/tip.tsx';

export interface About<M> {
  /** What it is called. */
  readonly name?: string | undefined;
  /** How the question is put where a rule stands against it: "Why not the Cathedral?"; without it, its name. */
  readonly whyNot?: string;
  /** The moves that somebody means who presses it; the rules are asked about them in turn. */
  readonly wishes?: readonly M[];
  /** Clauses that say less than others: told only where no other speaks. */
  readonly least?: readonly string[];
  /** What it is or does now; told where no rule speaks against it. */
  readonly says?: string;
  /** The clause that it stands by. */
  readonly clause?: string;
}

interface Asks<M> {
  why(move: M): WhyNot | null;
  openRule(clause: string): void;
}

/** The house's own rules have no page of their own: what they say is told without a clause. */
const isHouse = (clause: string): boolean => clause.startsWith('KERNEL');

/** What is told of it; null where there is nothing to tell. */
export const aboutOf = <M>({ why, openRule }: Asks<M>, { name, whyNot = name, wishes = [], least = [], says = '', clause }: About<M>): TipWords | null => {
  const plain = (sentence: string): TipWords => ({
    ...(name !== undefined && { title: name }),
    sentence,
    ...(clause !== undefined && { clause }),
    open: openRule,
  });
  const answers = wishes.flatMap((m) => why(m) ?? []);
  // The reason that says most: not that nothing lies there, but what is wrong with what does.
  const no = answers.find((x) => !isHouse(x.clause) && !least.includes(x.clause)) ?? answers[0];
  if (no !== undefined && !(isHouse(no.clause) && says !== ''))
    return { ...(whyNot !== undefined && { title: whyNot }), sentence: no.sentence, ...(!isHouse(no.clause) && { clause: no.clause }), open: openRule };
  return says === '' ? null : plain(says);
};

/** Tells it beside the thing. */
export const tell = <M>(p: Asks<M>, at: Element, about: About<M>): void => {
  const words = aboutOf(p, about);
  if (words !== null) showTip(at, words);
};

export interface On {
  readonly currentTarget: Element;
}
export interface Answers {
  onClick(e: On): void;
}

/** Goes onto a drawn thing. A press does what it offers, `act`, which says whether it meant anything; where it did not, the thing tells of itself. */
export const answers = <M>(p: Asks<M>, act: (at: Element) => boolean, about: () => About<M>): Answers => ({
  onClick: ({ currentTarget }) => {
    if (!act(currentTarget)) tell(p, currentTarget, about());
  },
});
