import { readVerbPhrase } from '../job-ad/ad-phrases.ts';
import { isAlsoNoun, verbOf } from '../job-ad/ad-verbs.ts';
import { actionVerbs } from '../resume/wording-words.ts';
import { isCleanLine, spelledOut } from './clean-line.ts';
import { plainLine } from './letter-names.ts';
import { isNote, withArticles } from './missing-article.ts';

/**
 * What a line of a user's is. A sentence is built around it whole, so that no word of it has to be bent: `past` and `base` go
 * behind "I", `base` of a job that is over, `ing` and `deed` ("Design of a bridge") behind words of ours, `passive` behind "I was", and `sentence` speaks for
 * itself. What is none of these isn't said: the page asks for it.
 */
export type FactForm = 'past' | 'base' | 'ing' | 'deed' | 'responsible' | 'passive' | 'sentence';

/** A line that can be said: `text` as the user has it, without its last stop and with its signs spelled out. */
export interface SayableFact {
  form: FactForm;
  text: string;
  /** The words of the user that it is. */
  quote: string;
}

const bullet = /^[\s•●▪◦‣∙·*➢✓✔►–—-]+/u;
/** Where a first sentence ends: not behind "e.g." or an initial. */
const sentenceEnd = /(?<=[\p{Ll}\d)%]{2}[.!?])\s+(?=[\p{Lu}\d“"])/u;
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|inc|ltd|co|corp|no|dr|mr|mrs|ms|st|prof)\.$/i;
/** A result that has a subject of its own: "; handoff went from 40 minutes to 25". */
const ownResult =
  /^(?:\p{L}+ ){1,6}(?:rose|fell|grew|dropped|went|increased|decreased|improved|doubled|tripled) (?:from|by|to)\b/u;

/** When it was, behind the line: ", 2019", " (2018 - 2020)". */
const dateBehind =
  /(?:,\s*|\s*\()(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d{2}(?:\s*[–-]\s*(?:(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d{2}|present|now))?\)?$/iu;

/** A paragraph, sentence by sentence. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(sentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, `${last} ${piece}`);
    else sentences.push(piece);
  }
  return sentences;
}

/** The first sentence of a line; empty where it is no whole and clean one. */
function firstWhole(line: string): string {
  const even = plainLine(line).replace(bullet, '');
  const [whole = ''] = sentencesOf(even);
  const text = whole
    .replace(/[\s.;,!?:…]+$/, '')
    .replace(dateBehind, '')
    .trim();
  const [first = '', rest = '', ...more] = text.split(/;\s+/);
  const isWhole = rest === '' || (more.length === 0 && ownResult.test(rest));
  const said = isWhole ? text : first;
  return isCleanLine(spelledOut(isWhole ? said.replace(/;(?=\s)/, ' and') : said)) ? said : '';
}

const irregularPast =
  /^(?:did|led|ran|won|wrote|built|taught|made|took|grew|kept|held|met|set|sold|cut|drove|oversaw|dealt|began|brought|came|went|spoke|gave|found|got|fed|sent|spent|shot|fought|put|rebuilt|rewrote|undertook|drew|flew|rode|bought|caught|chose|wove|sang|swam|bid|hit|split|became|understood|broke|hosted|rang|sat|stood|hung|swept|ate|froze|shook|threw|wore|lent|lit|laid|paid|read|bred|dug|left|heard|felt|knew|learnt|lost|said|saw|slept|stuck|thought|woke|co-led|co-wrote)$/i;
const adverb =
  /^(?:successfully|also|proactively|actively|currently|effectively|independently|personally|regularly|consistently|jointly|single-handedly|directly|efficiently|routinely|closely|accurately|quickly|primarily|mainly|frequently|\p{L}{3,}ly)$/iu;
/** Participles that tell no deed where they open a line: "Experienced in", "Advanced knowledge of". */
const adjective =
  /^(?:advanced|experienced|skilled|dedicated|motivated|certified|licensed|limited|related|united|detailed|associated|interested|accomplished|seasoned|talented|combined|bilingual|required|needed|based|gifted|varied|renowned|unrelated|red|bed|need|speed|feed|seed|indeed)$/i;
const passiveVerb =
  /^(?:promoted|elected|selected|appointed|nominated|recognized|recognised|named|hired|chosen|invited|entrusted|trained|recruited|ranked|awarded|assigned|tasked|seconded|accepted|admitted)$/i;
const behindPassive = /^(?:to|as|by|for|from|in|into|with|on|among|out|one|twice|head|president|captain)$/i;
/** Behind a participle these make it passive: "Funded by", "Based in". */
const byOthers = /^(?:by|at)$/i;
const determiner =
  /^(?:the|an?|all|any|my|our|their|his|her|its|this|these|every|each|up|over|more|new|daily|weekly|\d.*|[$€£]\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** Participles that stand before a thing as often as they tell a deed: "Automated tests", "Applied research". */
const alsoAdjective =
  /^(?:automated|distributed|integrated|applied|advanced|embedded|guided|structured|connected|mixed|simulated|supervised|generated|specialized|specialised|shared|proposed|fixed|dedicated|assisted)$/i;
/** Studies and papers have a sentence of their own. */
const ofStudies =
  /^(?:graduated|studied|majored|minored|enrolled|attended|obtained|passed|completed (?:a |the |my )?(?:[\p{L}-]+ ){0,3}(?:degree|diploma|bachelor|master|course|coursework|certificate|training))\b/iu;

const isPast = (word: string) => {
  const bare = word.toLowerCase().replace(/^co-/, '').replace(/,$/, '');
  if (adjective.test(bare)) return false;
  if (actionVerbs.has(bare) || irregularPast.test(bare)) return true;
  const stem = /^(.{2,})ed$/.exec(bare)?.[1];
  if (stem === undefined) return false;
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return bases.some((base) => verbOf(base)?.form === 'base') || /(?:at|iz|is|ify|ifi)ed$/.test(bare);
};

/** A word behind a verb that makes it a thing: "Order management", "Test planning". */
const ofThing = /(?:ment|ation|ition|ction|ysis|ance|ity|ing)$/;

const mayBeVerb =
  /^(?!(?:Over|About|Around|Nearly|Under|Only|Up|Top|Average|All|First|Total)\b)\p{Lu}\p{Ll}+(?<!s|ed|ing|ly|er|or|ion|ment),?$/u;
/** "Level 2 support", "Grade 5 teacher". */
const numbered = /^(?:level|grade|tier|phase|class|type|unit|stage|year|part|group|line|shift|step)$/i;
const counted = /^(?:the|all|every|each|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)$/;

/** A first word that is a verb in the base form here, and no noun: "Manage a team". "Order supplies" is one in a list of such lines. */
function isBase([first = '', second = '', third = '']: readonly string[], isListed: boolean): boolean {
  if (numbered.test(first) && /^\d/.test(second)) return false;
  const verb = verbOf(first.replace(/,$/, ''));
  const joined = /^(?:and|&|or)$/i.test(second) || /,$/.test(first);
  const next = /^(?:and|&|or)$/i.test(second) ? third : second;
  const isNext = joined && verbOf(next.replace(/,$/, ''))?.form === 'base';
  // "Docket and monitor", "Precept two students": in a list of duties even a rare verb is one.
  if (verb?.form !== 'base')
    return isListed && mayBeVerb.test(first) && (isNext || (!joined && counted.test(second)));
  if (joined) return isNext;
  if (verb.base === 'work') return /^(?:with|on|closely|in|alongside|directly|across)$/i.test(second);
  if (!isAlsoNoun(verb.base))
    return /^[\p{Ll}\d$€£]|^\p{Lu}{2}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(second) || (isListed && second !== '');
  return (
    determiner.test(second) ||
    (isListed &&
      /^\p{Ll}/u.test(second) &&
      second !== 'of' &&
      (!ofThing.test(second) || /^\p{Ll}+s,?$/u.test(third)))
  );
}

const ownSentence = /^I (?:also |\p{Ll}+ly )?(\p{Ll}+)/u;

/** "I wired 40 homes", "I manage the bar"; what somebody is, wants or hopes for is no deed. */
function isOwnDeed(text: string): boolean {
  const verb = ownSentence.exec(text)?.[1] ?? '';
  return isPast(verb) || verbOf(verb)?.form === 'base';
}

const behindAnyVerb =
  /^(?:the|an?|all|my|after|out|up|down|off|over|\d.*|[$€£]\d.*|two|three|four|five|six)$/i;

/** Whether a past tense opens the text, and not a participle in front of a thing. */
function opensInPast(first: string, second: string): boolean {
  // "Rolled out", "Piped 40 feet": a verb that no list has is one where an object or a particle follows.
  const isUnlisted =
    /^\p{L}{3,}ed$/u.test(first) &&
    !adjective.test(first) &&
    (behindAnyVerb.test(second) || /^\p{Ll}{3,}s,?$/u.test(second));
  if (!(isPast(first) || isUnlisted) || byOthers.test(second)) return false;
  return !alsoAdjective.test(first) || determiner.test(second) || /^(?:and|&)$/.test(second);
}

const ofDeed = String.raw`(?:\p{L}{3,}(?:ation|ition|ction|tion|ment|ysis)|design|maintenance|benchmarking|monitoring|testing|planning|modelling|modeling)`;
/** "Implementation of a tool", "Design and development of a bridge": a deed as a thing, which takes "the". */
const deedOf = new RegExp(`^${ofDeed}(?:(?:, ${ofDeed})* and ${ofDeed})? of (?!experience\\b)\\S+ \\S`, 'iu');

/** "Training new nurses" is work; "Reading volunteer" is somebody, and "Planning experience" something. */
const isWorkOf = ([first = '', ...rest]: readonly string[]) =>
  verbOf(first)?.form === 'ing' &&
  !/^returning$/i.test(first) &&
  !/^(?:of|experience|skills?|knowledge)$/i.test(rest[0] ?? '') &&
  !/^\p{Lu}\p{Ll}/u.test(rest[0] ?? '') &&
  rest.slice(0, 2).some((word) => determiner.test(word) || /\p{Ll}{2}s,?$/u.test(word));

function formOf(text: string, isListed: boolean): FactForm | null {
  const tokens = text.split(' ');
  if (isOwnDeed(text)) return 'sentence';
  if (/^(?:was |am )?(?:also |solely |mainly )?responsible for\s+\S/i.test(text))
    return isNote(text.replace(/^.*?responsible for/i, 'handled')) ? null : 'responsible';
  const at = adverb.test(tokens[0] ?? '') && tokens.length > 2 ? 1 : 0;
  const said = tokens.slice(at);
  const [first = '', second = ''] = said;
  if (passiveVerb.test(first) && behindPassive.test(second)) return 'passive';
  if (/^awarded$/i.test(first)) return 'passive';
  if (ofStudies.test(text) || isNote(said.join(' '))) return null;
  if (opensInPast(first, second)) return 'past';
  if (isBase(said, isListed)) return 'base';
  if (deedOf.test(text)) return 'deed';
  return isWorkOf(said) ? 'ing' : null;
}

const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The words with the articles that they lack behind their verb. */
function mended(text: string, isListed: boolean): string {
  const duty = /^((?:was |am )?(?:also |solely |mainly )?responsible for )(.+)$/i.exec(text);
  if (duty && isNote(`handled ${duty[2]}`)) return `${duty[1]}the ${duty[2]}`;
  const words = text.split(' ');
  const at = adverb.test(words[0] ?? '') ? 1 : 0;
  const verb = words[at] ?? '';
  const isBaseVerb = verbOf(verb)?.form === 'base' && (isListed || !isAlsoNoun(verb.toLowerCase()));
  if (alsoAdjective.test(verb) || !(isPast(verb) || isBaseVerb)) return text;
  return [...words.slice(0, at), withArticles(words.slice(at).join(' '))].join(' ');
}

/** Reads a line of a resume or a form as a fact that can be said; null for one that can't. `isListed` where lines beside it are verbs in the base form. */
export function readFact(line: string, isListed = false): SayableFact | null {
  const quote = firstWhole(line);
  if (quote === '' || !/\p{L}/u.test(quote)) return null;
  const text = mended(spelledOut(quote), isListed);
  const form = formOf(text, isListed);
  if (form) return { form, text, quote };
  // "Manages a team of 12": where it can be said in the base form without touching another word.
  const verb = readVerbPhrase(quote);
  const written = verbOf(quote.split(' ')[0] ?? '');
  return verb?.form === 'base' && written?.form === 's' ? { form: 'base', text: verb.phrase, quote } : null;
}

/** Behind these a word with a capital is a name. */
const asksName = /^(?:the|an?|of|in|at|for|with|and|to|by|on|from|as|via|or|new|using|under|between)$/u;

/** A capital in the middle of a line, on a word that opens a deed: "at night shifts Wrote reports". */
function opensDeed(before: string, word: string, after: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || /[,:;(–—-]$/.test(before)) return false;
  if (/^\p{Lu}/u.test(before)) return opensInPast(word, after);
  if (asksName.test(before) || after === 'of') return opensInPast(word, after);
  const isVerb = verbOf(word)?.form === 'base';
  const isPlain = !/\d/.test(before) && !/^\p{Lu}/u.test(after);
  return (
    /ed$/.test(word) ||
    /^Responsible$/.test(word) ||
    isPast(word) ||
    (isVerb && (isPlain || /^\p{Ll}+$/u.test(before) || !isAlsoNoun(word.toLowerCase())))
  );
}

/** Lines without bullets may be read as one: "Patrolled the post Wrote reports" are two deeds. */
export function splitDeeds(line: string): string[] {
  const words = line.split(/\s+/);
  const deeds: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isStart =
      (deeds.at(-1)?.length ?? 0) > 1 && opensDeed(words[at - 1] ?? '', word, words[at + 1] ?? '');
    if (isStart) deeds.push([]);
    deeds.at(-1)?.push(word);
  }
  return deeds.map((deed) => deed.join(' '));
}

/** "Open new accounts; increased sales by 35%" are two facts where each part is one. */
export function splitParts(line: string): string[] {
  const parts = line.split(/;\s+/);
  const isFact = (part: string) => ['past', 'base'].includes(readFact(part)?.form ?? '');
  return parts.slice(1).every(isFact) ? parts : [line];
}

/** Where a fact was, as the opening of a sentence: "At Acme", "In my project Lens"; empty for none. */
export interface FactPlace {
  opening: string;
  isCurrent: boolean;
  isJob: boolean;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What comes between the place and the fragment, form by form. */
function bodyOf({ form, text }: SayableFact, { isCurrent, isJob }: FactPlace, also: string): string {
  switch (form) {
    case 'past':
      return `I ${also}${lowerFirst(text)}`;
    case 'base':
      if (isCurrent) return `I ${also}${lowerFirst(text)}`;
      return `${also ? 'it was also ' : ''}my ${isJob ? 'job' : 'part'} ${also ? '' : 'was '}to ${lowerFirst(text)}`;
    case 'deed':
      return `my work ${also}${isCurrent ? 'includes' : 'included'} the ${lowerFirst(text)}`;
    case 'ing':
      return `my work ${also}${isCurrent ? 'includes' : 'included'} ${lowerFirst(text)}`;
    case 'responsible':
      return `I ${isCurrent ? 'am' : 'was'} ${also}${lowerFirst(text.replace(/^(?:was|am) /i, ''))}`;
    case 'passive':
      return `I was ${also}${lowerFirst(text)}`;
    case 'sentence':
      return also === '' ? text : text.replace(/^I /, `I ${also}`);
  }
}

/** A fact as a sentence, behind where it was; `also` for one more of the same place. */
export function sayFact(fact: SayableFact, place: FactPlace, also = false): string {
  const opening = place.opening === '' || also ? '' : `${place.opening}, `;
  return `${upperFirst(`${opening}${bodyOf(fact, place, also ? 'also ' : '')}`)}.`;
}
