import { type ReactNode, useId } from 'react';

interface ReportPartProps {
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** What stands under both, in the margin: a score, for instance. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the report: its name in the margin, its matter in the column. */
export function ReportPart({ title, text, aside, children }: ReportPartProps) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text ? <p className="small soft">{text}</p> : null}
        {aside}
      </header>
      <div>{children}</div>
    </section>
  );
}
