import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { paths } from '@/lib/paths.ts';

interface ResultsTopProps {
  /** Where the way back leads; to the dashboard unless told otherwise. */
  back?: { to: string; label: string } | undefined;
  children?: ReactNode;
}

/** The bar above a report; `children` are what can be done with it. */
export function ResultsTop({ back, children }: ResultsTopProps) {
  return (
    <header className="ses-top">
      <div className="wrap">
        <Link className="mark" to={paths.dashboard}>
          <LogoMark />
          <span className="act-label">Greenroom</span>
        </Link>
        <div className="row wr racts">
          <ButtonLink variant="quiet" small to={back?.to ?? paths.dashboard}>
            <ArrowLeft className="i" aria-hidden="true" />
            {back?.label ?? t`Back to Dashboard`}
          </ButtonLink>
          {children}
        </div>
        <ThemeToggle />
      </div>
    </header>
  );
}
