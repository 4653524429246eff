import { isPastVerb } from '@greenroom/domain';
import { readPassage } from '../text/passage.ts';
import {
  isOneClause,
  isSimple,
  type Made,
  newIn,
  replaced,
  stemsOf,
  type Topic,
  wordsIn,
} from './line-parts.ts';
import { readBullet } from './read-bullets.ts';
import { capital } from './reply-words.ts';
import { rewriteBullet } from './rewrite-line.ts';
import { fitting, type ReplyPart, replyPieces, type WholeReply, wholeReply } from './whole-reply.ts';
import { pastOf } from './wording-words.ts';

export const longestLine = 34;
/** A line that was cut off: "connect with users on". */
const isCut = (line: string) =>
  /,$|\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|including|such as)$/i.test(line);

const subjectless = /^(?:went|grew|rose|fell|dropped|climbed|increased|decreased) (?:from|to|by)\b/i;
const isLabel = (line: string) => line.length <= 40;
const [longestWhole, longestWithMeasure] = [45, 55];
const shortAmount =
  /^(?:about |over |around |nearly |almost |more than |up to |unos |unas )?(?:[$€£]?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)[^,;:()]*$/i;
const mostOfAmount = 5;
const opensWithNumber =
  /^(?:about |over |almost |more than )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?! of\b))/i;
/** "Helped with onboarding" and what was done for it are one thing. */
const shared = /^(?:help|assist|support|participat|contribut|worked|involved)/i;
/** What a thing or a person of the line did: "it cut calls", "this saved time". */
const aboutLine = /^(?:it|this|that) (?=\p{Ll})(?!all\b)/u;
/** "From the drawings", "with two others": joined to the line by a comma. */
const joinsBare = /^(?:from|for|with|by|in|at|across|to|so that|so) (?!\d)\p{L}/u;
const opensHow = /^(?:usually|mostly|often) (?!I\b|we\b|they\b|it\b)[\p{Ll}\d]/u;
const opensSentence = /^(?:because of|it|this|that|they|these|those) \p{Ll}/u;
/** Whether a line opens with what was done. */
const isAction = (line: string) => readBullet(line).opensWithVerb || isPastVerb(line.split(' ')[0] ?? '');
const refersBack = /^(?:they|them|those|these|it|this|that|he|she|there)\b/i;
/** "Recruited and trained a sales team: recruited 5 reps" without the verb that the line has; as it is where another verb follows. */
function withoutSameVerb(head: string, text: string): string {
  const [, verb = '', rest = ''] = /^(\p{Ll}+) ((?:about |over |almost |more than )?\d.*)$/u.exec(text) ?? [];
  const [first = '', joint = '', second = ''] = head.toLowerCase().split(' ');
  const isSame = verb !== '' && (first === verb || (joint === 'and' && second === verb));
  const hasMore = /(?:,|;| and) (?:\p{Ll}+ly )?(\p{Ll}+)/gu;
  const others = [...rest.matchAll(hasMore)].some(([, word = '']) => isPastVerb(word));
  return isSame && !others ? rest : text;
}

/**
 * A line with a reply hung on its end, in the way that is sure to fit: a bare amount in brackets, "it cut calls" as "which cut calls",
 * a clause behind a semicolon or as a sentence, a deed behind "and", and what explains the line behind a colon.
 */
function hung(
  head: string,
  { text, isDeed, isClause, isOne, isTyped, isTail }: WholeReply,
  hasStop: boolean,
): string {
  if (isTyped) return `${head}. ${text}`;
  const isPlain = !/[:;]/.test(head);
  const isClean = isOne && isPlain && !/[;:]/.test(text);
  // Of a clause with a "to be" nobody could tell what it says it of.
  const isSaidOfAll =
    isAction(head) &&
    !/[,–]/.test(head) &&
    !text.includes(',') &&
    !/^\S+ (?:is|was|are|were) (?:an?|the|my)\b/i.test(text);
  if (isClean && !isDeed && wordsIn(text) <= mostOfAmount && shortAmount.test(text) && !head.includes('('))
    return `${head} (${text})`;
  if ((isTail && joinsBare.test(text)) || (!isDeed && !isClause && opensHow.test(text)))
    return `${head}, ${text}`;
  if (isClean && isClause && isSaidOfAll && aboutLine.test(text))
    return `${head}, which ${text.replace(aboutLine, '')}`;
  if (isClean && isClause && aboutLine.test(text)) return `${head}. ${capital(text)}.`;
  if (isClean && isClause && !refersBack.test(text) && !opensWithNumber.test(text))
    return hasStop ? `${head}. ${capital(text)}` : `${head}; ${text}`;
  const [opens = '', verb = ''] = [head, text].map((one) => one.split(' ')[0] ?? '');
  const isNext =
    isClean &&
    isDeed &&
    isPastVerb(opens) &&
    isPastVerb(verb) &&
    opens.toLowerCase() !== verb &&
    !shared.test(head);
  if (isNext && isSimple(head) && isOneClause(text) && wordsIn(`${head} ${text}`) <= longestLine)
    return `${head} and ${text}`;
  if (isNext) return hasStop ? `${head}. ${capital(text)}` : `${head}; ${text}`;
  // "Because of that the shop opened on Sundays, too" is no explanation of the line.
  if (!isDeed && opensSentence.test(text)) return `${head}. ${capital(text)}.`;
  const plain = isDeed ? withoutSameVerb(head, text) : text;
  // Behind a short head a colon makes a label: "Skills: Excel".
  return !isPlain || isLabel(head) ? `${head} – ${plain}` : `${head}: ${plain}`;
}
/** The line that a reply hangs on, with its verb first where it hid it; as it is where the reply tells of now. */
function headOf(line: string, topic: Topic | null, { text, isDeed }: WholeReply): string {
  const [verb = ''] = text.split(' ');
  if (!topic?.isOwn || (isDeed && !isPastVerb(verb))) return line;
  const opened = rewriteBullet(line.replace(/^\p{L}+ly (?=responsible\b)/iu, ''));
  if (opened.text.includes(' ') && opened.edits.some(({ kind }) => kind === 'verb')) return opened.text;
  const [, how = '', gerund = '', rest = ''] = /^(\p{Ll}+ly )?(\p{Ll}+ing) (.+)$/iu.exec(topic.text) ?? [];
  const past = gerund !== '' && !/(?:,| and| or) \p{Ll}+ing\b/u.test(rest) ? pastOf(gerund) : undefined;
  if (past) return capital(`${how}${how === '' ? past : past.toLowerCase()} ${rest}`);
  const isThing =
    isDeed && !/\d/.test(topic.text) && gerund === '' && !/^\p{L}+(?:ly \p{L}+)?ing\b/iu.test(topic.text);
  return isThing ? capital(topic.text.replace(/^(?:the|an?|la|el|los|las) |[.;:,\s]+$/gi, '')) : line;
}

