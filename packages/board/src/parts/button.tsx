/** Buttons: rest, hover, pressed, focus, not now (which can be asked why) and busy. A link that looks like one is `LinkButton`. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { houseText } from '../reader.ts';
import css from './button.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

export type Variant = 'primary' | 'plain' | 'quiet' | 'danger';
export type Size = 's' | 'm' | 'l';

interface Look {
  readonly variant?: Variant;
  readonly size?: Size;
  readonly icon?: IconName;
  /** The key that presses it, shown at its end. */
  readonly hotkey?: string | undefined;
  readonly wide?: boolean;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly busy?: boolean;
  /** Cannot be pressed now, but can be reached and asked: a press then calls `onWhyNot`. */
  readonly notNow?: boolean;
  readonly onWhyNot?: ((at: HTMLButtonElement) => void) | undefined;
}

const looks = ({ variant = 'plain', size = 'm', wide = false }: Look, ...more: (string | false | undefined)[]): string =>
  cx(css.button, css[variant], css[size], wide && css.wide, ...more);

/** Keys with a name are called as the reader's keyboard calls them. */
const capOf = (key: string): string => (key === 'Space' ? houseText().spaceKey : key === 'Enter' ? houseText().enterKey : key);

const Inside = ({ icon, hotkey, busy, children }: { icon: IconName | undefined; hotkey: string | undefined; busy: boolean; children: ReactNode }) => (
  <>
    {busy ? <span className={css.spinner} aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
    {children}
    {hotkey !== undefined && <kbd>{capOf(hotkey)}</kbd>}
  </>
);

export function Button({
  variant,
  size,
  icon,
  hotkey,
  wide,
  busy = false,
  notNow = false,
  onWhyNot,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      {...rest}
      type={type}
      className={looks(look, busy && css.busy, className)}
      aria-disabled={notNow || busy || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={hotkey}
      onClick={(e) => {
        if (busy) return;
        if (notNow) onWhyNot?.(e.currentTarget);
        else onClick?.(e);
      }}
    >
      <Inside icon={icon} hotkey={hotkey} busy={busy}>
        {children}
      </Inside>
    </button>
  );
}

/** A button that is only an icon: its name is read aloud and shown on hover. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'hotkey'> & { readonly icon: IconName; readonly label: string }) {
  return <Button variant="quiet" {...rest} icon={icon} aria-label={label} title={label} className={cx(css.only, className)} />;
}

export interface LinkButtonProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
}

export function LinkButton({ variant, size, icon, hotkey, wide, className, children, href, ...rest }: LinkButtonProps) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Link {...rest} href={href} className={looks(look, className)}>
      <Inside icon={icon} hotkey={hotkey} busy={false}>
        {children}
      </Inside>
    </Link>
  );
}
