import type { AskedKind } from '../../content/own-words.ts';
import { countWords, spokenPart } from '../../job-ad/ad-phrases.ts';
import { verbOf } from '../../job-ad/ad-verbs.ts';

/** A longer phrase is shortened to its head, and isn't asked about where that can't be done. In words. */
const longSpoken = 10;
const longestNoun = 8;
const fewestHead = 3;
/** A row of three things or a second "and" is read, and never said in one breath. */
const row = /,|\band\b.*\band\b/i;

/** Praise of what the employer makes. */
const praise =
  /(?<!\ban? )\b(?:amazing|awesome|purposeful|exciting|world-class|top-notch|best-in-class|stunning|delightful|seamless) (?=\p{L})/giu;

/** Signs that are written and never said, and praise. */
const said = (phrase: string) =>
  phrase
    .replace(/(\d)\s*\+(?=\s|$)/g, '$1 or more')
    .replace(/\s\+\s/g, ' and ')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/(?<=\b\p{Ll}{4,})\/(?=\p{Ll}{4,}\b)(?!server)/gu, ' or ')
    .replace(/\bw\/\s*/gi, 'with ')
    .replace(/^(\p{L}+), (and|or) /u, '$1 $2 ')
    .replace(praise, '')
    .trim();

/** Perks and praise of the employer inside of a duty. */
const perk =
  /\s(?:with|in|for|on) [^,]{0,40}?\b(?:unlimited|(?:creative )?freedom|autonomy|flexibility|credits|budgets? of your own|top-notch|world-class|cutting-edge|best-in-class|fast-paced|fun)\b.*$/i;

const isBaseVerb = (word: string) => verbOf(word)?.form === 'base';

/** Where a duty may end early and still be a whole and true thought, the mildest cut first. */
const heads: readonly RegExp[] = [
  /,? (?:including|such as|like)\s/i,
  /,? (?:in order to|so that|to ensure|to help|ensuring|while|thereby|in (?:accordance|compliance|line) with|equivalent to|year round|as they relate|on an as)\b/i,
  / (?:by|through|via) (?=\p{L}+ing\b)/iu,
];
/** The same, where what is left has to tell enough. */
const harderHeads: readonly RegExp[] = [
  / to (?=\p{Ll})/u,
  /,? (?:across|within|throughout|through|via|for) /i,
];
/** Without what comes behind it, this says little: "work with business leaders", "help develop". */
const needsRest =
  /^(?:work|collaborate|partner|liaise|coordinate|meet|cooperate|interact|help|aim|seek|strive|use|using|working|leverage|be|have|need|able)\b/i;
const hangs =
  /\b(?:prior|related|according|due|subject|assigned|next|return|able|wants?|needs?|tr(?:y|ies)|aims?|as \p{L}+ed|\p{L}+-(?:driven|based|related|facing|led|oriented|focused|powered))$/iu;

/** Whether the members of a list come to an end: "mail, phone and chat", "plan, run and close". */
function isOpenList(phrase: string): boolean {
  const at = phrase.lastIndexOf(',');
  return at >= 0 && !/\b(?:and|or)\b/.test(phrase.slice(at));
}
const isWhole = (phrase: string) =>
  spokenPart(phrase) === phrase && !hangs.test(phrase) && !isOpenList(phrase);

/** What is done, without the result it is said to have: ", giving customers new ways to work". */
function withoutResult(phrase: string): string {
  const at = phrase.search(/,\s\p{L}+ing (?!and\b|or\b)[^,\s]+/u);
  const isRow = /^\p{L}+ing\b|\b\p{L}+ing,|,\s\p{L}+ing,/u.test(phrase);
  return at > 0 && !isRow && countWords(phrase.slice(0, at)) >= fewestHead ? phrase.slice(0, at) : phrase;
}

