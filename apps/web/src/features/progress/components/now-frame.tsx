import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface NowFrameProps {
  headline: string;
  /** One line under it. */
  sub: ReactNode;
  children: ReactNode;
}

/** The answer to "What should I do now?": one headline, one sheet. */
export function NowFrame({ headline, sub, children }: NowFrameProps) {
  return (
    <>
      <header className="now-head">
        <h1>{headline}</h1>
        <p>{sub}</p>
      </header>
      {children}
    </>
  );
}

interface NowSheetProps {
  children: ReactNode;
  /** What comes after it; the sheet has one column without. */
  side?: ReactNode;
}

/** The sheet with what to do now, and what comes after it beside it. */
export function NowSheet({ children, side }: NowSheetProps) {
  return (
    <div className={clsx('sheet up now-sheet', side ? undefined : 'alone')}>
      <div className="now-main">{children}</div>
      {side ? <div className="now-side">{side}</div> : null}
    </div>
  );
}
