import { type JobAnalysis, jobTextMaxLength } from '@greenroom/domain';
import { z } from 'zod';
import { builtinEngine } from '../engine.ts';
import { foreignAdLanguage } from '../job-ad/foreign-ad.ts';
import { isSilent, readJobAd } from '../job-ad/read-job-ad.ts';
import { foreignLanguage } from '../text/language.ts';
import { readPassage } from '../text/passage.ts';
import { countKeywords } from './count-keywords.ts';
import { interviewTips, resumeTips } from './job-tips.ts';
import { labelledValues } from './labelled-values.ts';
import { readCompany } from './read-company.ts';
import { readDegree, readSeniority, readYears } from './read-job-facts.ts';
import { readTerms } from './read-job-terms.ts';
import { readTitle } from './read-job-title.ts';
import { namesOf, readRequirements } from './read-requirements.ts';

/** Any value in: what is missing or not text reads as empty, and what is too long is cut, so that no input can throw. */
export const JobRequest = z.object({
  jobDescription: z
    .string()
    .catch('')
    .transform((text) => text.slice(0, jobTextMaxLength)),
});
export type JobRequest = z.input<typeof JobRequest>;

const fewWords = 30;
/** Language shows in the first few thousand characters. */
const languageSample = 4_000;

function noteOn(text: string, words: number, isAd: boolean): string | null {
  const adLanguage = foreignAdLanguage(text);
  if (adLanguage)
    return `This job ad is in ${adLanguage}. We only read English well, so check what we found: names of tools, the title and the place.`;
  const language = foreignLanguage(readPassage(text.slice(0, languageSample)));
  if (language)
    return `This text looks like ${language}. The built-in analysis reads English; names of tools are still found.`;
  if (words >= fewWords)
    return isAd
      ? null
      : "This doesn't read like a job ad. Paste the whole ad: what it asks for and what you'd do.";
  return `This text holds ${words} ${words === 1 ? 'word' : 'words'}. Paste the whole posting: most of what an analysis needs is missing here.`;
}

/** Reads what a job text asks for, without a model. */
export function readJob(text: string): JobAnalysis {
  const { isAd, lines, headings } = readJobAd(text);
  const years = readYears(lines);
  const told = labelledValues(text);
  const title = readTitle(lines, told.title?.value);
  const telling = lines.filter((line) => !isSilent(line));
  const company = told.company?.value ?? readCompany(lines, headings);
  const terms = readTerms(lines, told);
  const requirements = readRequirements(text, lines, { company, title });
  const keywordCounts = countKeywords(text, telling, requirements, company);
  const facts = {
    requirements,
    years,
    degree: readDegree(lines),
    title,
    company,
    keywordCounts,
  };
  const [forResume, forInterview] = [resumeTips(facts), interviewTips(facts)];
  const named = (importance: string) =>
    requirements.filter((one) => one.importance === importance).map(namesOf);
  return {
    ...facts,
    ...terms,
    skills: requirements.flatMap((one) => [one.skill, ...(one.alternatives ?? [])]),
    keywords: keywordCounts.map((one) => one.keyword),
    resumeSuggestions: forResume.map(({ text }) => text),
    interviewTips: forInterview.map(({ text }) => text),
    said: Object.fromEntries([...forResume, ...forInterview].map(({ text, said }) => [text, said])),
    mustHave: named('must-have'),
    niceToHave: named('nice-to-have'),
    mentioned: named('mentioned'),
    seniority: readSeniority(text, { title, years, contract: terms.contract?.value }),
    note: noteOn(text, text.split(/\s+/).filter(Boolean).length, isAd),
    engine: builtinEngine,
  };
}

/**
 * What a job text asks for: skills with must-have, nice-to-have and mentioned told apart, years, degree, seniority, keywords with
 * counts, and tips that name the requirement they serve. Linear in the length of the text.
 */
export async function analyzeJob(request: JobRequest): Promise<JobAnalysis> {
  return readJob(JobRequest.parse(request ?? {}).jobDescription);
}
