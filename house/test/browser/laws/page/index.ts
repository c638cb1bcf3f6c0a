/** The laws of the page, put together: what one look at a page finds. Bundled into one script that every visit brings along. */
import { boardAnswers, listed, reachMoves } from './board.ts';
import { lostFocus, unseenFocus } from './focus.ts';
import { targets } from './press.ts';
import { sameMoves } from './same.ts';
import type { Fault } from './seen.ts';
import { small } from './small.ts';
import { stands, underBar } from './stands.ts';
import { endsTwice } from './stops.ts';
import { cut, overlapping } from './text.ts';
import { windowed } from './window.ts';
import { hardWired } from './words.ts';

export interface Wish {
  readonly phone: boolean;
  /** Names that are the same in every language, where the page speaks the pseudo-language. */
  readonly names: readonly string[] | null;
}

/** Everything that is seen without touching anything, once the page is drawn. */
const look = async ({ phone, names }: Wish): Promise<Fault[]> => {
  await document.fonts.ready;
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  return [...overlapping(), ...cut(), ...(await small()), ...endsTwice(), ...(phone ? targets() : []), ...(names === null ? [] : hardWired(names))];
};

const laws = { look, stands, underBar, unseenFocus, lostFocus, listed, reachMoves, boardAnswers, sameMoves, windowed };
export type Laws = typeof laws;
declare global {
  interface Window {
    pageLaws?: Laws;
    axe?: {
      run(
        where: string,
        what: object,
      ): Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly target: readonly unknown[]; readonly any: readonly { readonly message: string }[]; readonly html: string }[];
        }[];
      }>;
    };
  }
}
window.pageLaws = laws;
