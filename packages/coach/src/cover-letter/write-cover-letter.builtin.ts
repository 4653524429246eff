import {
  type GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterRequest,
  letterFieldsMissing,
  requiredLetterFields,
} from '@greenroom/domain';
import { readTasks } from './ad-tasks.ts';
import { companyName, personName, roleAt, roleInAd, roleName } from './letter-names.ts';
import { toldParts } from './letter-parts.ts';
import { readLetterRequest } from './letter-request.ts';
import { pickerOf } from './letter-wording.ts';
import { chosenFacts, readOwnFacts } from './own-facts.ts';
import { plainLetter } from './plain-letter.ts';
import { rankJobs, relevanceFor } from './relevance.ts';
import { wordsOfRole } from './same-work.ts';
import { suggestedFacts } from './suggested-facts.ts';
import { fitFor } from './tie-facts.ts';

/** A form that has no paper takes the newest title, which the letter tells with its job. */
const ownQualifications = ({ qualifications, history }: LetterRequest): string => {
  const given = qualifications.trim();
  const isTitle = history.some(({ title }) => title.trim() === given);
  return isTitle ? '' : qualifications;
};

/**
 * A letter of its writer's own sentences and the lines of the resume that they chose, or that fit the ad best, which states nothing that
 * the form and the resume don't say. Each sentence names its source, `asks` are two questions about duties of the ad, and
 * `gaps` names what else only they can add. Without name, qualifications or role the answer is the form's error.
 */
export async function writeCoverLetter(input: GenerateCoverLetterInput): Promise<GenerateCoverLetterOutput> {
  const given = readLetterRequest(input);
  if (requiredLetterFields.some((field) => given[field].trim() === '')) return { error: letterFieldsMissing };
  const request = { ...given, qualifications: ownQualifications(given) };
  const company = companyName(request.companyName, request.jobDescription);
  const role = roleInAd(roleAt(roleName(request.jobRole), company), request.jobDescription);
  const names = { name: personName(request.name), role, company };
  const { tasks, language } = readTasks(request.jobDescription);
  const { facts: read, language: ownLanguage } = readOwnFacts({ ...request, experience: '' }, new Set());
  const any = wordsOfRole(role);
  const relevanceOf = relevanceFor(request.jobDescription, role);
  const fitOf = fitFor(tasks, any, relevanceOf);
  const ranked = rankJobs(request.history, role, relevanceOf);
  const known = { request, tasks, read, any, ranked, relevanceOf, fitOf };
  return plainLetter({
    ...known,
    names,
    pick: pickerOf(`${names.name}|${names.company}|${names.role}`),
    adLanguage: language,
    ownLanguage,
    chosen: request.facts ? chosenFacts(request, read) : suggestedFacts(known),
    told: toldParts(request),
    year: Number(/\b(?:19|20)\d{2}\b/.exec(request.today)?.[0] ?? 9999),
  });
}
