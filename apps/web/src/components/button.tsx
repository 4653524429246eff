import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `primary` is filled, one per view; `secondary` outlined; `quiet` underlined text. */
  variant?: 'primary' | 'secondary' | 'quiet';
  small?: boolean;
  wide?: boolean;
}

const variants = { primary: 'b1', secondary: 'b2', quiet: 'b3' } as const;

/** The classes of a button, for an element that is neither a Button nor a ButtonLink. */
function buttonClass({ variant = 'secondary', small, wide }: Look = {}, extra?: string): string {
  return clsx('b', variants[variant], small && 'sm', wide && 'wide', extra);
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows a spinner and refuses clicks; the label says what is going on. */
  busy?: boolean;
}

/** A button; of type `button` unless told otherwise. */
export function Button({
  variant,
  small,
  wide,
  busy,
  disabled,
  className,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, small, wide }, className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, small, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, small, wide }, className)} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; read aloud, not shown. */
  label: string;
  children: ReactNode;
}

/** A square button of 44 px that holds one icon. */
export function IconButton({ label, className, children, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} aria-label={label} className={clsx('ib', className)}>
      {children}
    </button>
  );
}
