import type { ResumeContent } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type PrintedEntry, type PrintedSection, printedResume } from '../printed.ts';

/** The resume as its file will look: white in both themes. */
export function ResumePreview({ content }: { content: ResumeContent }) {
  const resume = printedResume(content);
  const { name, label, contact, sections, template, language } = resume;
  return (
    <article className={`cv cv-${template}`} aria-label={t`Preview`} lang={language} dir="auto">
      <h2>{name || t`Your name`}</h2>
      {label ? <p className="cv-label">{label}</p> : null}
      <p className="cv-contact">
        {contact.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      {sections.map((section) => (
        <Section key={section.key} section={section} isCompact={template === 'compact'} />
      ))}
    </article>
  );
}

function Section({ section, isCompact }: { section: PrintedSection; isCompact: boolean }) {
  const { title, lines, isList, entries } = section;
  return (
    <section className={entries.length > 0 ? 'has-entries' : undefined}>
      <h3>{title}</h3>
      <div>
        {isList ? <Bullets lines={lines} /> : lines.map((line) => <p key={line}>{line}</p>)}
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <Entry key={at} entry={entry} isCompact={isCompact} />
        ))}
      </div>
    </section>
  );
}

function Entry({
  entry: { title, under, dates, lines, bullets },
  isCompact,
}: {
  entry: PrintedEntry;
  isCompact: boolean;
}) {
  return (
    <div className="cv-entry">
      <span className="cv-dates">{dates}</span>
      <div>
        <b>{isCompact && under ? `${title}, ${under}` : title}</b>
        {under && !isCompact ? <p className="cv-under">{under}</p> : null}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Bullets lines={bullets} />
      </div>
    </div>
  );
}

function Bullets({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is known by its place
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
