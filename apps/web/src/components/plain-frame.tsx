import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** A page by itself, outside the signed-in frame: the name, the theme, and what it has to say. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="wrap row sp plain-head">
        <a className="mark" href="/">
          <LogoMark />
          Greenroom
        </a>
        <ThemeToggle />
      </header>
      <main id="main" className="wrap plain-page">
        {children}
      </main>
    </>
  );
}
