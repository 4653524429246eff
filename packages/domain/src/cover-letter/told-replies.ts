import type { ResumeReply } from '../resume/editor-contract.ts';
import { readReply } from '../resume/read-reply.ts';
import { sentenceEnd } from '../resume/tidy-reply.ts';
import { isPastVerb, opensWithPast } from '../resume/verb-forms.ts';
import { replyParagraph } from './reply-sentences.ts';

const small =
  /^(?:about|after|also|been|before|being|could|each|every|from|have|having|into|more|most|other|over|same|some|such|than|that|their|them|then|there|they|this|those|through|under|until|were|what|when|where|which|while|with|would|your|years?|work(?:ed|ing|s)?|team|ability|experience|strong|skills?)$/;
const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [])
      .filter((word) => !small.test(word))
      .map((word) => word.slice(0, 5)),
  );
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Something that was told for the resume, as a sentence for the answer to one of the letter's questions. */
export interface ToldReply {
  /** The place of the question in the list. */
  question: number;
  text: string;
  /** Title and employer. */
  of: string;
}

/** A reply as sentences; empty for a few words that need their line: "about 2 a day". */
function sentenceOf(reply: string): string {
  const said = replyParagraph(reply);
  // "Skin fibroblasts from 130 people." and "nursing students passing chemistry" need their line.
  const whole = said.startsWith('My experience includes') ? [] : said.split(sentenceEnd).filter(hasVerb);
  if (said !== '') return whole.join(' ');
  const { sentences } = readReply(reply);
  const isWhole = sentences.length > 0 && sentences.every(({ kind }) => kind === 'about' || kind === 'deed');
  const text = reply.trim().replace(/[\s.,;:]+$/, '');
  return isWhole ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : '';
}

