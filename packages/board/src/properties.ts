/** Own properties of a style, which React passes on as they are. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [own: `--${string}`]: string | number | undefined;
  }
}
