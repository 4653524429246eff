import { TextRuns } from '@/components/text-runs.tsx';
import { lineRuns } from '../remark-language.ts';
import type { AnswerReport } from '../report.ts';
import type { CoachLines } from '../stored-feedback.ts';

interface PlainListProps {
  title: string;
  items: readonly string[] | undefined;
  /** A model's remarks may be in another language than English; none for lines that aren't remarks. */
  answers?: readonly AnswerReport[];
  /** Lines in runs, where they aren't in one language. */
  runs?: CoachLines | undefined;
  ordered?: boolean;
  /** Said where there is nothing; without it the list is left out. */
  empty?: string | undefined;
}

/** Longer lists than this are not read. */
const mostLines = 6;

/** A short list of the coach's lines under its name. */
export function PlainList({ title, items, answers = [], runs, ordered, empty }: PlainListProps) {
  const lines = [...new Set(items ?? [])].slice(0, mostLines);
  if (lines.length === 0 && !empty) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <List className="plain">
          {lines.map((line) => (
            <li key={line}>
              <TextRuns runs={lineRuns(line, answers, runs)} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
