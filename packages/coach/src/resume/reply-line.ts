import {
  bareContractions,
  gerundOfPast,
  isPastVerb,
  type ReplyNeed,
  readReply,
  replyParts,
} from '@greenroom/domain';
import { traceFacts } from '../facts/trace-facts.ts';
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
import { longestLine, withWhole } from './reply-hung.ts';
import { resultVerb, withMeasure, withNumber, withOutcome, withOwnWords } from './reply-measures.ts';
import { lowerVerb, withPeople } from './reply-voice.ts';
import { capital, inTenseOf, resumeText, writtenOut } from './reply-words.ts';
import { actionVerbs, pastOf } from './wording-words.ts';

export type { Topic } from './line-parts.ts';

interface MadeLine {
  text: string | null;
  isNewLine: boolean;
  need: ReplyNeed | 'repeat' | null;
}
const [longestJoined, fewestOfNew] = [24, 4];
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
  'and while with which the taking down up who los el team of a people alone it not is has does was are cannot at start will'.split(
    ' ',
  ),
);
/** Whether every word is of the line or of the reply, and no fact is new. */
function addsNothing(text: string, line: string, reply: string): boolean {
  const sources = `${line}\n${reply}\n${bareContractions(reply)}\n${writtenOut(reply)}`;
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
  const made = withWhole(/,\s*$/.test(line) ? `${base},` : base, topic, reply, stop !== '');
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
