import { type ReactNode, useId } from 'react';

interface ReportSectionProps {
  title: string;
  /** One sentence beside the title. */
  text?: string | undefined;
  children: ReactNode;
}

/** A part of the report: its name in the margin, its matter in the column. */
export function ReportSection({ title, text, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1} data-stop>
          {title}
        </h2>
        {text ? <p className="beside">{text}</p> : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
