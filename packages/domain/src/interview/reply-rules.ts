import type { BetterReply } from './better-contract.ts';
import { asAmount } from './reply-amounts.ts';
import { isClauseAt, isSentence } from './reply-clauses.ts';
import { isTimeWord, lead, lowered, type ReplyPlace, wordsOf } from './reply-text.ts';
import {
  conjunctions,
  determiners,
  isFiniteVerb,
  isPastVerb,
  numberWord,
  outcomes,
  plainVerbs,
  pronouns,
  timeNames,
} from './reply-words.ts';
import { worthOf } from './reply-worth.ts';

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const closed = (text: string) => (/[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`);
const asSentence = (text: string) => closed(capitalized(text));

/** A time or a place without a clause. */
const isPlainTime = (words: readonly string[]) =>
  words.length <= 12 &&
  !words.slice(1).some((word) => isFiniteVerb(word) || (pronouns.has(word) && !/^th(?:is|at)$/.test(word)));

/** "2022" as "in 2022", "March" as "in March", "Q3" as "in Q3"; null where the words say no time or place. */
function timePhrase(text: string): string | null {
  const words = wordsOf(text);
  const [first = ''] = words;
  const isDay = /day$/.test(first) && timeNames.has(first);
  if (/^(?:19|20)\d\d$|^q[1-4]$/.test(first) || timeNames.has(first)) return `${isDay ? 'on' : 'in'} ${text}`;
  const isAgo = words.slice(0, 6).includes('ago');
  const isCase = /^(?:when|while|after|before)$/.test(first) && words.length > 2;
  if (isCase && !text.includes(',')) return lowered(text);
  const isTime = isTimeWord(first) && !conjunctions.has(first) && !/^(?:about|over|from|just)$/.test(first);
  const isCount = first === 'around' && numberWord.test(words[1] ?? '');
  return (isAgo || (isTime && !isCount)) && isPlainTime(words) ? lowered(text) : null;
}

/** Verbs whose past is the same word. */
const samePast = /^(?:read|put|set|let|cut|shut|hit|quit|beat|spread)$/;

const longestThing = 14;
const opensNoThing = /^(?:yes|not|very|really|by|with|for|to|of|if|as|hm+|idk|dunno|none|nothing|maybe)$|ly$/;
/** "The schedule", "a 20% drop in returns", "training new staff": something that "is" can name. */
function isThing(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isNamed =
    (determiners.has(first) && !/^th(?:is|ese|at)$/.test(first)) ||
    numberWord.test(first) ||
    /^(?:about|around|over|nearly|almost|mainly|mostly|between)$/.test(first);
  const isBare =
    words.length <= 5 && !isTimeWord(first) && !conjunctions.has(first) && !opensNoThing.test(first);
  if (words.length < 2 || words.length > longestThing || plainVerbs.has(first)) return false;
  // "Being second is fine" is a sentence.
  if (/ing$/.test(first))
    return !words.some((word, at) => isClauseAt(words, at) || /^(?:is|are|was|were)$/.test(word));
  return (isNamed || isBare) && !words.some(isFiniteVerb);
}

const adverbs =
  /^(?:very |really |pretty |quite |much )?(?:well|better(?: than .*)?|fine|smoothly|great|badly|perfectly)$/;

/** What follows a verb, and no noun that it describes. */
const takesObject = (word: string) =>
  [determiners, pronouns, conjunctions].some((known) => known.has(word)) ||
  numberWord.test(word) ||
  /^(?:to|in|on|at|with|from|for|of|up|out|off|down|over|back|away|into|about|by|through|around|him|me|us|them|and|not|more|less|better|extra|new|every|everything|nothing|something|what)$|ly$|n't$|ing$/.test(
    word,
  );

/** A reply that is no sentence, worked into one by the words of the blank; null where that wouldn't read. `piece` is what it goes on from. */
function inFrame(
  text: string,
  { thing, aim, reason, how, verb }: BetterReply['frames'],
  piece = '',
): string | null {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (reason && /^(?:because|since)$/.test(first) && words.length > 2) return `${reason} ${lowered(text)}`;
  const isAim = first === 'to' || (first === 'that' && /learned$/.test(aim ?? ''));
  if (aim && isAim && words.length > 1) return `${aim} ${lowered(text)}`;
  if (aim && first === "don't" && words.length > 1) return `${aim} not to ${text.replace(/^\S+\s+/, '')}`;
  if (aim && /^not to$/.test(words.slice(0, 2).join(' '))) return `${aim} ${lowered(text)}`;
  // "Read the label first": an order, where the blank asks for a lesson.
  const isOrder = aim !== undefined && samePast.test(first);
  if (!isOrder && (isPastVerb(first) || /^(?:called|named|limited|combined|given)$/.test(first)) && verb) {
    const isOutcome =
      verb === 'it'
        ? outcomes.has(first)
        : /^(?:(?:took|cost|saved|taught|got|made) (?:me|us)\b|went (?:well|fine|ok|okay|great|smoothly|badly|up|down|from)|(?:ended|worked|paid|turned)\b)/.test(
            words.join(' '),
          );
    // "We were short. Went to jiggers."
    const subject = isOutcome ? 'It' : /\bwe\b/i.test(piece) ? 'We' : 'I';
    // "Fixed asset register": describes a thing.
    if (!isOutcome && words.length > 1 && !takesObject(words[1] ?? '')) return null;
    return words.length > 1 || isOutcome ? `${subject} ${lowered(text)}` : null;
  }
  // "Show people, don't tell them": two orders.
  const isOrders = /,\s*(?:don['’]t|not|never)\b/i.test(text);
  if (aim && (isOrder || plainVerbs.has(first)) && words.length > 1 && !isOrders)
    return `${aim} to ${lowered(text)}`;
  if (how && adverbs.test(words.join(' '))) return `${how} ${lowered(text)}`;
  if (!thing || timePhrase(text) !== null) return null;
  const bare = thing.endsWith(' from') ? text.replace(/^from\s+/i, '') : text;
  const isLesson =
    aim !== undefined &&
    words.length === 1 &&
    !opensNoThing.test(first) &&
    /[^s]{3}(?:ce|cy|ty|on|ing|st|ship|ness|work)$/.test(first);
  return isThing(wordsOf(bare)) || isLesson ? `${thing} ${lowered(bare)}` : null;
}

/** "Because of my son, he starts school": there is no clause that it gives the reason for. */
const looseReason = /^because of [^,]+, (?:he|she|it|they)\b/i;

const bareOf = (piece: string) => piece.replace(/[.!?…]+$/, '');

/** "Last year in Q3": a time that can open the sentence behind it. */
const openingTime = (piece: string) => (piece.includes(',') ? null : timePhrase(piece));

/** "That clean beats fast": what was learned, and no sentence. */
const isThatClause = (piece: string, { aim }: BetterReply['frames']) =>
  aim?.endsWith('learned') === true &&
  /^that (?!(?:one|way|time|day|is|was|had|has|would|will|made|makes|taught|can|could|gave|helped|[a-z]+ed)\b)/i.test(
    piece,
  );

/** Every sentence of a reply whole: a time in front of a sentence becomes its beginning, another piece takes the frame. Null where one fits neither. */
function inSentences(pieces: readonly string[], frames: BetterReply['frames']): string | null {
  const made: string[] = [];
  let opening = '';
  for (const [index, piece] of pieces.entries()) {
    const bare = bareOf(piece);
    const said = opening === '' ? bare : `${opening}, ${/^I\b/.test(bare) ? bare : lowered(bare)}`;
    if (isSentence(bare) && !isThatClause(bare, frames)) {
      made.push(capitalized(opening === '' ? closed(piece) : closed(said)));
      opening = '';
      continue;
    }
    const isLast = index === pieces.length - 1;
    const isSomebody = /^(?:he|she|they|it)\b/i.test(pieces[index + 1] ?? '');
    if (!isLast && !isSomebody && opening === '' && openingTime(bare) !== null) {
      opening = openingTime(bare) ?? '';
      continue;
    }
    // "A slot beats a plan. Also bin things first.": what follows a lesson isn't another one.
    const isMore = index > 0 && frames.aim?.endsWith('learned') === true;
    const framed = opening === '' ? inFrame(bare, frames, pieces[index - 1]) : null;
    if (framed === null && !isMore) return null;
    made.push(asSentence(isMore ? bare : (framed ?? bare)));
  }
  return opening === '' && made.length > 0 ? made.join(' ') : null;
}

/** Words in notes, and in a sentence, that tell a case. */
const fewestInCase = { notes: 6, sentence: 4 };
const fewestInLabel = 3;
const isCase = (label: string) => label.startsWith('One ');
/** "Every month", "many times": says how often, and tells no case. */
const frequency =
  /^(?:all the time|many|several|lots|a few times|some|sometimes|only|just|in general|all of)\b|(?<!\b(?:got|is|was|were|are) )\b(?:every|most|often|always|usually|mostly) ?(?:single |other )?(?:day|days|morning|mornings|night|nights|week|weeks|month|months|year|years|time|times|shift|shifts|)\b/i;
/** "Like twice a year honestly.": how often, and nothing else. */
const countAlone =
  /^(?:(?:like|maybe|about|probably|only) )*(?:once|twice|(?:a few|several|many|\w+) times)(?: an? (?:day|week|month|year))?(?: honestly| i think| or so)?[.!]?$/i;
/** "Kind of, most mornings.", "Two people.", "More than once.": answers the question and makes no sense without it. */
const bareAnswer =
  /^(?:(?:kind of|sort of|yes|yeah|no|sure|maybe|more than once|once or twice|once|twice|a few times|(?:many|several|(?:about |maybe )?\S+) (?:times|people)|(?:every|most) \S+|all the time|sometimes|often)[,.!\s]*)+$/i;
/** "Twice, last one was after the storm": the count answers the question, and the case follows. */
const bareCount =
  /^(?:more than once|once or twice|twice|a few times|\w+ times|(?:about |maybe )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})|sometimes|often),\s+(?=(?:\S+\s+){3})/i;
const pointsAt = /^(?:\S+ ){0,3}(?:they|them|their|he|she|it|its|his|her)\b/i;
const tellsNoCase = /^(?:no|not|nope|never|havent|haven[’']t|none|only)\b/i;

const hasClause = (piece: string) => wordsOf(piece).some((_, at, words) => isClauseAt(words, at));

/** A time, a place or half a sentence alone: "last summer when the AC was broken". */
function isThin(pieces: readonly string[], label: string): boolean {
  const words = wordsOf(pieces.join(' '));
  const opensWith = words[0] ?? '';
  if (words.length < fewestInLabel) return true;
  // "With two sous chefs.", "started last spring": what happened is missing, or who it was.
  if (
    isCase(label) &&
    (isPastVerb(opensWith) || (/^(?:with|for|to|by)$/.test(opensWith) && !hasClause(pieces[0] ?? '')))
  )
    return true;
  const isWhole = isSentence(bareOf(pieces[0] ?? ''));
  const hasParts = isWhole || pieces.length > 1 || /,\s/.test(pieces[0] ?? '');
  if (isCase(label))
    return (
      frequency.test(pieces[0] ?? '') ||
      !(isWhole || pieces.some(hasClause)) ||
      words.length < (isWhole ? fewestInCase.sentence : fewestInCase.notes) ||
      !(hasParts || (words.some(isFiniteVerb) && !isTimeWord(opensWith)))
    );
  const isHow = /^How I/.test(label) && /^(?:when|if|because|by)$/.test(opensWith);
  return (
    !hasParts &&
    !isHow &&
    (timePhrase(bareOf(pieces[0] ?? '')) !== null || /^(?:because|if|when|by)$/.test(opensWith))
  );
}

/** "One case: July 2022, 38 C outside. We lost one tray all week.": notes under the words of the blank. Null where they tell too little. */
function underLabel(given: readonly string[], label: string): string | null {
  const told = isCase(label) ? given.map((piece) => piece.replace(/^once,\s+(?=\S)/i, '')) : given;
  const pieces = told.length > 1 && countAlone.test(told[0] ?? '') ? told.slice(1) : told;
  if (isThin(pieces, label)) return null;
  return [`${label}: ${closed(lowered(pieces[0] ?? ''))}`, ...pieces.slice(1).map(asSentence)].join(' ');
}

/** "Not exactly, but we had many no-shows", "Not 80. I did 35 in eight weeks": the part after the "no". */
function behindNo(text: string, { label }: BetterReply['frames']): string {
  if (label === undefined || !isCase(label) || !tellsNoCase.test(text)) return text;
  const told = /\bbut\s+(.+)$/is.exec(text)?.[1] ?? '';
  return isSentence(bareOf(told)) ? told : (/^[^.!?]*[.!?]\s+(.+)$/s.exec(text)?.[1] ?? '');
}

/** A reply as sentences that go behind the answer; null where it tells too little for that. */
function asSentences(reply: string, frames: BetterReply['frames']): string | null {
  let text = reply.trim().replace(/(?<=^|\s)i(?=\s|['’])/g, 'I');
  for (let turn = 0; turn < 3; turn += 1) text = text.replace(lead, '');
  // "Two of them at once yes, one was faint": it answered the question.
  text = text.replace(bareCount, '').replace(/(?<=^(?:\S+ ){1,6}\S+) (?:yes|yeah|yep)(?=[,.])/i, '');
  const pieces = (behindNo(text, frames).match(/[^.!?…]+(?:[.!?…](?!\s|$)[^.!?…]*)*[.!?…]*/g) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => wordsOf(piece).length > 0);
  const told = pieces.findIndex((piece) => !bareAnswer.test(piece));
  // "Two people. One of them added a line.": without the first nobody knows who they are.
  if (told > 0 && pointsAt.test(pieces[told] ?? '')) return null;
  pieces.splice(0, told < 0 ? pieces.length : told);
  if (pieces.some((piece) => looseReason.test(piece))) return null;
  const { label, always } = frames;
  const isOwn = /(?<![\w'’])(?:i|we|my|our)(?![\w.])/i.test(pieces[0] ?? '');
  if (pieces.length === 0) return null;
  const made = always && !isOwn ? null : inSentences(pieces, frames);
  return made ?? (label === undefined ? null : underLabel(pieces, label));
}

/** Words for a blank that a model left: in place, without the words that are there already. */
function inPlace(reply: string, { before, next }: ReplyPlace): string {
  let text = reply.trim();
  if (/\S/.test(next)) text = text.replace(/[.!,]+$/, '');
  const last = wordsOf(before).at(-1);
  const [first] = wordsOf(next);
  const parts = text.split(/\s+/);
  if (parts.length > 1 && last !== undefined && wordsOf(parts[0] ?? '')[0] === last) parts.shift();
  if (parts.length > 1 && first !== undefined && wordsOf(parts.at(-1) ?? '')[0] === first) parts.pop();
  return parts.join(' ');
}

/**
 * What a reply to a blank becomes in the text: whole sentences, or a number in its place. Null where it can't be worked in
 * without breaking the grammar, or adds nothing to the answer, so that it has to be asked again; '' for an empty reply.
 */
export function workIn(given: string, kind: BetterReply | undefined, place: ReplyPlace): string | null {
  if (given.trim() === '') return '';
  const reply = worthOf(given, kind?.slot === 'sentence' ? (place.answer ?? '') : '');
  if (reply === '') return null;
  if (!kind) return inPlace(reply, place);
  return kind.slot === 'sentence' ? asSentences(reply, kind.frames) : asAmount(reply, kind.slot, place);
}
