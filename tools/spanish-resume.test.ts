import es from 'virtual:messages/es';
import { afterEach, describe, expect, it } from 'vitest';
import { findingOf, fixOf, linesOf, summaryOf } from '../apps/web/src/features/resume/coach-sentences.ts';
import { checkLabel } from '../apps/web/src/features/resume/labels.ts';
import { takeMessages } from '../apps/web/src/lib/messages.ts';
import { analyzeResume } from '../packages/coach/src/resume/analyze-resume.builtin.ts';

const short = 'Nora Hill\nNurse';
const whole = `Nora Hill
Registered Nurse
nora.hill@example.com

Work History

Nurse, Mercy Hospital
2021 - 2024
Responsible for patients
Mistakes were corrected by the team and medication errors were cut by 40%
Nurse, City Clinic
March 2014 - May 2016
Led a team of 6

Hobbies
Chess`;
const job = `Registered Nurse
We require a nursing license, patient care, medication administration and EHR. Bachelor's degree required. 5+ years of experience. Nice to have: triage, telemetry.`;

const english =
  /\b(?:the|your?|of|with|what|how|was|were|and|for|this|that|which|words?|found|read|jobs?|bullets?|fix|check|add|use|put|none?)\b/i;
/** Words of the resume and of the ad stay as they are. */
const withoutQuotes = (text: string) =>
  text
    .replaceAll(/“[^”]*”/g, '')
    .replace(/(?:Tú tienes|solo en una lista|no encontramos|Títulos[^:]*):.*$/i, '');

const analysisOf = (content: string, jobRole = 'general') => analyzeResume({ content, jobRole });

afterEach(() => takeMessages('en', 'en-US', {}));

describe('what a Spanish page says of a resume', () => {
  it.each([
    ['of two words', short, undefined],
    ['of a page', whole, undefined],
    ['against a job', whole, job],
  ])('has no English sentence of ours %s', async (_, text, jobText) => {
    const analysis = await analysisOf(text, jobText);
    takeMessages('es', 'es-419', es);
    const { checks } = analysis;
    const stored = { ...analysis, jobRole: '', analyzedAt: null, correctionRevision: 0 };
    const sentences = [
      summaryOf(stored),
      ...checks.flatMap((check) => [findingOf(check), fixOf(check), { text: checkLabel(check) }]),
      ...linesOf([...analysis.strengths, ...analysis.suggestions, ...analysis.atsOptimization], checks),
    ];
    expect(checks.length).toBeGreaterThan(5);
    expect(
      sentences.map(({ text: said }) => said).filter((said) => english.test(withoutQuotes(said))),
    ).toEqual([]);
  });

  it('is the English of an analysis that was stored before there were codes', async () => {
    const { summary, checks } = await analysisOf(whole);
    takeMessages('es', 'es-419', es);
    expect(withoutQuotes(summary)).toMatch(english);
    expect(summaryOf({ summary, summarySaid: undefined })).toEqual({ text: summary, lang: 'en' });
    const [counted] = checks.filter(({ evidenceSaid }) => evidenceSaid);
    if (!counted) throw new Error('no check counts');
    const { evidenceSaid: _, ...before } = counted;
    expect(findingOf(before)).toEqual({ text: counted.evidence, lang: 'en' });
  });
});
