import { jobLimits } from '@greenroom/domain';
import { cutLine } from '../interview/questions/cut-line.ts';
import { bareAsk } from '../job-ad/ad-asks.ts';
import type { AdLine } from '../job-ad/ad-line.ts';
import { verbOf } from '../job-ad/ad-verbs.ts';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';

/** A phrase of so many words is a name as it is. */
const mostWords = 12;
const fewestWords = 2;
/** Behind these a clause of its own begins: why, how and where, and examples. */
const clauses =
  /[;:]\s|\s[–—-]\s|,? (?:in order to|so that|to (?:ensure|help|make sure|support|achieve|maintain)|ensuring|including|such as|for example|e\.g|i\.e|while|when|where|which|who|that|as (?:needed|required|necessary|assigned|well as)|in (?:accordance|compliance|line|support|conjunction) with|according to|based on)\b/giu;
/** A name can't end on these. */
const hanging =
  /(?:^|\s)(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|into|about|our|your|their|its|both|between|per|via|using|other|all|any|according|is|are|will|be|up|sure|\/|&|-|–)$/i;
/** How much of it is wanted, in front of the thing itself. */
const degreeOfIt =
  /^(?:(?:an?|the|some|strong|proven|demonstrated|demonstrable|excellent|exceptional|outstanding|good|great|solid|deep|sound|thorough|working|basic|advanced|superior|effective|clear|current|valid|active|unrestricted|unencumbered|highly|very|previous|prior|relevant|hands-on|practical|professional|must have|must be|be)\b[,\s]*)+/i;
const beingAble = /^(?:ability|able|capable|willing(?:ness)?) (?:to|of)\s+/i;
const havingIt =
  /^(?:experience|experienced|knowledge|knowledgeable|proficiency|proficient|familiarity|familiar|understanding|expertise|background|fluency|fluent|skilled|skills|competenc[ey]|command|comfortable|interest(?:ed)?|exposure)\s+(?:(?:using|with|in|of|about|to|on|for|and)\s+)+(?:the\s+|an?\s+)?(?=\S)/i;
const label = /^([^:.,;!?]{3,40}):\s+(?=\S+\s+\S)/;

const trimmed = (text: string) => text.replace(/[\s,;:.!–-]+$/, '').replace(/^[\s,;:–-]+/, '');
const isName = (text: string) => {
  const words = text.split(' ').length;
  return words >= fewestWords && words <= mostWords && !hanging.test(text);
};

/** The longest whole clause that is short enough for a name; undefined where there is none. */
function wholeClause(phrase: string): string | undefined {
  const ends = [phrase.length, ...[...phrase.matchAll(clauses)].map(({ index }) => index).reverse()];
  return ends.map((end) => trimmed(phrase.slice(0, end))).find(isName);
}

/** A line that has no short clause is its own name; only one that is too long is shortened, behind a comma where it can be. */
function wholeLine(line: string): string {
  const whole = trimmed(line);
  if (whole.length <= jobLimits.requirementName) return whole;
  const room = cutBetweenWords(whole, jobLimits.requirementName - 2);
  const clause = [...room.matchAll(clauses)].at(-1)?.index ?? 0;
  if (clause > room.length / 3) return trimmed(room.slice(0, clause));
  const comma = room.lastIndexOf(', ');
  return `${trimmed(comma > room.length / 3 ? room.slice(0, comma) : room)} …`;
}

/** A second verb in the same form: "maintains and repairs pipes". */
const secondVerb = /(?:,|\band|\bor)\s+(\p{L}+s)\b/giu;

/** "Interprets rhythms" as "Interpret rhythms"; as it is written where a further verb would stay behind. */
const inBaseForm = (name: string) => {
  const [first = '', ...rest] = name.split(' ');
  const isRow = [...name.matchAll(secondVerb)].some(([, word = '']) => verbOf(word)?.form === 's');
  return isRow ? name : [verbOf(first)?.base ?? first, ...rest].join(' ');
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withoutDegree = (told: string) =>
  told.replace(degreeOfIt, '').replace(beingAble, '').replace(havingIt, '').replace(degreeOfIt, '');

/** What a requirement is called: a whole clause of its line that somebody would say, "Cardiac drips" or "Lead a shift", else the line. */
export function nameRequirement({ text, duty, ask }: AdLine): string {
  const labelled = label.exec(text)?.[1];
  if (labelled && labelled.split(' ').length <= 5) return upperFirst(labelled);
  const bare = duty || ask ? undefined : bareAsk(text);
  const told = evenSpaces(duty?.phrase ?? ask?.phrase ?? bare ?? text).replace(/\s*\([^()]*(?:\)|$)/g, '');
  const plain = ask?.form === 'years' ? told : withoutDegree(told);
  const cut = cutLine(text);
  const clauseOfLine = cut && withoutDegree(cut.text);
  const name =
    wholeClause(plain) ??
    (clauseOfLine && isName(clauseOfLine) ? clauseOfLine : undefined) ??
    (plain.split(' ').length === 1 && plain !== '' ? plain : wholeLine(text));
  const spoken = duty?.form === 's' ? inBaseForm(name) : name;
  return upperFirst(cutBetweenWords(spoken, jobLimits.requirementName));
}
