import {
  type GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterRequest,
  type LetterSentence,
  letterFieldsMissing,
  letterLimits,
  letterWordsRange,
  requiredLetterFields,
} from '@greenroom/domain';
import { readTasks } from './ad-tasks.ts';
import { assembleLetter } from './assemble-letter.ts';
import { askedPlace, asksFor } from './letter-asks.ts';
import { bodyOf, chosenBody, lengthOf, otherJobs, type Paragraph, textOf } from './letter-body.ts';
import { companyName, personName, roleAt, roleInAd, roleName } from './letter-names.ts';
import { qualificationSentences } from './letter-papers.ts';
import {
  closing,
  deedParagraphs,
  gapsOf,
  type Names,
  opening,
  toldParts,
  whyOf,
} from './letter-parts.ts';
import { readLetterRequest } from './letter-request.ts';
import { moreWork, workSentence } from './letter-sentences.ts';
import { skillSentences } from './letter-skills.ts';
import * as wordings from './letter-wording.ts';
import { chosenFacts, type OwnFact, readOwnFacts, typed } from './own-facts.ts';
import { plainLetter } from './plain-letter.ts';
import { rankJobs, relevanceFor } from './relevance.ts';
import { wordsOfRole } from './same-work.ts';
import { fitFor, tieFacts, withoutReplies } from './tie-facts.ts';

/** Too long a letter loses what it can do without: older jobs, and further lines from the last list on where nobody chose them. */
function shortened(
  body: Paragraph[],
  jobs: LetterSentence[],
  third: readonly LetterSentence[],
  { rest, areChosen }: { rest: number; areChosen: boolean },
) {
  const length = () => lengthOf([...body.flatMap(({ sentences }) => sentences), ...jobs, ...third]) + rest;
  // Who confirmed a job wants it said, and can shorten what they chose.
  if (length() > letterWordsRange.max + (areChosen ? roomForJobs : 0)) jobs.length = 0;
  for (const one of areChosen ? [] : body.toReversed()) {
    const fewest = Math.max(1, one.ties.length) + 1;
    while (length() > letterWordsRange.max && one.sentences.length > fewest) one.sentences.pop();
  }
}

const roomForJobs = 40;
const mostSaid = 3;
const ends = 8;
/** Words of a reason that isn't given yet. */
const usualReason = 20;
/** Words that an answer to a question adds, with the task before it. */
const usualDeed = 18;
/** A form that has no paper takes the newest title, which the letter tells with its job. */
const ownQualifications = ({ qualifications, history }: LetterRequest): string => {
  const given = qualifications.trim();
  const isTitle = history.some(({ title }) => title.trim() === given);
  return isTitle ? '' : qualifications;
};

/**
 * A letter that ties two facts of the user to two tasks of the ad, and states nothing that the form and the resume do not say:
 * 180 to 320 words where there is enough to say, and shorter where there isn't. Each sentence carries what it rests on, `asks` are
 * the deeds that the user is asked for in place of lines that would read badly, and `gaps` names what else only they can add. Without name, qualifications or role the answer is the form's error.
 */
