/** Answers to "why not?": asks the engine and shows the sentence with its clause beside what was pressed. */
import { showTip } from '../../../client/kit/tip.tsx';
import type { Move } from '../state.ts';
import type { Props } from './choice.ts';

export const tellWhy = ({ why, openRule }: Pick<Props, 'why' | 'openRule'>, at: Element, title: string, wishes: readonly Move[]): void => {
  const answers = wishes.flatMap((m) => why(m) ?? []);
  // The reason that says most: not that nothing lies there, but what is wrong with what does.
  const no = answers.find((x) => x.clause !== 'EXT-BLD-13' && !x.clause.startsWith('KERNEL')) ?? answers[0];
  if (no === undefined) return;
  showTip(at, { title, sentence: no.sentence, ...(no.clause.startsWith('KERNEL') ? {} : { clause: no.clause }), open: openRule });
};
