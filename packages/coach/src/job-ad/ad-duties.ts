import { endsInRole, namesRole } from '../text/role-words.ts';
import { countWords, readVerbPhrase, type VerbPhrase } from './ad-phrases.ts';
import type { AdSentence } from './ad-sentences.ts';
import { isAlsoNoun, verbOf } from './ad-verbs.ts';

/** A longer line is no sentence that anybody could be asked about. In characters. */
export const longestLine = 600;

/** Who does it and how it is put, in front of a duty that a sentence tells. */
const adverbs = '(?:also |then |typically |primarily |mainly |regularly |directly |solely )*';
const willDo = new RegExp(
  String.raw`^([^.;:]{2,110}?)(?:['’]ll|['’]d|\s(?:will|shall|would))\s+${adverbs}(?:(?:be ${adverbs}(?:responsible|accountable) for|(?:be )?(?:expected|required|asked|able|have|need) to|be (?:tasked with|in charge of)|be(?= \p{L}+ing )|help to)\s+)?`,
  'iu',
);
const isCharged = new RegExp(
  String.raw`^([^.;:]{2,80}?)\s(?:is|are)\s+${adverbs}(?:responsible for|accountable for|in charge of|tasked with|expected to)\s+`,
  'iu',
);
/** The same without anybody who could be somebody else. */
const openings: readonly RegExp[] = [
  /^(?:be )?(?:responsible|accountable) for\s+/i,
  /^[^.;:]{0,70}?\b(?:responsibilities|duties|tasks|functions|role|position|job|work)\b[^.;:]{0,40}?\b(?:(?:includes?|involves?|entails?|encompass(?:es)?|consists? of)(?::\s+|\s+(?=(?:\p{L}+ly )?\p{L}+ing\b))|(?:is|are|will be) to\b)\s*(?:but (?:is|are) not limited to:?\s+)?/iu,
  /^[^.;:]{0,40}\b(?:looking for|seeking|hiring|searching for|in need of)\b[^.;:]{3,90}?(?<!\b(?:able|eager|excited|happy|looking|passionate|ready|willing))\s(?:to|who (?:will|can|is able to))\s+(?=\p{Ll})/iu,
  /^(?:the )?(?:incumbent|position|role|employee|jobholder)\s+(?:also )?(?=\p{L}+s\s)/iu,
];

/** Whether the words in front of "will" mean the person in the job: "you", "the applicant", "the Project Manager". */
function isActor(words: string): boolean {
  const subject = words.trim().split(/,\s+/).at(-1) as string;
  if (/^if\b|\bnot\b|n['’]t\b|\b(?:your|our|we|who|that|which|what)\b/i.test(words)) return false;
  if (
    /\b(?:you|they|s?he|candidates?|applicants?|incumbent|individual|employee|appointee|person|role|position|post ?holder)$/i.test(
      subject,
    )
  )
    return true;
  return subject.split(/\s+/).length <= 8 && namesRole(subject);
}

const longestRole = 6;

/** The job as the subject of a sentence: "The Project Engineer | assists superintendents". */
function roleActs(line: string): string | undefined {
  if (!/^(?:the|our|this|an?) /i.test(line)) return undefined;
  const words = line.split(' ', longestRole + 2);
  for (let at = 2; at <= longestRole; at += 1) {
    const subject = words.slice(1, at).join(' ');
    const isActing = verbOf(words[at] ?? '')?.form === 's' && /^\p{Ll}/u.test(words[at] ?? '');
    if (isActing && endsInRole(subject)) return `${words.slice(0, at).join(' ')} `;
  }
  return undefined;
}

/** The words in front of a duty that a sentence tells; undefined where there is none. */
function dutyOpening(line: string): string | undefined {
  for (const pattern of [willDo, isCharged]) {
    const match = pattern.exec(line);
    if (match && isActor(match[1] as string)) return match[0];
  }
  const acting = roleActs(line);
  if (acting) return acting;
  for (const opening of openings) {
    const match = opening.exec(line);
    if (match && readVerbPhrase(line.slice(match[0].length))) return match[0];
  }
  return undefined;
}

/** What somebody does for their own good is no duty. */
export const forOneself =
  /^(?:enjoy|receiv|get|earn|find|join|gain|learn|grow|benefit|become|have|be|work(?:ing)? (?:in|for|alongside|from|on a|at)\b|report(?:ing)?\b|start|(?:develop|build)(?:ing)? your|interview\b|play an? (?:\p{L}+ )?role|take place\b|bring\b|care about\b|manage to\b|(?:formally )?apply (?:for|to)\b|challenge\b|take (?:part|an? (?:\p{L}+ ){0,3}exam)|spend)/iu;

/** A duty that a whole sentence tells, from its verb on. */
export function toldDuty(line: string): VerbPhrase | undefined {
  const rest = line.slice(dutyOpening(line)?.length ?? line.length);
  return rest === '' || forOneself.test(rest) ? undefined : readVerbPhrase(rest);
}

/** How the first verb is written. A long row of tasks can't be said in one breath, so that the first of them tells. */
const formOf = (text: string) =>
  (readVerbPhrase(text) ?? readVerbPhrase(text.split(/,\s/, 1)[0] as string))?.form;

/** "You will greet guests, take orders and handle cash" tells three duties; each piece is an exact part of the sentence. */
export function dutiesTogether(sentence: AdSentence): AdSentence[] {
  const { text, start, part } = sentence;
  if (text.length > longestLine) return [sentence];
  if (part === 'legal' || part === 'process' || part === 'offer') return [sentence];
  const told = dutyOpening(text);
  if (told === undefined || forOneself.test(text.slice(told.length))) return [sentence];
  const form = formOf(text.slice(told.length));
  const cuts = [told.length];
  for (const match of text.matchAll(/,\s+(?:and\s+|or\s+)?(?=\p{Ll})/gu)) {
    const at = match.index + match[0].length;
    if (match.index < told.length) continue;
    const next = text.slice(at);
    // From here on it says why, or what others do: "ensuring they reach their goals, learn more".
    if (
      /^(?:ensur|mak|help|allow|enabl|so\b|which|who|where|while)/.test(next) ||
      (form !== 'ing' && /^\p{L}+ing\b/u.test(next))
    )
      break;
    const before = text.slice(cuts.at(-1), match.index);
    // "To devise, implement and support a plan" is one duty.
    const isWhole = countWords(before) >= 3 && !/\bto \p{Ll}+$/u.test(before);
    // "Meet neurologists, practice owners, and administrators": a verb that is a noun as well may be one of a list.
    const isListed =
      isAlsoNoun(verbOf(next.split(/\s/)[0] as string)?.base ?? '') &&
      /^\S+ \S+(?:,|\s(?:and|or)\s|$)/.test(next);
    if (isWhole && form !== undefined && !isListed && formOf(next) === form) cuts.push(at);
  }
  if (cuts.length < 2) return [sentence];
  const pieces = cuts.map((from, index): AdSentence => {
    const until = index + 1 < cuts.length ? (cuts[index + 1] as number) : text.length;
    const piece = text.slice(from, until).replace(/,?\s+(?:and\s+|or\s+)?$/, '');
    return {
      ...sentence,
      part: 'duties',
      isItem: true,
      text: piece,
      start: start + from,
      end: start + from + piece.length,
    };
  });
  const opening = told.trimEnd();
  return [{ ...sentence, text: opening, end: start + opening.length, isItem: false }, ...pieces];
}
