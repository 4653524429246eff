import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { isCountable } from './clean-line.ts';
import { fact, listed } from './letter-sentences.ts';
import * as wordings from './letter-wording.ts';

const adStart = 20_000;
const [mostSkills, longestSkill] = [5, 4];
const fewOthers = 3;
/** So many skills somebody types; more come from a resume. */
const shortList = 6;
const namesOf = (text: string) => findSkills(text).map((one) => one.skill);
/** Words that a list of skills holds and that are none: its labels, levels, kinds and sentences. */
const noSkill =
  /^(?:the|an?|of|in|for|with|to|other|various|others)$|[:;•|()]|https?|@|\b(?:I|my|and|years?|etc|beginner|basic|intermediate|advanced|native|no|none|not|including|such|fluent|fairly|wpm|languages?|tools?|frameworks?|skills?|technologies|software|systems?|level)\b|[&.!?]$|\s\+\s|\p{L}\/\p{L}.*\//iu;

/** The skills of the form, those first that the ad asks for. */
function planSkills({ skills, jobDescription, history }: LetterRequest): {
  asked: string[];
  others: string[];
} {
  const own = [
    ...new Set(
      skills
        .split(/[,;\n•|]+/)
        .map((skill) =>
          evenSpaces(skill)
            .replace(/[\s.]+$/, '')
            .trim(),
        )
        .filter((skill) => /[\p{L}]/u.test(skill) && skill.length < 50 && !noSkill.test(skill))
        .filter((skill) => skill.split(' ').length <= longestSkill),
    ),
  ];
  const ad = jobDescription.slice(0, adStart);
  const wanted = new Set(readJob(ad).skills);
  // "R" and "Go" are names only as they are written.
  const wordsOfAd = new Set(ad.match(/[\p{L}\p{N}+#.]+/gu)?.map((word) => word.replace(/\.$/, '')));
  // A word in small letters may be any word of the ad.
  const isName = (skill: string) => /\s|\p{Lu}|\d/u.test(skill);
  const isWritten = (skill: string) => (skill.includes(' ') ? ad.includes(skill) : wordsOfAd.has(skill));
  const isAsked = (skill: string) =>
    skill.length > 1 && (namesOf(skill).some((name) => wanted.has(name)) || isWritten(skill));
  const isKnown = (skill: string) =>
    namesOf(skill).some((name) => name.toLowerCase() === skill.toLowerCase());
  // "Communication" is claimed by everybody: only a deed shows it.
  const isTyped = history.length === 0 && own.length <= shortList;
  const isSoft = (skill: string) => findSkills(skill).some(({ family }) => family === 'People skills');
  const asked = own.filter((skill) => isAsked(skill) && (isTyped || !isSoft(skill)));
  // A list that was read from a resume holds much that is no skill: only what the ad or the catalog names counts.
  return !isTyped
    ? {
        asked: asked
          .filter((skill) => isKnown(skill) || (isName(skill) && isWritten(skill)))
          .slice(0, mostSkills),
        others: [],
      }
    : {
        asked: asked.slice(0, mostSkills),
        others: own.filter((skill) => !isAsked(skill) && !isThing(skill)).slice(0, mostSkills),
      };
}

/** "Tractor" in small letters is a thing, and no skill by itself. */
const isThing = (skill: string) => /^\p{Ll}+$/u.test(skill) && isCountable(skill);

/** A list in small letters whose first word has the capital of any first word. */
const opensList = (skill: string, list: string) =>
  list.trim().startsWith(skill) && /^\p{Lu}\p{Ll}+$/u.test(skill) && !/\p{Lu}/u.test(list.trim().slice(1));

/** "Customer Service" as it is inside of a sentence; a product keeps its capitals. */
const inSentence = (skill: string, list: string) =>
  (opensList(skill, list) && findSkills(skill).length === 0) ||
  (findSkills(skill).some(({ family }) => family === 'People skills') &&
    /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+)*$/u.test(skill))
    ? skill.toLowerCase()
    : skill;

/** What the form says of skills: those that the ad asks for, and the others where there is room. */
export function skillSentences(request: LetterRequest, pick: wordings.Pick): LetterSentence[] {
  const { asked, others } = planSkills(request);
  const sentence = (options: readonly string[], named: readonly string[]) =>
    fact(
      wordings.filled(pick(options), listed(named.map((skill) => inSentence(skill, request.skills)))),
      named.map((quote) => ({ field: 'skills' as const, quote })),
    );
  const room = asked.length > 1 ? fewOthers : mostSkills;
  return [
    ...(asked.length > 0 ? [sentence(wordings.skillsAsked, asked)] : []),
    ...(others.length > 0
      ? [sentence(asked.length > 0 ? wordings.skillsOther : wordings.skillsAlone, others.slice(0, room))]
      : []),
  ];
}
