import { formatQuantity } from '@/lib/format.ts';
import { type AnswerReport, absentNotes, type MarginNote, marginNotes } from '../report.ts';
import { MarginBook, RemarkChip } from './margin-book.tsx';
import { ReportSection } from './report-section.tsx';

interface RemarksProps {
  answers: readonly AnswerReport[];
  onShow(note: MarginNote): void;
}

/** What landed: strengths, each with the words that show it. */
export function Landed({ answers, onShow }: RemarksProps) {
  const notes = marginNotes(answers, ['strength']);
  return (
    <ReportSection
      title="What landed"
      text={
        notes.length === 0
          ? undefined
          : `${formatQuantity(notes.length, 'moment')} an interviewer would write down.`
      }
    >
      {notes.length === 0 ? (
        <p className="soft">
          No words of yours stood out yet. The next action above is the shortest way there.
        </p>
      ) : (
        <MarginBook notes={notes} onShow={onShow} />
      )}
    </ReportSection>
  );
}

/** What was missing: gaps and tips, quoted where there are words to point at. */
export function Missing({ answers, onShow }: RemarksProps) {
  const quoted = marginNotes(answers, ['gap', 'tip']);
  const absent = absentNotes(answers);
  if (quoted.length + absent.length === 0) return null;
  return (
    <ReportSection
      title="What was missing"
      text="Where an answer stops short, and what an interviewer waits for."
    >
      <MarginBook notes={quoted} onShow={onShow} />
      {absent.length === 0 ? null : (
        <ul className="absent">
          {absent.map(({ answerIndex, evidence }) => (
            <li key={`${answerIndex}-${evidence.criterion}-${evidence.message}`}>
              <RemarkChip evidence={evidence} />
              {`Question ${answerIndex + 1}. ${evidence.message}`}
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
