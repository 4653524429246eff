import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '@/components/logo.tsx';
import { paths } from '@/lib/paths.ts';
import { publicPath } from '@/lib/public-paths.ts';
import { Footer } from './components/closing.tsx';
import { ThemeButton } from './components/theme-button.tsx';

interface PublicFrameProps {
  /** Without the way home at the end, for a page that has its own. */
  isBare?: boolean;
  /** The path of the page in English, where it has twins in other languages. */
  page?: string;
  children: ReactNode;
}

/** The head and foot of every public page but the front page. */
export function PublicFrame({ isBare = false, page = paths.home, children }: PublicFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {t`Skip to content`}
      </a>
      <header className="top">
        <div className="wrap">
          <a className="mark" href={publicPath(paths.home)} aria-label="Greenroom">
            <LogoMark />
            <span className="mark-name">Greenroom</span>
          </a>
          <nav aria-label={t`Main`}>
            <a className="t back-home" href={publicPath(paths.home)}>
              <ArrowLeft className="i" aria-hidden="true" />
              {t`Back to Home`}
            </a>
            <ThemeButton />
            <a className="b b1 sm" href={paths.auth}>
              {t`Get Started`}
            </a>
          </nav>
        </div>
      </header>
      <main id="main" className="wrap written">
        {children}
        {isBare ? null : (
          <p className="return-home">
            <a className="b b2" href={publicPath(paths.home)}>
              {t`Return to Home`}
            </a>
          </p>
        )}
      </main>
      <Footer page={page} />
    </>
  );
}
