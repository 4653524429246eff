import { followUpLabel } from '../follow-up-label.ts';
import type { AnswerReport } from '../report.ts';

/** The follow-up that was asked after an answer of a live interview. */
export function AskedNext({ report }: { report: AnswerReport }) {
  const { followUp } = report;
  if (!followUp) return null;
  return (
    <p className="small soft asked-next">
      {followUpLabel(report)}: <q lang={followUp.lang ?? 'en'}>{followUp.text}</q>
    </p>
  );
}