/** A few words of how much or what, without a verb. */
const isTailPiece = ({ kind, isTyped, text }: ReplyPart) =>
  !isTyped &&
  /^(?:measure|fragment)$/.test(kind) &&
  !text
    .split(/[\s,]+/)
    .slice(1)
    .some(isPastVerb);
const mostBelow = 45;
/** The reply as a line below: the few words that open it go behind the first sentence, and alone they are none. */
function below(pieces: readonly ReplyPart[]): Made {
  const fit = fitting(pieces, mostBelow);
  const [first, second, ...more] = fit;
  const isFew = first && isTailPiece(first);
  if (isFew && !second) return /^\d/.test(first.text) ? { text: first.text, isNewLine: true } : null;
  // "Usually 6 at a time. One went from a D to a B": what is told of others isn't measured by it.
  const moved =
    isFew && second?.isDeed
      ? [{ ...second, text: `${second.text} (${first.text.replace(/[()]/g, '')})` }, ...more]
      : fit;
  const whole = wholeReply(moved);
  // "Went from 1 to 5": alone, nobody knows what did.
  if (whole === null || subjectless.test(whole.text)) return null;
  return { text: `${capital(whole.text)}${whole.isTyped ? '.' : ''}`, isNewLine: true };
}

/** The line and all of the reply: in its place where the reply tells all that the line does, behind it, or below it. */
export function withWhole(line: string, topic: Topic | null, reply: string, hasStop: boolean): Made {
  const pieces = replyPieces(line, reply);
  const whole = wholeReply(pieces);
  if (whole === null) return null;
  const { text, isDeed, isTyped } = whole;
  const fresh = newIn(text, line);
  if (!fresh.hasNumber && (fresh.words < 2 || fresh.share < 0.4)) return 'repeat';
  const about = topic?.text ?? line;
  // A job ad may ask for "scheduling" and not for "planned": the words count, and not what they mean.
  const told = new Set(readPassage(text).tokens.map(({ word }) => word));
  const asked = readPassage(about).tokens.filter(({ isContent }) => isContent);
  if (isDeed && !isTyped && asked.length > 0 && asked.every(({ word }) => told.has(word)))
    return replaced(text);
  const isLong =
    isCut(line) ||
    wordsIn(`${line} ${text}`) > (isDeed ? longestWhole : longestWithMeasure) ||
    /[.!?] \p{Lu}/u.test(line);
  if (isLong) return below(pieces);
  const [verb = ''] = text.split(' ');
  // "Supervised staff" says less than "supervised 8 people on night shift".
  if (
    isDeed &&
    !isTyped &&
    verb.toLowerCase() === line.split(' ')[0]?.toLowerCase() &&
    stemsOf(line).size <= 2
  )
    return replaced(text);
  if (!isDeed && /^(?:by|por|un) [$€£]?\d\S*$/.test(text)) return null;
  const head = headOf(line, topic, whole);
  const [first, ...more] = pieces;
  // "60 rooms. I counted the till": how much goes with the line, what was done is a sentence.
  const opens = first && more.length > 0 && isTailPiece(first) ? wholeReply([first]) : null;
  const rest = opens === null ? null : wholeReply(more);
  if (opens !== null && rest !== null)
    return replaced(`${hung(head, opens, hasStop).replace(/\.$/, '')}. ${capital(rest.text)}.`);
  const made = hung(head, whole, hasStop);
  return replaced(isTyped ? `${made}.` : made);
}