function headOf(phrase: string): string {
  let head = withoutResult(phrase.replace(perk, ''));
  for (const cut of [...heads, ...harderHeads]) {
    if (countWords(head) <= longSpoken) break;
    const isHard = harderHeads.includes(cut);
    for (const { index } of head.matchAll(new RegExp(cut, 'giu'))) {
      const shorter = head.slice(0, index);
      const isVerbNext =
        !cut.source.startsWith(' to ') || isBaseVerb(head.slice(index + 4).split(/\W/)[0] as string);
      if (countWords(shorter) < fewestHead + Number(isHard) || !isVerbNext || !isWhole(shorter)) continue;
      if (isHard && needsRest.test(shorter)) continue;
      head = shorter;
      break;
    }
  }
  return head;
}

/** A list that lost its end, such as "work with data, apply methods": the first item is asked about. */
function firstOfList(phrase: string): string {
  const [first = ''] = phrase.split(',');
  return isOpenList(phrase) && !/\b(?:that|which|who|whether|how)\b/i.test(first) ? first : phrase;
}

/** How much somebody has to have of it, which no interviewer repeats. */
const amount =
  /^(?:(?:an?|at least|a? ?minimum|of|over|more than|or more|years?['’]?|months?|yrs?|to|plus|very|full|strong|solid|epic|outstanding|exceptional|stellar|superb|verifiable|successful|mature|proven|demonstrated|demonstrable|significant|extensive|relevant|prior|previous|some|hands-on|professional|good|great|excellent|deep|thorough|sound|working|practical|advanced|basic|broad|direct|in-depth|high|level|degree|\d+(?:\s*[-–]\s*\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)\s+)+/i;
const withoutAmount = (phrase: string) => phrase.replace(amount, '');

const known =
  /^(?:knowledge|proficiency|familiarity|understanding|expertise|fluency|command|mastery) (?:of|with|in) (?=\S)/i;

/** The phrase of a line as an interviewer would say it, in the kind of question that it then fits; undefined where nobody would. */
export function speakAsk(kind: AskedKind, written: string): { kind: AskedKind; phrase: string } | undefined {
  const isDuty = kind === 'do' || kind === 'doing' || kind === 'able';
  if (!isDuty) return speakNoun(kind, said(written).replace(/ equivalent to .*$/i, ''));
  const phrase = firstOfList(headOf(said(written).replace(/^\p{L}+ly (?=\p{Ll})/u, '')));
  if (countWords(phrase) < fewestHead || countWords(phrase) > longSpoken) return undefined;
  if (!isWhole(phrase) || row.test(phrase)) return undefined;
  // "Code design coach the team" and "sort pack and ship orders" lost their commas.
  const [first, second, third, fourth] = phrase.split(' ').map((word) => isBaseVerb(word) || word === 'and');
  if (first && second && third && (fourth || !/^\S+ (?:\S+ )?and /.test(phrase))) return undefined;
  const isOurs = /\b(?:our|your)\b/i.test(phrase);
  if (isOurs && kind === 'doing') return undefined;
  return { kind: isOurs ? 'plan' : kind, phrase };
}

function speakNoun(kind: AskedKind, phrase: string): { kind: AskedKind; phrase: string } | undefined {
  const bare = withoutAmount(phrase);
  if (countWords(bare) > longestNoun || row.test(bare) || /\b(?:our|your)\b/i.test(bare)) return undefined;
  if (known.test(bare)) {
    const object = bare.replace(known, '');
    return /^how\b/i.test(object) ? undefined : { kind: 'knowledge', phrase: object };
  }
  // "A starter's mindset with experience in new shops" is about the mindset.
  const opening = bare
    .split(' ')
    .slice(0, 5)
    .join(' ')
    .replace(/ with (?!.*experience).*$/i, '');
  if (!/^(?!.* with .*experience).*\b(?:experience|background|exposure)\b/i.test(opening)) return undefined;
  // "Experience" of nothing named, "experience in the last 36 months".
  const isNamed =
    /\b(?:experience|background|exposure) (?!in the (?:last|past)\b)\S|\S\s+experience$/i.test(bare) &&
    !/^(?:work|job) experience$/i.test(bare);
  return isNamed ? { kind: kind === 'plus' ? 'plus' : 'experience', phrase: bare } : undefined;
}