export async function writeCoverLetter(input: GenerateCoverLetterInput): Promise<GenerateCoverLetterOutput> {
  const request = readLetterRequest(input);
  if (requiredLetterFields.some((field) => request[field].trim() === ''))
    return { error: letterFieldsMissing };
  const company = companyName(request.companyName, request.jobDescription);
  const role = roleInAd(roleAt(roleName(request.jobRole), company), request.jobDescription);
  const names: Names = { name: personName(request.name), role, company };
  const seed = `${names.name}|${names.company}|${names.role}`;
  const pick = wordings.pickerOf(seed);
  const { tasks, language } = readTasks(request.jobDescription);
  const read = readOwnFacts(request, toldParts(request));
  const own = request.facts ? { ...read, facts: chosenFacts(request, read.facts) } : read;
  const any = wordsOfRole(role);
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(request.today)?.[0] ?? 9999);
  // What was typed of work is sentences where all of it can be, and a list otherwise.
  const typedFacts = own.facts.filter(({ entry }) => entry === typed);
  const said = typedFacts.slice(0, mostSaid + 1).flatMap(({ text }) => workSentence(text) ?? []);
  const isBeside = request.facts !== undefined && request.history.length > 0;
  const isAll = said.length === typedFacts.length && said.length <= mostSaid;
  const singles = isAll || isBeside ? said : [];
  const typedRest = isBeside
    ? typedFacts.map(({ text }) => text).filter((text) => workSentence(text) === null)
    : [];
  const facts = singles.length > 0 || isBeside ? own.facts.filter(({ entry }) => entry !== typed) : own.facts;
  const why = whyOf(request, names);
  if (request.facts) {
    const chosen = own.facts.filter(({ entry }) => entry !== typed);
    const relevanceOf = relevanceFor(request.jobDescription, role);
    const fitOf = fitFor(tasks, any, relevanceOf);
    return plainLetter({
      ...{ request, names, pick, tasks, any, fitOf, year, chosen },
      ...{ adLanguage: language, ownLanguage: own.language, read: read.facts },
      ranked: rankJobs(request.history, role, relevanceOf),
    });
  }
  const start = opening(names, pick);
  const first = [start, ...why, ...singles];
  const third = [
    ...moreWork(typedRest, singles.length > 0),
    ...qualificationSentences({ ...request, qualifications: ownQualifications(request) }, year).filter(
      ({ text }) => !(own.language && text.startsWith('My ')),
    ),
    ...skillSentences(request),
  ];
  const last = closing(request, pick);
  const rest = lengthOf([...first, ...last]) + ends;
  const needed = letterWordsRange.min - rest - lengthOf(third);
  const relevanceOf = relevanceFor(request.jobDescription, role);
  const fitOf = fitFor(tasks, any, relevanceOf);
  const ranked = rankJobs(request.history, role, relevanceOf);
  const bodyWith = (facts: readonly OwnFact[]) => {
    const deeds = facts.filter(({ isDeed }) => isDeed);
    const told = { request, facts, ranked, relevanceOf, fitOf, ...tieFacts(tasks, deeds, any) };
    return request.facts ? chosenBody(told) : bodyOf(told, needed);
  };
  // The questions are those of the letter without replies, and what a reply tells is said once.
  const asked = bodyWith(facts);
  const { repeated, others } = withoutReplies(facts, request.deeds);
  const body = repeated.length === 0 ? asked : bodyWith(others);
  const jobs = otherJobs(request, body);
  const short =
    letterWordsRange.min -
    rest -
    lengthOf([...asked.flatMap(({ sentences }) => sentences), ...jobs, ...third]) -
    (why.length > 0 ? 0 : usualReason);
  const missing = Math.min(
    Math.max(0, Math.ceil(short / usualDeed), fewestFacts - deedsIn(asked)),
    letterLimits.deeds,
  );
  const where = askedPlace(request, asked, ranked);
  const asks = asksFor(missing, asked, tasks, any, where);
  const deeds = deedParagraphs(request);
  const length = rest + lengthOf(deeds.flat());
  shortened(body, jobs, third, { rest: length, areChosen: request.facts !== undefined });
  const lists = body.map(({ sentences }) => sentences);
  const after = [jobs, third].filter((one) => one.length > 0);
  const whole = [first, ...deeds, ...lists, ...after, last].filter((one) => one.length > 0);
  return assembleLetter(request, names, whole, body, {
    asks,
    opening: start.text,
    deedsAfter: '',
    deedsBefore: textOf(lists[0] ?? after[0] ?? last),
    why: why[0]?.text ?? '',
    closing: textOf(last),
    gaps: gapsOf(request, body, { ad: language, own: own.language }),
  });
}

const fewestFacts = 2;
const deedsIn = (body: readonly Paragraph[]) =>
  body.flatMap(({ facts }) => facts).filter(({ isDeed }) => isDeed).length;
