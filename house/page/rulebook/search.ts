/** Searches a rulebook: by the number of a clause, or by a question, whose best answers come first. */
import { type Asking, answers } from '../shown/answer.ts';
import { fold } from '../text/fold.ts';
import { type Block, wordsOf } from './blocks.ts';

/** So many answers are enough; who wants more asks more exactly. */
const MOST = 24;
const NUMBER = /^[a-z]{2,}(?:-[a-z0-9]+)*-?\d*$/;

type Heading = Extract<Block, { kind: 'heading' }>;

const placed = (blocks: readonly Block[]): readonly { readonly block: Block; readonly head: Heading | null }[] => {
  let head: Heading | null = null;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      head = block;
      return [];
    }
    return block.kind === 'picture' ? [] : [{ block, head }];
  });
};

/** The blocks that answer, the best first, without their headings. */
export const asked = (asking: Asking, blocks: readonly Block[], query: string): readonly Block[] => {
  const all = placed(blocks);
  const wanted = fold(query.trim());
  const numbered = all.filter(({ block }) => block.kind === 'clause' && NUMBER.test(wanted) && wanted.includes('-') && fold(block.id).includes(wanted));
  if (numbered.length > 0) return numbered.map((x) => x.block);
  // Its number would pass for a word.
  const passages = all.map(({ block, head }) => ({
    words: block.kind === 'clause' ? [block.text, ...block.more].join(' ') : wordsOf(block),
    chapter: head?.text ?? '',
  }));
  return answers(asking, passages, query)
    .slice(0, MOST)
    .flatMap((i) => all[i]?.block ?? []);
};

/** The same with the heading of each before it; the whole book where nothing is asked. */
export const search = (asking: Asking, blocks: readonly Block[], query: string): readonly Block[] => {
  if (query.trim() === '') return blocks;
  const heads = new Map(placed(blocks).map(({ block, head }) => [block, head]));
  let last: Heading | null = null;
  return asked(asking, blocks, query).flatMap((block) => {
    const head = heads.get(block) ?? null;
    const shown = head === null || head === last ? [block] : [head, block];
    last = head;
    return shown;
  });
};
