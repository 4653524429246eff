import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  className: string;
  title: string;
  /** One sentence under the title. */
  text?: string;
  children: ReactNode;
}

/** A part of a page that is known by its heading. */
export function TitledSection({ className, title, text, children }: TitledSectionProps) {
  const titleId = useId();
  return (
    <section className={className} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        {text ? <p className="small soft">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
