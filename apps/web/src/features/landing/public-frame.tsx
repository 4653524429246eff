import { ArrowLeft, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '@/components/logo.tsx';
import { paths } from '@/routes/paths.ts';
import { Footer } from './components/closing.tsx';

interface PublicFrameProps {
  /** Without the way home at the end, for a page that has its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** The head and foot of every public page but the front page. */
export function PublicFrame({ isBare = false, children }: PublicFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <div className="wrap">
          <a className="mark" href={paths.home} aria-label="Greenroom">
            <LogoMark />
            <span className="mark-name">Greenroom</span>
          </a>
          <nav aria-label="Main">
            <a className="t back-home" href={paths.home}>
              <ArrowLeft className="i" aria-hidden="true" />
              Back to Home
            </a>
            <button className="ib theme" type="button" aria-label="Dark theme" aria-pressed="false">
              <Moon className="i moon" aria-hidden="true" />
              <Sun className="i sun" aria-hidden="true" />
            </button>
            <a className="b b1 sm" href={paths.auth}>
              Get Started
            </a>
          </nav>
        </div>
      </header>
      <main id="main" className="wrap written">
        {children}
        {isBare ? null : (
          <p className="return-home">
            <a className="b b2" href={paths.home}>
              Return to Home
            </a>
          </p>
        )}
      </main>
      <Footer />
    </>
  );
}
