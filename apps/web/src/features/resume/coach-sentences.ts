import {
  type CheckId,
  checkStrengths,
  type ResumeChange,
  type ResumeCheck,
  type Said,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { plainText, runsOf, type TextRun } from '@/lib/coach-text.ts';
import { analysisTexts, strengthTexts } from './analysis-texts.ts';
import { findings, fixes, reasons } from './check-texts.ts';
import { checkLabel } from './labels.ts';
import type { StoredAnalysis } from './stored-analysis.ts';

/** A sentence to show; `lang` where it is the coach's own English. */
export interface CoachSentence {
  text: string;
  lang?: 'en';
  /** Where not all of it is in one language: the words of the resume stay as they are. */
  runs?: readonly TextRun[];
}

function sentence(
  own: MessageDescriptor | undefined,
  said: Said | undefined,
  english: string,
): CoachSentence {
  if (own) return { text: t(own) };
  const runs = runsOf(said, analysisTexts);
  return runs ? { text: plainText(runs), runs } : { text: english, lang: 'en' };
}

/** What a check saw. */
export const findingOf = ({ evidence, findingCode, evidenceSaid }: ResumeCheck): CoachSentence =>
  sentence(findingCode && findings[findingCode], evidenceSaid, evidence);

/** What to do about a check. */
export const fixOf = ({ fix, fixCode, fixSaid }: ResumeCheck): CoachSentence =>
  sentence(fixCode && fixes[fixCode], fixSaid, fix);

/** Why a line was changed. */
export const reasonOf = ({
  reason,
  reasonCode,
}: Pick<ResumeChange, 'reason' | 'reasonCode'>): CoachSentence =>
  sentence(reasonCode && reasons[reasonCode], undefined, reason);

/** What was read, and what to do first. */
export const summaryOf = ({ summary, summarySaid }: Pick<StoredAnalysis, 'summary' | 'summarySaid'>) =>
  sentence(undefined, summarySaid, summary);

const isOurs = (check: ResumeCheck) => findingOf(check).lang !== 'en';

/** What a line about a check says on the page, where it was put together from this check. */
function lineOf(line: string, check: ResumeCheck): string | undefined {
  const { id, fix, label, evidence, status } = check;
  const finding = findingOf(check).text;
  const strength = strengthTexts[id as CheckId];
  if (strength && status === 'pass' && line === `${checkStrengths[id as CheckId]} (${evidence}).`)
    return `${t(strength)} (${finding}).`;
  return fix !== '' && line === `${fix} (${label}: ${evidence})`
    ? `${fixOf(check).text} (${checkLabel(check)}: ${finding})`
    : undefined;
}

/** Lines about checks, in the page's language where the check is. */
export function linesOf(lines: readonly string[], checks: readonly ResumeCheck[]): CoachSentence[] {
  const ours = checks.filter(isOurs);
  return lines.map((line) => {
    const own = ours.map((check) => lineOf(line, check)).find((text) => text !== undefined);
    return own === undefined ? { text: line, lang: 'en' } : { text: own };
  });
}
