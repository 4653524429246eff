import { gerundOfPast, isPastVerb, type ReplyNeed, readReply, replyParts } from '@greenroom/domain';
import { traceFacts } from '../facts/trace-facts.ts';
import { readPassage } from '../text/passage.ts';
import { readBullet } from './read-bullets.ts';
import { resultVerb, withMeasure, withNumber, withOutcome, withOwnWords } from './reply-measures.ts';
import { lowerVerb, withPeople } from './reply-voice.ts';
import { capital, inTenseOf, resumeText } from './reply-words.ts';
import { rewriteBullet } from './rewrite-line.ts';
import {
  fitting,
  type ReplyPart,
  replyPieces,
  type WholeReply,
  wholeReply,
  writtenOut,
} from './whole-reply.ts';
import { actionVerbs, pastOf } from './wording-words.ts';

interface MadeLine {
  text: string | null;
  isNewLine: boolean;
  need: ReplyNeed | 'repeat' | null;
}
/** What a weak line was about; `isOwn` where they did all of it: "Responsible for", and not "Helped with". */
export interface Topic {
  text: string;
  isOwn: boolean;
}
/** A line with the reply in it (`isNewLine`: a line for below it); null where that isn't sure to read well. */
type Made = { text: string; isNewLine: boolean } | 'repeat' | null;

const [longestLine, longestJoined, fewestOfNew] = [34, 24, 4];
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const stemsOf = (text: string) =>
  new Set(
    readPassage(text)
      .tokens.filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  );
const numbersIn = (text: string) =>
  text.match(
    /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|twice|dos|tres|cuatro|cinco)\b/gi,
  ) ?? [];
