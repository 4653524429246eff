import { countWords, readVerbPhrase } from '../../job-ad/ad-phrases.ts';
import { isAlsoAdjective, isAlsoNoun, type VerbForm, verbOf } from '../../job-ad/ad-verbs.ts';
import { skillNamed } from '../../skills/find-skills.builtin.ts';

/**
 * How the words of a line go into a sentence: "greet guests" (base), "greeting guests" (ing), "greets guests" (s), "lead a shift" behind
 * "ability to" (able), "experience with ovens" (noun), "reliable and calm" (person).
 */
export type CutShape = VerbForm | 'able' | 'charge' | 'noun' | 'person';

/** What of a line of a job ad can be read out: word for word, and never cut inside a phrase. */
export interface LineCut {
  text: string;
  shape: CutShape;
  /** It is the whole line, which is quoted. */
  isWhole?: true;
}

const mostWords = 12;
/** Of what isn't cut. */
const mostUncut = 16;
const fewestWords = 2;
/** A shorter beginning says too little of what follows. */
const fewestBeforeCut = 3;

/** Behind these a line goes on with examples, asides and why it is done. */
const asides =
  /[;:(]|[.!]\s|\s[–—-]\s|,? (?:in order to|so that|to ensure|ensuring|thereby|resulting in)\s|,? (?:including|such as|for example|e\.g|i\.e|but not limited to)\b|,? (?:and|or) (?:all )?(?:other|related) |,? etc\b|,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|assigned|directed|applicable|requested)\b/giu;
/** Why and how it is done, and asides behind a comma. */
const clauses =
  /,? (?:to (?:help|make sure|allow|enable)|while|(?:along|together) with|in (?:accordance|compliance|line|support|conjunction|coordination) (?:with|of)|according to|based on|per)\s|, (?:making|which|who|where|whose|when|until)\s/giu;
/** The next of several things. */
const nexts = /,\s(?:and\s|or\s)?(?=\p{Ll})|\s(?:and|or)\s/giu;

/** Words that leave a phrase hanging. */
const hanging =
  /(?:[,/&–-]|\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|not|into|about|through|including|such|using|via|per|our|your|their|its|both|between|who|is|are|be|any|all|other|etc|related|according|due|subject|able|well|new|key|various|multiple|daily|out|pertaining|regarding|concerning|relating|involving|seeking|verbal|oral|effective|ability|ways|start|consistent))$/i;
