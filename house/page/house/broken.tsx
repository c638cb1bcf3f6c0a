/** What stands in place of a room that could not be loaded or drawn. A class, because React catches errors in no other way. */

import { Button, LinkButton } from '@pesthouse/board';
import { Component, type ReactNode } from 'react';
import { houseText } from '../text/index.ts';
import css from './plain.module.css';

export class Broken extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const text = houseText();
    return (
      <main id="main" className={css.middle}>
        <h1>{text.broken.title}</h1>
        <p>{text.broken.text}</p>
        <p className={css.small}>{error.message}</p>
        <p className={css.row}>
          <Button variant="primary" onClick={() => location.reload()}>
            {text.broken.again}
          </Button>
          <LinkButton href="/" variant="quiet">
            {text.back}
          </LinkButton>
        </p>
      </main>
    );
  }
}
