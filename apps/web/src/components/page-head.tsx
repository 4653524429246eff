import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeadProps {
  title: string;
  /** The page's name in the browser's tab, where that is a shorter one. */
  tab?: string;
  /** What the page is for, in a sentence. */
  text: string;
  /** What can be done right away; stands at the end of the line. */
  children?: ReactNode;
}

/** How a page of the shell begins: its title, in the browser's tab too, and one sentence. */
export function PageHead({ title, tab = title, text, children }: PageHeadProps) {
  return (
    <>
      <PageTitle>{tab}</PageTitle>
      <header className="ph">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {children}
      </header>
    </>
  );
}
