import { plural, t } from '@lingui/core/macro';
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
  const moments = notes.length;
  return (
    <ReportSection
      title={t`What landed`}
      text={
        notes.length === 0
          ? undefined
          : plural(moments, {
              one: '# moment an interviewer would write down.',
              other: '# moments an interviewer would write down.',
            })
      }
    >
      {notes.length === 0 ? (
        <p className="soft">
          {t`No words of yours stood out yet. The next action above is the shortest way there.`}
        </p>
      ) : (
        <MarginBook notes={notes} onShow={onShow} />
      )}
    </ReportSection>
  );
}

function questionAt(index: number): string {
  const number = index + 1;
  return t`Question ${number}.`;
}

/** What was missing: gaps and tips, quoted where there are words to point at. */
export function Missing({ answers, onShow }: RemarksProps) {
  const quoted = marginNotes(answers, ['gap', 'tip']);
  const absent = absentNotes(answers);
  if (quoted.length + absent.length === 0) return null;
  return (
    <ReportSection
      title={t`What was missing`}
      text={t`Where an answer stops short, and what an interviewer waits for.`}
    >
      <MarginBook notes={quoted} onShow={onShow} />
      {absent.length === 0 ? null : (
        <ul className="absent">
          {absent.map(({ answerIndex, evidence }) => (
            <li key={`${answerIndex}-${evidence.criterion}-${evidence.message}`}>
              <RemarkChip evidence={evidence} />
              <span>
                {questionAt(answerIndex)} <span lang="en">{evidence.message}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