/** One clause: nothing in it that a further deed could belong to instead. */
const isSimple = (text: string) => !/[,;:(]| and | or | y |[.!?] /.test(text);
/** Its things may be joined by "and". */
const isOneClause = (text: string) => !/[,;:(]|[.!?] /.test(text);
const replaced = (text: string): Made => ({ text: capital(text), isNewLine: false });

/** What is new in a deed beside the line, by its words and numbers. */
function newIn(deed: string, line: string): { words: number; share: number; hasNumber: boolean } {
  const [own, known] = [stemsOf(deed), stemsOf(line)];
  const fresh = [...own].filter((stem) => !known.has(stem));
  const told = new Set(numbersIn(line));
  return {
    words: fresh.length,
    share: fresh.length / Math.max(1, own.size),
    hasNumber: numbersIn(deed).some((number) => !told.has(number)),
  };
}

const covers = (deed: string, line: string) => {
  const own = stemsOf(deed);
  const asked = stemsOf(line);
  return asked.size > 0 && [...asked].every((stem) => own.has(stem)) && own.size > asked.size;
};

const vague = /\b(?:a lot|lots|better|good|great|nice|well|fine|easier|faster|smoother|mucho|mejor|bien)\b/i;
/** Verbs that say nothing of what was done. */
const light = /^(?:take|took|have|had|do|did|get|got|use|used|make|made|help|helped|work|worked|be|was)\b/i;
/** Verbs that a resume has no line for: of wishes, of life, and of what went wrong. */
const noLine =
  /^(?:live|lived|go|went|come|came|want|wanted|decide|decided|try|tried|end|ended|tend|tended|miss|missed|fail|failed|panic|panicked|struggle|struggled|lose|lost|forget|forgot|quit|like|liked|love|loved|need|needed|feel|felt|think|thought|know|knew|keep|kept|let|remain|remained|rely|relied|look|looked|start|started|manage to|managed to|choose|chose|be|was)\b/i;
/** A deed that can be a line by itself: with a number, or with a verb of work and what it was done to. */
function asNewLine(deed: string, line: string): Made {
  const fresh = newIn(deed, line);
  const [verb = ''] = deed.split(' ');
  const isNumber = fresh.hasNumber && !noLine.test(deed);
  const fewest = isNumber && !light.test(deed) ? 3 : fewestOfNew;
  const isWhole =
    wordsIn(deed.replace(/\babout /, '')) >= fewest &&
    !/\b(?:it|them|they|those|these|this|that)\b(?! \p{L}+(?:s|ed)\b)/iu.test(deed);
  const isWork = actionVerbs.has(verb.toLowerCase()) && !noLine.test(deed) && !vague.test(deed);
  return isWhole && (isNumber || (isWork && fresh.words >= 3))
    ? { text: capital(deed), isNewLine: true }
    : null;
}

const helped = /^(?:help|assist|support|participat|contribut|work|ayud|apoy|colabor)/i;
const longestThing = 6;

/** A weak line with what was done in its place. */
function aboutTopic(line: string, { text: topic, isOwn }: Topic, deed: string): Made {
  if (helped.test(deed)) return asNewLine(deed, line);
  // The line's words stay as they are: a job ad may ask for "training" and not for "trained".
  const told = new Set(readPassage(deed).tokens.map(({ word }) => word));
  const isTold = ({ word, isContent }: { word: string; isContent: boolean }) => !isContent || told.has(word);
  if (readPassage(topic).tokens.every(isTold)) return replaced(deed);
  const thing = topic.replace(/[\s.;,]+$/, '');
  const meant = /^(\p{L}+) (?:it|them|these|those)\b(?! all\b)/iu.exec(deed);
  const isThing = wordsIn(thing) <= longestThing && !/^\p{Ll}+ing\b/iu.test(thing) && !/[,;(]/.test(thing);
  if (meant && isThing) return replaced(`${meant[1]} ${lowerVerb(thing)}${deed.slice(meant[0].length)}`);
  const [, gerund = '', rest = ''] = /^(\p{Ll}+ing) (.+)$/iu.exec(thing) ?? [];
  const past = gerund === '' || !isOwn ? undefined : pastOf(gerund);
  const isJoined = past && isSimple(thing) && isSimple(deed) && isPastVerb(deed.split(' ')[0] ?? '');
  if (isJoined && wordsIn(`${thing} ${deed}`) <= longestJoined)
    return replaced(`${past} ${rest} and ${deed}`);
  return asNewLine(deed, line);
}

/** A line that says what was done, with a further deed. */
function withDeed(line: string, said: string): Made {
  const told = inTenseOf(line, said);
  if (told === null) return null;
  const deed = withOwnWords(line, told);
  const fresh = newIn(deed, line);
  const isSameVerb = deed.split(' ')[0]?.toLowerCase() === line.split(' ')[0]?.toLowerCase();
  if (!fresh.hasNumber && (isSameVerb || fresh.share < 0.4 || fresh.words < 2)) return 'repeat';
  if (covers(deed, line)) return replaced(deed);
  const numbered = withNumber(line, deed);
  if (numbered !== null) return replaced(numbered);
  // "Supervised staff" says less than "supervised 8 people on night shift"; of longer lines nobody can say which is better.
  if (isSameVerb) return stemsOf(line).size <= 2 ? replaced(deed) : null;
  if (fresh.share < 0.4) return null;
  const [verb = ''] = deed.split(' ');
  const isSameTense = isPastVerb(line.split(' ')[0] ?? '') && isPastVerb(verb);
  const isShort =
    wordsIn(`${line} ${deed}`) <= longestJoined && isSameTense && readBullet(line).opensWithVerb;
  const isResult = resultVerb.test(verb) && fresh.hasNumber;
  if (isShort && isResult && isSimple(line) && isSimple(deed)) return replaced(`${line} and ${deed}`);
  if (isShort && isResult && !/[;:.(]/.test(line) && isSimple(deed))
    return replaced(`${line}, ${gerundOfPast(verb)}${deed.slice(verb.length)}`);
  return asNewLine(deed, line);
}

const joints = new Set(
  'and while with which the taking down up who los el team of a people alone not is has does was are cannot at start will'.split(
    ' ',
  ),
);
/** Whether every word is of the line or of the reply, and no fact is new. */
function addsNothing(text: string, line: string, reply: string): boolean {
  const sources = `${line}\n${reply}\n${writtenOut(reply)}`;
  const words = readPassage(sources).tokens.flatMap(({ word, stem }) => [word, stem]);
  const said = new Set([...words, ...words.flatMap((word) => pastOf(word)?.toLowerCase() ?? [])]);
  const isKnown = readPassage(text).tokens.every(
    ({ word, stem }) => said.has(word) || said.has(stem) || joints.has(word) || /^(?:about|unos)$/.test(word),
  );
  return (
    isKnown &&
    traceFacts({ text, sources: [sources, text.replace(/\b(?:about|unos) /g, '')] }).every(({ quote }) =>
      sources.includes(quote),
    )
  );
}

/** The line and a sentence of the reply as one. */
function joined(line: string, topic: Topic | null, kind: string, text: string): Made {
  if (kind === 'deed') return topic === null ? withDeed(line, text) : aboutTopic(line, topic, text);
  // "By 40%" says nothing of what somebody did themselves.
  if (topic !== null || !(isSimple(line) || (isOneClause(line) && /^(?:no|the) \p{Ll}/iu.test(text))))
    return null;
  const made = kind === 'measure' ? withMeasure(line, text) : withOutcome(line, text);
  return made === null ? null : replaced(made);
}

/** A line without what its page had around it: dotted leaders, a bracket that nothing closes, and "&" at its end. */
const withoutLayout = (line: string) =>
  line
    .replace(/\s+/g, ' ')
    .replace(/(?:[.…_] ?){3,}$/, '')
    .replace(/^\(\s*(?=[^()]*$)/, '')
    .replace(/[.;:,&\s]+$/, '');
/** A line that was cut off: "connect with users on". */
const isCut = (line: string) =>
  /\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|including|such as)$/i.test(line);

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
    isAction(head) && !/[,–]/.test(head) && !/^\S+ (?:is|was|are|were) (?:an?|the|my)\b/i.test(text);
  if (isClean && !isDeed && wordsIn(text) <= mostOfAmount && shortAmount.test(text) && !head.includes('('))
    return `${head} (${text})`;
  if (isTail && joinsBare.test(text)) return `${head}, ${text}`;
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
  const plain = isDeed ? withoutSameVerb(head, text) : text;
  // Behind a short head a colon makes a label: "Skills: Excel".
  return !isPlain || isLabel(head) ? `${head} – ${plain}` : `${head}: ${plain}`;
}
/** The line that a reply hangs on, with its verb first where it hid it; as it is where the reply tells of now. */
function headOf(line: string, topic: Topic | null, { text, isDeed }: WholeReply): string {
  const [verb = ''] = text.split(' ');
  if (!topic?.isOwn || (isDeed && !isPastVerb(verb))) return line;
  const opened = rewriteBullet(line);
  if (opened.text.includes(' ') && opened.edits.some(({ kind }) => kind === 'verb')) return opened.text;
  const [, how = '', gerund = '', rest = ''] = /^(\p{Ll}+ly )?(\p{Ll}+ing) (.+)$/iu.exec(topic.text) ?? [];
  const past = gerund !== '' && !/(?:,| and| or) \p{Ll}+ing\b/u.test(rest) ? pastOf(gerund) : undefined;
  if (past) return capital(`${how}${how === '' ? past : past.toLowerCase()} ${rest}`);
  const isThing = isDeed && gerund === '' && !/^\p{L}+(?:ly \p{L}+)?ing\b/iu.test(topic.text);
  return isThing ? capital(topic.text.replace(/^(?:the|an?|la|el|los|las) |[.;:,\s]+$/gi, '')) : line;
}

const mostBelow = 45;
/** The reply as a line below: the few words that open it go behind the first sentence, and alone they are none. */
function below(pieces: readonly ReplyPart[]): Made {
  const fit = fitting(pieces, mostBelow);
  const [first, second, ...more] = fit;
  const isFew = first && !first.isTyped && /^(?:measure|fragment)$/.test(first.kind);
  if (isFew && !second) return /^\d/.test(first.text) ? { text: first.text, isNewLine: true } : null;
  const moved =
    isFew && second
      ? [{ ...second, text: `${second.text} (${first.text.replace(/[()]/g, '')})` }, ...more]
      : fit;
  const whole = wholeReply(moved);
  // "Went from 1 to 5": alone, nobody knows what did.
  if (whole === null || subjectless.test(whole.text)) return null;
  return { text: `${capital(whole.text)}${whole.isTyped ? '.' : ''}`, isNewLine: true };
}

/** The line and all of the reply: in its place where the reply tells all that the line does, behind it, or below it. */
function withWhole(line: string, topic: Topic | null, reply: string, hasStop: boolean): Made {
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
  const made = hung(headOf(line, topic, whole), whole, hasStop);
  return replaced(isTyped ? `${made}.` : made);
}

/**
 * A line of a resume with all of what its owner replied, in the words of both alone. A reply of one sentence is worked into the line
 * where that is sure to read well. Refused are only replies that answer nothing. `topic` is what a weak line was about.
 */
export function lineOf(said: string, topic: Topic | null, replied: string): MadeLine {
  const { line, reply } = withPeople(said, replied);
  const { sentences, need } = readReply(reply);
  const none = (why: MadeLine['need']): MadeLine => ({ text: null, isNewLine: false, need: why });
  const base = withoutLayout(line);
  // As the other lines of its entry end.
  const stop = /(?<![.…])\.\s*$/.test(line) ? '.' : '';
  const isMade = (made: Made): made is Exclude<Made, null | 'repeat'> =>
    made !== null && made !== 'repeat' && made.text !== base && addsNothing(made.text, line, replied);
  const [only, ...more] = replyParts(reply);
  if (only && more.length === 0 && sentences[0]) {
    const text = resumeText(sentences[0], base);
    const made = text === null ? null : joined(base, topic, sentences[0].kind, text);
    if (isMade(made) && !made.isNewLine && wordsIn(made.text) <= longestLine)
      return { ...made, text: `${made.text}${stop}`, need: null };
  }
  if (!/[\p{L}\p{N}]/u.test(reply)) return none(null);
  const made = withWhole(base, topic, reply, stop !== '');
  if (isMade(made))
    return { ...made, text: made.text.endsWith('.') ? made.text : `${made.text}${stop}`, need: null };
  return none(
    made === 'repeat'
      ? 'repeat'
      : need === 'part'
        ? 'part'
        : need === 'nothing' || !only
          ? (need ?? 'nothing')
          : 'deed',
  );
}