/** Pay, and words that a copied text ran together. */
const unreadable = /\bthe following\b|[$£€…]|\p{L}{3}\d|\p{Ll}{3}\p{Lu}\p{Ll}{2}/u;
/** What would mean something else without its end. */
const bound = /\b(?:unless|except|excluding|other than|not|never|n['’]t|rather than|only)\b/i;

/** Whether the things in it come to an end: "mail, phone and chat". */
function isOpenList(text: string): boolean {
  const at = text.lastIndexOf(',');
  return at >= 0 && !/(?:^|\s)(?:and|or|&|and\/or)\s/.test(text.slice(at));
}

const isEven = (text: string) =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length &&
  (text.match(/["“”]/g) ?? []).length % 2 === 0;

function isWhole(text: string, most = mostWords): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= most && !hanging.test(text) && !isOpenList(text) && isEven(text);
}

const endsAt = (text: string, borders: RegExp) => [...text.matchAll(borders)].map(({ index }) => index);
/** Whether another thing to do comes next: "fix brakes, | adjust valves". A noun may be one of a list. */
function isVerbNext(rest: string, form: VerbForm): boolean {
  const verb = verbOf(/^[,\s]*(?:and |or )?(\p{L}+)/u.exec(rest)?.[1] ?? '');
  return verb !== undefined && (verb.form === form || !isAlsoNoun(verb.base));
}

const isPlainVerb = (word: string) => {
  const verb = verbOf(word);
  return verb?.form === 'base' && !isAlsoNoun(verb.base) && !isAlsoAdjective(verb.base);
};

/** What a phrase that was cut can't end with: "to hire", "programs developed", "and develop" wait for the rest. */
const isWaiting = (text: string) => {
  const [before = '', last = ''] = text.split(' ').slice(-2);
  const verb = verbOf(last);
  const isOpenVerb = verb?.form === 's' && !isAlsoNoun(verb.base);
  return (
    /ed$/i.test(last) ||
    isPlainVerb(last) ||
    isOpenVerb ||
    (/^to$/i.test(before) && verbOf(last)?.form === 'base')
  );
};

/** The longest of some beginnings that is whole. */
function longest(text: string, ends: readonly number[]): string | undefined {
  return ends
    .map((end) => text.slice(0, end).trim())
    .filter((one) => isWhole(one) && countWords(one) >= fewestBeforeCut && !isWaiting(one))
    .at(-1);
}

/** Where a later verb is in another form: "using a lift, | assist with bathing". */
function otherFormAt(text: string, form: VerbForm): number | undefined {
  return endsAt(text, nexts).find((end) => {
    const verb = verbOf(/^[,\s]*(?:and |or )?(\p{L}+)/u.exec(text.slice(end))?.[1] ?? '');
    return verb !== undefined && verb.form !== form && verb.form !== 'ing' && !isAlsoNoun(verb.base);
  });
}

/** The beginning of some words that can be said in one breath; undefined where each cut would be inside a phrase. */
function shorten(words: string, form: VerbForm | undefined): string | undefined {
  const aside = endsAt(words, asides).find((end) => countWords(words.slice(0, end)) >= fewestWords);
  const told = words.slice(0, aside);
  const whole = told
    .slice(0, form && form !== 'base' ? otherFormAt(told, form) : undefined)
    .replace(/[\s.,;:*]+$/, '');
  if (isWhole(whole, mostUncut)) return whole;
  const isNext = (end: number) => form === undefined || isVerbNext(whole.slice(end), form);
  return longest(whole, endsAt(whole, clauses)) ?? longest(whole, endsAt(whole, nexts).filter(isNext));
}

const label = /^[^:.,()]{3,40}:\s+(?=\S+\s+\S)/;
/** Who does or has it, in front of a duty or a requirement. */
const subject =
  /^(?:.{0,90}?(?<!\bwe )\b(?:will|shall|would|may|['’]ll|must|should|is|are)\s+)?(?:also |typically |primarily |regularly |directly )*(?:be )?(?:responsible for|accountable for|in charge of|tasked with|expected to|required to|asked to)\s+|^(?:you(?:['’]ll| will)?|(?:this|the) (?:person|role|position|candidate|applicant|incumbent|employee|individual)|(?:the )?(?:ideal |successful |qualified |right )?(?:candidates?|applicants?))(?: will| must| should)?(?: also)?\s+(?:have|has|possess(?:es)?|bring|need to|have to|be able to(?= )|be(?= \p{L}+ing\b))?\s*(?=\S)|^your (?:responsibilit(?:y|ies)|job|role|tasks?|mission|duties) (?:will |would )?(?:be|is|are|includes?) (?:to )?|^(?:the|our|an?|this|your) [^.,;:]{3,60}? (?:will|shall) (?:also |be )*(?=\p{Ll})|^(?:must|should|will|may|to|have|possess)\s+(?:have|possess|be able to(?=\s)|demonstrate)?\s*/iu;
const ability =
  /^(?:the |an? )?(?:(?:strong|proven|demonstrated|demonstrable|excellent|exceptional|good) )*(?:ability|able|capacity|capability) to (?:effectively |successfully )?/i;
const person =
  /^(?:be )?(?:(?:highly|very|extremely|fully|technically) |(?:well|self|results?|detail|customer|team|goal)[- ])*(?:proficient|fluent|comfortable|familiar|skilled|experienced|knowledgeable|adept)(?=\s(?:in|with|at|about|by|as|on|of)\b)/iu;
/** What a requirement in a noun has to speak of: a lone name, place or product says too little to be read out. */
const heads =
  /\b(?:experience|knowledge|proficiency|familiarity|understanding|expertise|skills?|background|track record|command of|fluency|exposure|attention to)\b/i;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|must|should|can|may|do|does|you|we|they|it|there|this|who|if|because|requires?|includes?|involves?)\b/i;
/** "By blending skills", "in the field". */
const opensWithPlace =
  /^(?:(?:quick|eager|ready|keen|happy|open|prepared|committed|dedicated) to|demonstrate|possess|exhibit|display|\p{L}{3,}(?:at|iz|if)es|by|with|as|in|for|under|at|to|of|through|from|and|or)\b/iu;
/** "Development of care skills": what has no head of its own. */
const headless =
  /^(?!(?:experience|knowledge|understanding|proficien\w*|familiar\w*|command|background|sense|years?|an?|the|\d\S*|one|two|three|four|five|six|seven|eight|ten|minimum) )\p{L}+ of\b/iu;
/** How much somebody has to have of it, which nobody reads out. */
const amount = /^(?:an? )?(?:minimum(?: of)?|at least) (?=\S)/i;
/** How much it is wanted, behind what is asked for. */
const wanted =
  /[,;]?\s*\(?(?:(?:is|are|would be|will be)\s+)?(?:an? )?(?:strongly |highly |very |also |strong |big |major |huge |great |definite |distinct |real )*(?:required|preferred|desired|desirable|plus|asset|advantage|advantageous|must|essential|mandatory|necessary|needed|beneficial|helpful|bonus|ideal|welcome)\)?[.!]?$/i;
const preposition = /^(?:on|in|at|of|from|with|across|within|throughout)$/i;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Words that a phrase opens with, in front of names as well. */
const opener =
  /^(?:An?|The|Excellent|Strong|Good|High|Proven|Solid|Basic|Advanced|Experience|Knowledge|Proficiency|Familiarity|Understanding)\s/;
const lowerCommon = (text: string) => (opener.test(text) ? lowerFirst(text) : lowerName(text));
/** Lower case for a first word that is no name. */
const lowerName = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  !/^\p{L}+ (?:& |and )?\p{Lu}/u.test(text) &&
  !skillNamed(text.split(/[\s,]/)[0] as string)
    ? lowerFirst(text)
    : text;

/** How a duty's or an ability's first verb is written; undefined where the words begin with no verb. */
function formOf(words: string): VerbForm | undefined {
  const [, first = '', next = ''] = /^(?:\p{L}+ly,? )?(\p{L}+)(?:\s+(\S+))?/u.exec(words) ?? [];
  // "Access to a computer", "pay starts at", "commission based".
  if (
    /^(?:to|at|starts|ranges|based)$/i.test(next) &&
    !/^(?:report|adhere|respond|adapt|look|attend|contribute)/i.test(first)
  )
    return undefined;
  const verb = verbOf(first);
  // "Research suggests that".
  const following = verbOf(next);
  if (following?.form === 's' && !isAlsoNoun(following.base)) return undefined;
  // "Grammarly helps people", "engineers on this team".
  if (verb?.form === 's' && (/^\p{L}+ly /u.test(words) || (isAlsoNoun(verb.base) && preposition.test(next))))
    return undefined;
  if (!verb || isPlainVerb(first)) return verb?.form;
  // What could be a noun as well is a verb where the first words make a duty.
  const [head = ''] = words.split(/[;:(]|,? (?:including|such as)\b/i, 1);
  const beginning = head.split(' ').slice(0, mostWords);
  while (beginning.length > 1 && hanging.test(beginning.join(' '))) beginning.pop();
  return readVerbPhrase(beginning.join(' ')) ? verb.form : undefined;
}

function cutNoun(words: string): LineCut | undefined {
  const text = shorten(words.replace(wanted, '').replace(amount, '').replace(/^be /i, ''), undefined);
  if (
    text === undefined ||
    unreadable.test(text) ||
    finite.test(text) ||
    opensWithPlace.test(text) ||
    headless.test(text)
  )
    return undefined;
  // "Display solid knowledge" is a duty that couldn't be read, "design skills" are asked for.
  const [first = '', next = ''] = text.split(' ');
  const form = verbOf(first)?.form;
  if (form === 's' || (form === 'base' && !heads.test(next))) return undefined;
  const shape = person.test(text) ? 'person' : 'noun';
  if (shape === 'noun' && (!heads.test(text) || /\bthat\b/i.test(text))) return undefined;
  return { text: shape === 'person' ? lowerFirst(text) : lowerCommon(text), shape };
}

/** "Greets guests and records their names" as one says it to somebody: "greet guests and record ..."; undefined where a word could be a noun. */
function toldToYou(text: string): string | undefined {
  const words = text.split(' ');
  const opener = /ly$/.test(words[0] as string) ? 1 : 0;
  for (const [at, word] of words.entries()) {
    const isOpener = at === opener;
    const isNext = at > opener && /(?:,|^and|^or)$/.test(words[at - 1] as string);
    const verb = isOpener || isNext ? verbOf(word.replace(/,$/, '')) : undefined;
    // "Audits of procedures and analyses".
    if (verb?.form !== 's' || (isNext && word === 'analyses')) {
      if (isOpener) return undefined;
      continue;
    }
    if (isNext && isAlsoNoun(verb.base)) return undefined;
    words[at] = verb.base + (word.endsWith(',') ? ',' : '');
  }
  return words.join(' ');
}

const charge = /^.{0,90}?\b(?:responsible|accountable) for (?=(?:the|all|our|an?|your|any|day)\b)/i;

/** It is wanted and not needed, in more words. */
const notNeeded =
  /,? (?:is )?(?:preferred|desired|desirable|helpful|nice),? but not (?:required|necessary|mandatory|essential|needed)\W*$/i;

/** Reads what a line says, from what is done or asked for on; undefined where no clean cut can be read out. */
export function cutLine(line: string): LineCut | undefined {
  const bare = line
    .replace(/^[\s•*–—-]+/, '')
    .replace(/\b(with|the|of|and|to|in|for|an?) (?=\1 )/gi, '')
    .replace(/ but not limited to/gi, '')
    .replace(notNeeded, '')
    .replace(label, '')
    .replace(subject, '');
  if (bound.test(bare)) return undefined;
  const able = ability.exec(bare);
  const told = able ? bare.slice(able[0].length) : bare;
  const form = formOf(told);
  if (form === undefined && charge.test(line)) {
    const text = shorten(bare, undefined);
    return text === undefined || unreadable.test(text) || finite.test(text)
      ? undefined
      : { text, shape: 'charge' };
  }
  if (form === undefined) return able ? undefined : cutNoun(bare);
  if (able && form !== 'base') return undefined;
  const text = shorten(told.replace(wanted, ''), form);
  return text === undefined || unreadable.test(text)
    ? undefined
    : asSaid({ text: lowerFirst(text), shape: able ? 'able' : form });
}

function asSaid(cut: LineCut): LineCut {
  const told = cut.shape === 's' ? toldToYou(cut.text) : undefined;
  return told === undefined ? cut : { text: told, shape: 'base' };
}

const mostQuoted = 22;

/** A line that is quoted as a whole, where no part of it can be read out: one sentence that opens with a duty or a requirement. */
export function wholeLine(line: string): LineCut | undefined {
  const text = line.replace(/^[\s•*–—-]+/, '').replace(/[\s.;,]+$/, '');
  const words = countWords(text);
  if (words < fewestBeforeCut || words > mostQuoted || /[.!?:]\s|["“”]/.test(text)) return undefined;
  if (unreadable.test(text) || hanging.test(text) || !isEven(text) || label.test(text)) return undefined;
  const shape = formOf(text) ?? (heads.test(text) && !finite.test(text) ? 'noun' : undefined);
  return shape && !opensWithPlace.test(text) ? { text, shape, isWhole: true } : undefined;
}
