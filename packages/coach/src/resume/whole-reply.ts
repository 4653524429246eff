import { isPastVerb, type ReplySentence, replyParagraph, replyParts, tidyReply } from '@greenroom/domain';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { impersonal, lowerVerb, withGerunds, withoutOwnTime } from './reply-voice.ts';
import { applied, capital, inTenseOf, writtenOut } from './reply-words.ts';

/** What is said of oneself in the middle of a sentence, as a resume says it. */
const persons: readonly (readonly [RegExp, string])[] = [
  [/^no (?:exact |real )?(?:numbers?|figures?)(?: \p{L}+){0,4}[,;] (?:but )?/giu, ''],
  [/^(?:not sure|also|just|mostly just)[,;]? (?=\p{L}|\d)/giu, ''],
  [/^(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+ asked me to (?=\p{L})/gu, ''],
  [/,? (?:by the time|when|before|until) I (?:left|leave)\b/gi, ''],
  [/\bthan (?:when I|I) (?:started|came|began)\b/gi, 'than at the start'],
  [/\bwhen I (?:started|came|began|arrived|got there|joined)\b/gi, 'at the start'],
  [/,? (?:I'd say|I think|I guess|I believe|I would say)\b,?/g, ''],
  [/\bwithout (?:me|us) (?=\p{L}+ing\b)/gu, 'without '],
  [/\b(saved?|saves|saving|gave|gives|showed|let|takes?|took|costs?) (?:me|us) /gi, '$1 '],
  [/(?<!\bask\p{L}*) (?:for|to|by|with|from) me(?=[ ,.;]|$)/gu, ''],
  // "Us" may be a shift, a shop or a school: only "two of us" are surely of the team.
  [
    /(?<=\b(?:transfer|pay|send|deliver|ship|return|report|com|go|went|sent|paid)\p{L}*(?: \p{L}+)?) to us(?=[ ,.;]|$)/gu,
    '',
  ],
  // "There were 5 of us on a night".
  [/^there (?:was|were) ((?:about |over |almost )?[\p{L}\d]+) of us\b/giu, 'team of $1'],
  [/\bof us\b/g, 'of the team'],
  [/\b(?:my|our) (?=\p{Lu})(?!(?:Mom|Mum|Mother|Dad|Father|Grand\p{Ll}+|Aunt|Uncle)\b)/gu, 'the '],
];
/** "I" behind what somebody did themselves, where the verb alone says as much. */
const afterOwn: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:and|then|but|or|also|usually|often|sometimes|mostly|now)) I (?=\p{L})/gu, ' '],
  [/,? so I (?=\p{L})/gu, ' and '],
  [/(?<=, )I (?=\p{L})/gu, ''],
];
/** "I" behind what others did: without it the others would have done this, too, so it is a clause by itself. */
const afterOthers: readonly (readonly [RegExp, string])[] = [
  [/,? (?:and|so|and so|then|and then)(?: then)? I (?=\p{L})/gu, '; '],
  [/, I (?=\p{L})/gu, '; '],
];
const sameForTeam = /^(?:was|had|did|could|would|can|will|must|should|might|may|never|always|also|usually)$/i;
const ofTeam: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const between = String.raw`(?:now|still|then|also|usually|often|only|just|even|currently|later|soon|mostly|never|always|\p{L}+ly)`;
const teamVerb = (verb: string): string => {
  const known = ofTeam[verb.toLowerCase()];
  if (known !== undefined || sameForTeam.test(verb) || isPastVerb(verb)) return known ?? verb;
  if (/(?:s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`;
};
/** Where a line or its reply names them, "we" is surely the team; else it may be a class, a family or a whole house. */
const namesTeam = /\b(?:teams?|crews?|staff|colleagues?|coworkers?|co-workers?|teammates?)\b/i;
/** "Before we bill" as "before the team bills", "that we now use" as "that the team now uses". */
const ofUs = new RegExp(String.raw`(?<!^)\bwe ((?:${between} )*)(?!${between}(?!\p{L}))(\p{L}+)`, 'giu');
const withTeam = (text: string, { line, reply }: Source) =>
  namesTeam.test(`${line} ${reply}`)
    ? text.replace(ofUs, (_, how: string, verb: string) => `the team ${how}${teamVerb(verb)}`)
    : text;

/** Feelings and opinions, which no resume has. */
const feeling =
  /^(?:was|were|am|felt|feel|think|thought|believe|hope|want(?:ed)?|like|liked|love|loved|enjoy|enjoyed|guess|would|wish)\b(?! (?:the (?:only )?one|responsible|in charge|over|on|part|promoted|asked|trained|able|also|named|chosen|made)\b)/i;
/** What is felt about it. */
const mood = /\b(?:happy|proud|glad|pleased|excited|grateful|fun)\b/i;
const denied = /^(?:did|do|have|was|were|had) not\b/;
/** What somebody doesn't know or can't tell. */
const unknown =
  /\b(?:do|did|can|could) not (?:really )?(?:have (?:an?|any|the|exact) (?:\p{L}+ )?(?:numbers?|figures?|counts?|data)|have (?:numbers?|figures?|data|sales)|know|remember|recall|share|track|measure)\b|\bnot sure\b/iu;
const stillSpoken = /\b(?:I(?!-\d)|me|we|us|mine|ours|myself|you|your)\b|\?|…|“|”|"/i;

interface Source {
  line: string;
  reply: string;
}
/** Small at its start where it was typed so, or where it is no name: "Kate still uses it", "Fast Chat had no outage". */
function opened(text: string, { line, reply }: Source): string {
  const [first = '', second = ''] = text.split(' ');
  // "Protocol was adopted" of a protocol, "Newsletter to 400 people".
  if (line.split(/[^\p{L}]+/u).includes(lowerVerb(first)) || /^(?:of|to|for)$/.test(second))
    return lowerVerb(text);
  if (reply.split(/\s+/).includes(lowerVerb(first)) && !line.includes(first)) return lowerVerb(text);
  if (
    /^(?:they|them|those|these|this|that|there|then|their|each|every\w*|some\w*|other|fewer|more|less|several|many|few|all|nobody|both|most|when|before|after)$/i.test(
      first,
    )
  )
    return lowerVerb(text);
  const isName =
    /^\p{Lu}/u.test(second) ||
    !(
      everydayStems.has(stemOf(first.toLowerCase())) ||
      /(?:ed|ing|s|ly)[,;:]?$/.test(first) ||
      first.length < 4 ||
      isPastVerb(first)
    );
  return isName ? text : lowerVerb(text);
}

interface Piece {
  text: string;
  /** It opens with what was done. */
  isDeed: boolean;
  /** It stays as it was typed, with its "I" or "my", and is a sentence. */
  isTyped: boolean;
  /** It tells what came of it. */
  isResult: boolean;
}

const counts =
  /\d|\b(?:half|third|quarter|twice|double[ds]?|tripled?|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const compared = 20;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A sentence as it was typed, where it is one; null for what no resume has. */
function asTyped({ kind, text }: ReplySentence, reply: string): Piece | null {
  const isOther = kind === 'fragment' || kind === 'measure';
  if (/["“”?…]/.test(text) || /^\p{Ll}{2,}(?:amos|imos)\b/u.test(text)) return null;
  const said = kind === 'deed' ? text.replace(/^(?:also|then) /, '') : text;
  const isSentence =
    replyParagraph(said) !== '' ||
    said
      .split(/[^\p{L}]+/u)
      .slice(1)
      .some(isPastVerb);
  if (kind !== 'deed' && !isSentence) return null;
  if (isOther && !/\b(?:I|my|we|you|they|it)\b|\p{L}{2,}ed\b|\b(?:were|was|is|are)\b/iu.test(said))
    return null;
  // Without its "I" it would be an order: "Go to the tables before they call me."
  const typed = new RegExp(`\\bI (?:also |then )?${escaped(said.slice(0, compared))}`, 'i');
  const hasSubject = kind === 'deed' && typed.test(tidyReply(reply));
  return {
    text: hasSubject ? `I ${said}` : said,
    isDeed: kind === 'deed',
    isTyped: true,
    isResult: kind !== 'own' || counts.test(said),
  };
}

/** A sentence of a reply without its "I", or as it was typed where it would say something else without its "my"; null for what no resume has. */
function pieceOf(sentence: ReplySentence, source: Source): Piece | null {
  const { kind, text } = sentence;
  // "Used to be done on paper" is no deed.
  if (/^used to (?:be|take)\b/i.test(text))
    return pieceOf({ kind: 'about', text: `It ${lowerVerb(text)}` }, source);
  const isOwn = kind === 'deed' || kind === 'own';
  // "She did math and I did reading": without its "I", the second half would be hers.
  if (!isOwn && / and I (?!was|were|am|had|have)\p{Ll}/u.test(text)) return asTyped(sentence, source.reply);
  const isTeam = kind === 'team' && /^(?:we|we've|we're)\b/i.test(text);
  if (kind === 'team' && !isTeam && !/^(?:our|the) /i.test(text)) return null;
  // "We did it together" names nothing that was done.
  if (isTeam && !counts.test(text) && /^we(?:'ve|'re)? \p{L}+ (?:it|that|this|them)\b/iu.test(text))
    return null;
  // "I'm the one they call"
  if (/^I'm the\b/.test(text)) return asTyped(sentence, source.reply);
  if (/^I'/.test(text)) return null;
  const own = kind === 'own' ? text.replace(/^I(?: also| then)? /, '') : text;
  // "I was first author on both" is what somebody was.
  const was = own.replace(
    /^(?:was|am) (?=(?:(?:usually|always|often|mostly) )?(?:(?:the )?(?:first|lead|only|sole|main) (?!one\b)|(?:in the )?top \S|ranked |rated |number one\b))/,
    '',
  );
  if (kind === 'own' && was !== own) return pieceOf({ kind: 'fragment', text: was }, source);
  if (kind === 'own' && feeling.test(own)) return null;
  const said = own
    .replace(/^(?:was|am) the one (?:who|that) (?=\p{L})/u, '')
    .replace(/^(?:was|am) (?=(?:responsible|in charge)\b)/, '');
  const rules = [...persons, ...(isOwn ? afterOwn : afterOthers)];
  const told = applied(withoutOwnTime(withGerunds(writtenOut(said))), rules);
  const plain = impersonal(withTeam(told, source), source.line)
    ?.replace(/\s+/g, ' ')
    .replace(/\s+(?=[,;])|^[\s,;]+|[\s.,;:]+$/g, '');
  if (plain === '' || [plain ?? said].some((one) => unknown.test(one) || mood.test(one) || denied.test(one)))
    return null;
  const isTyped =
    isTeam ||
    plain === undefined ||
    stillSpoken.test(plain) ||
    (kind === 'own' && /^(?:was|am)\b/.test(plain));
  if (!isTyped)
    return { text: opened(plain, source), isDeed: isOwn, isTyped, isResult: !isOwn || counts.test(plain) };
  const typed = asTyped(sentence, source.reply);
  if (typed) return typed;
  // A few words keep their "my": the grandmother of somebody is no other.
  const few = told.replace(/[\s.,;:]+$/, '');
  const isFew = !isOwn && !isTeam && !stillSpoken.test(few.replace(/\b(?:my|our)(?= \p{L})/giu, ''));
  return isFew ? { text: opened(few, source), isDeed: false, isTyped: false, isResult: true } : null;
}

/** A part of a reply with the few words that belong to it. */
export interface ReplyPart extends Piece {
  /** The same as it was typed, for beside others that are. */
  typed?: ReplyPart;
  kind: ReplySentence['kind'];
}
const isTail = ({ kind }: { kind: ReplySentence['kind'] }) => kind === 'measure' || kind === 'fragment';

/** A deed in the tense of its line; null where only a part of it would change. */
function tenseOf(line: string, deed: string, kind: ReplySentence['kind']): string | null {
  const [verb = ''] = deed.split(' ');
  if (kind !== 'deed' || !isPastVerb(line.split(' ')[0] ?? '') || isPastVerb(verb) || /^\P{L}/u.test(verb))
    return deed;
  const isSimple = !/ (?:and|or|before|after|when|while|so|because|that|who|which) /.test(deed);
  const told = isSimple ? inTenseOf(line, deed) : null;
  return told === deed && /\bI\b/.test(deed) ? deed : told;
}

/** The parts of a reply that a resume can have, in their order, each without "I" or as it was typed. */
export function replyPieces(line: string, reply: string): ReplyPart[] {
  const pieces: ReplyPart[] = [];
  for (const part of replyParts(reply)) {
    const piece = pieceOf(part, { line, reply });
    if (piece === null) continue;
    const told = piece.isDeed && !piece.isTyped ? tenseOf(line, piece.text, part.kind) : piece.text;
    // "I catch 3 a month before the owners see it" can't be put into the past by its verb alone.
    const { text, ...said } = told === null ? (asTyped(part, reply) ?? piece) : { ...piece, text: told };
    const before = pieces.at(-1);
    const isFew =
      (isTail(part) && !/^(?:it|this|that|they|these|those|he|she)\b/i.test(text)) ||
      (part.kind === 'own' && !piece.isDeed);
    if (before && isFew && !said.isTyped)
      pieces[pieces.length - 1] = {
        ...before,
        text: `${before.text}, ${text}`,
        isResult: before.isResult || said.isResult,
      };
    else {
      // Between sentences with their "I" a semicolon in its place would be odd.
      const typed = !said.isTyped && text.includes('; ') ? asTyped(part, reply) : null;
      pieces.push({
        ...said,
        text,
        kind: part.kind,
        ...(typed ? { typed: { ...typed, kind: part.kind } } : {}),
      });
    }
  }
  return pieces.some((piece) => piece.isTyped) ? pieces.map((piece) => piece.typed ?? piece) : pieces;
}

export interface WholeReply {
  text: string;
  isDeed: boolean;
  /** One sentence with its subject and verb, about something else than its writer. */
  isClause: boolean;
  /** One deed, or one measure. */
  isOne: boolean;
  /** Sentences, each with its capital and stop. */
  isTyped: boolean;
  /** It opens with how much or for whom, and has no verb. */
  isTail: boolean;
}
const finite = /^(?:is|are|was|were|has|have|had|can|will|now|does|do|still|never|always|\p{Ll}+s)$/u;
/** Whether the words up to the first comma are a clause: "sales went up, and nobody left", and not "newsletter to 400 people, opens went up". */
const opensWhole = (text: string) =>
  !/^(?:no|none|not)\b/i.test(text) &&
  (text.split(/[,;]/)[0] ?? '')
    .split(' ')
    .slice(1)
    .some((word) => isPastVerb(word) || finite.test(word));

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** All parts if they fit into that many words; if not, the results are kept before anything else. */
export function fitting(pieces: readonly ReplyPart[], most: number): ReplyPart[] {
  if (wordsIn(pieces.map(({ text }) => text).join(' ')) <= most) return [...pieces];
  const kept: ReplyPart[] = [];
  for (const piece of pieces.toSorted((a, b) => Number(b.isResult) - Number(a.isResult)))
    if (kept.length === 0 || wordsIn([...kept, piece].map(({ text }) => text).join(' ')) <= most)
      kept.push(piece);
  return pieces.filter((piece) => kept.includes(piece));
}

/** Parts of a reply as the end of a line: one alone, or each as its sentence. */
export function wholeReply(pieces: readonly ReplyPart[]): WholeReply | null {
  const [first] = pieces;
  if (!first) return null;
  const isOne = pieces.length === 1;
  const isTyped = !isOne || first.isTyped || first.text.includes('; ');
  const text = isTyped
    ? pieces
        .flatMap((piece) => piece.text.split('; '))
        .map(capital)
        .join('. ')
    : first.text;
  const isClause = isOne && !first.isDeed && first.kind === 'about' && opensWhole(text);
  return { text, isDeed: first.isDeed, isClause, isOne, isTyped, isTail: isTail(first) && !first.isTyped };
}