const verb =
  /(?:^|[^\p{L}])(?:I|we|you|they|he|she|it|there|nobody|who)(?:['’]\p{L}+)? \p{Ll}|\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|get|gets|got|went|came|took|made|gave|kept|ran|sold|won|cut|fell|rose|grew|left|said|told|found|use|uses|ask|asks|asked|stay|stayed|take|takes|need|needs)\b/u;
/** Whether a sentence has a subject and its verb. */
const hasVerb = (sentence: string): boolean =>
  verb.test(sentence) ||
  sentence
    .split(/[^\p{L}]+/u)
    .slice(1)
    .some((word) => isPastVerb(word));

/** "I walked them through it", "Most of them I solved", "When they called": nobody can tell who or what it is. */
const needsNoun =
  /^(?:(?:(?:When|If|After|Before|Once|Because|As) )?(?:they|it|he|she)\b|(?:most|many|some|all|none|each|half|both|few) of (?:them|it|these|those)\b|(?:that|this|these|those|both|many|most|some|few|none|all) (?:I|we|is|are|was|were|has|have|had|did|could|would|came|got|went|said|took|made|saved|cut|meant|helped)\b|(?:I|we) (?:\p{Ll}+ly |also |then |always |often )?\p{Ll}+ (?:them|it|him)\b)/iu;
const longestLead = 24;
/** A line of a resume in front of the reply about it: "I supported 200 users by phone."; empty where it doesn't begin with what was done. */
function leadOf(line: string): string {
  const text = line.trim().replace(/^[-•*●▪–—]\s*|[\s.;,]+$/gu, '');
  const [first = '', ...rest] = text.split(/\s+/);
  const words = [first.toLowerCase(), ...rest];
  const isDeed = isPastVerb(words[0] ?? '') && opensWithPast(words) && !/[:;•|]|[.!?] /.test(text);
  return isDeed && rest.length > 1 && words.length <= longestLead ? `I ${words.join(' ')}.` : '';
}
/** A reply that opens with a pronoun, behind the line that says who or what is meant. Empty if that line can't be a sentence. */
function withNoun(text: string, line: string, isSaid: (text: string) => boolean): string {
  if (!needsNoun.test(text) || isSaid(line)) return text;
  const lead = leadOf(line);
  return lead === '' ? '' : `${lead} ${text}`;
}

/** The employer in "Security Officer, Simmons Security, 211 Main St"; empty for a project, which has no title in front. */
const employerIn = (of: string): string => {
  const [, name = ''] = of.split(/, (?=\p{Lu})/u);
  return /\d|^(?:Inc|LLC|[A-Z]{2}$)/.test(name) ? '' : name.trim();
};
/** A sentence with the employer that it tells of: behind a sentence about another one, nobody could tell. */
function placed(text: string, of: string, answer: string): string {
  const name = employerIn(of);
  const [first = ''] = name.split(' ');
  const isNamed = name === '' || `${answer} ${text}`.includes(first);
  if (isNamed || !/^(?:I|We) /.test(text)) return text;
  const plain = /\p{Ll}/u.test(name)
    ? name
    : name.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase());
  const isForce = /\b(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard|Armed Forces)$/.test(
    plain,
  );
  const bare = plain.replace(/^The /, '');
  const where =
    isForce ||
    bare !== plain ||
    /^(?:University|Department|Board|Ministry|Office|Institute) (?:of|for)\b| Board of /.test(plain)
      ? `the ${bare}`
      : plain;
  return `${isForce ? 'In' : 'At'} ${where}, ${text.replace(/^We /, 'we ')}`;
}

/** A job of the letter, with the parts of it that nobody has checked. */
interface ToldJob {
  title: string;
  name: string;
  lines: readonly string[];
  unsure?: readonly string[] | undefined;
}
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** The job of a reply as the letter has it: an employer that was misread, or that nobody checked, isn't named. */
function jobOf({ line, of }: ResumeReply, jobs: readonly ToldJob[]): string {
  const own = jobs.find(({ lines }) => lines.some((one) => lettersOf(one) === lettersOf(line)));
  if (!own) return of;
  const isOpen = (part: string) => own.unsure?.includes(part) === true;
  return [isOpen('title') ? '' : own.title, isOpen('name') ? '' : own.name].filter(Boolean).join(', ');
}

const mostOfQuestion = 3;
/**
 * What somebody told for their resume and their letter doesn't say yet, each under the question that speaks of the same work; those that
 * speak of none are offered under the last.
 */
export function toldReplies(
  questions: readonly { task: string; reply: string }[],
  told: readonly ResumeReply[],
  jobs: readonly ToldJob[] = [],
): ToldReply[] {
  if (questions.length === 0) return [];
  const letter = new Set(questions.flatMap(({ reply }) => wordsOf(reply)));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    return words.filter((word) => letter.has(word)).length >= 0.8 * words.length;
  };
  const counts = questions.map(() => 0);
  return told.flatMap(({ line, of: read, reply }, at): ToldReply[] => {
    const of = jobOf({ line, of: read, reply }, jobs);
    const said = sentenceOf(reply);
    const isTwice = told.slice(0, at).some((one) => one.reply === reply);
    const text = said === '' || isTwice || isSaid(said) ? '' : withNoun(said, line, isSaid);
    if (text === '') return [];
    const own = stemsOf(`${line} ${reply}`);
    const shared = questions.map(
      ({ task, reply: answer }) => [...stemsOf(`${task} ${answer}`)].filter((stem) => own.has(stem)).length,
    );
    const most = Math.max(...shared);
    const question = most === 0 ? questions.length - 1 : shared.indexOf(most);
    const count = (counts[question] ?? 0) + 1;
    counts[question] = count;
    const answer = questions[question]?.reply ?? '';
    return count > mostOfQuestion ? [] : [{ question, text: placed(text, of, answer), of }];
  });
}

/** "At the Hill Center, I ...": another place than the answer's is another paragraph. */
const opensElsewhere = /^(?:At|In|With|For) (?:the |my )?(\p{Lu}[\p{L}\d'’-]+)/u;
/** Shorter ones would be a paragraph of a line. */
const fewestOfParagraph = 20;
/** An answer with a sentence behind it. */
export const withSentence = (answer: string, sentence: string): string => {
  const said = answer.trim();
  const end = said === '' || /[.!?…]$/.test(said) ? '' : '.';
  const [, place] = opensElsewhere.exec(sentence) ?? [];
  const isLong = sentence.split(' ').length >= fewestOfParagraph;
  const joint = said !== '' && isLong && place !== undefined && !said.includes(place) ? '\n\n' : ' ';
  return [`${said}${end}`, sentence].filter(Boolean).join(joint);
};
