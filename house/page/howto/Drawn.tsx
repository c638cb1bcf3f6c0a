/** Hands a game's pictures their words, numbers and colours. */
import type { ReactNode } from 'react';
import type { HowtoPage } from './load.ts';

export function Drawn({ page, className, children }: { readonly page: HowtoPage; readonly className?: string | undefined; readonly children: ReactNode }) {
  const { Given, look } = page.drawn;
  return (
    <div
      className={className}
      style={{
        '--howto-display': look.display,
        '--howto-text': look.text,
        '--howto-ink': look.ink,
        '--howto-paper': look.paper,
        '--howto-box': look.box,
        '--howto-shade': look.shade,
        '--howto-accent': look.accent,
        '--howto-warn': look.warn,
      }}
    >
      <Given text={page.text} numbers={page.numbers} printed={page.numbers}>
        {children}
      </Given>
    </div>
  );
}

/** The picture of a box, for those who see; its words stand beside it. */
export function Picture({ page, box }: { readonly page: HowtoPage; readonly box: string }) {
  const Drawing = page.drawn.pictures[box];
  return Drawing === undefined ? null : (
    <div data-game={page.game} data-howto-picture={box} aria-hidden="true" style={{ background: 'none', colorScheme: 'light' }}>
      <Drawing labels={page.words.boxes[box]?.labels ?? []} />
    </div>
  );
}
