import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { paths } from '@/routes/paths.ts';

/** The bar above a report; `children` are what can be done with it. */
export function ResultsTop({ children }: { children?: ReactNode }) {
  return (
    <header className="ses-top">
      <div className="wrap">
        <Link className="mark" to={paths.dashboard}>
          <LogoMark />
          Greenroom
        </Link>
        <div className="row wr racts">
          <ButtonLink variant="quiet" small to={paths.dashboard}>
            <ArrowLeft className="i" aria-hidden="true" />
            {t`Back to Dashboard`}
          </ButtonLink>
          {children}
        </div>
        <ThemeToggle />
      </div>
    </header>
  );
}
