import { bareContractions, isPastVerb, type ReplySentence, replyParts } from '@greenroom/domain';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { impersonal, inTenseOf, lowerVerb } from './reply-words.ts';

/** Contractions as a resume writes them. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(\p{L}+)n't\b/giu, '$1 not'],
  [/\b(it|that|there|what|he|she|who)'s\b(?! \p{L}+ed\b)/giu, '$1 is'],
  [/\b(they|we)'re\b/gi, '$1 are'],
  [/\b(they|we)'ve\b/gi, '$1 have'],
];
/** What is said of oneself in the middle of a sentence, as a resume says it. */
const persons: readonly (readonly [RegExp, string])[] = [
  [/^no (?:exact |real )?(?:numbers?|figures?)(?: \p{L}+){0,4}[,;] (?:but )?/giu, ''],
  [/^(?:not sure|also|just|mostly just)[,;]? (?=\p{L}|\d)/giu, ''],
  [/^(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+ asked me to (?=\p{L})/gu, ''],
  [/,? (?:by the time|when|before|until) I (?:left|leave)\b/gi, ''],
  [/\bthan (?:when I|I) (?:started|came|began)\b/gi, 'than at the start'],
  [/\bwhen I (?:started|came|began|arrived|got there|joined)\b/gi, 'at the start'],
  [/,? (?:I'd say|I think|I guess|I believe|I would say)\b,?/g, ''],
  [/\b(?:my|our) own (?=\p{L})/giu, 'the '],
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
  [/\b(?:my|our) (?=\p{Lu})/gu, 'the '],
  [/ (?:all )?(?:by )?myself\b/g, ''],
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
const applied = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

/** A reply with its contractions written out. */
export const writtenOut = (text: string): string => applied(bareContractions(text), written);

const sameForTeam = /^(?:was|had|did|could|would|can|will|must|should|might|may|never|always|also|usually)$/i;
const ofTeam: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
/** "Before we bill" as "before the team bills". */
const withTeam = (text: string) =>
  text.replace(/(?<!^)\bwe (\p{L}+)/giu, (_, verb: string) => {
    const known = ofTeam[verb.toLowerCase()];
    if (known !== undefined) return `the team ${known}`;
    if (sameForTeam.test(verb) || isPastVerb(verb)) return `the team ${verb}`;
    const third = /(?:s|sh|ch|x|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? verb.replace(/y$/, 'ies')
        : `${verb}s`;
    return `the team ${third}`;
  });

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

const fewestWords = 3;
/** "..., that's where I learned the most": said of oneself at the end. */
function withoutAside(text: string): string {
  const [, before = '', aside = ''] = /^(.+)[,;] ([^,;]+)$/.exec(text) ?? [];
  if (stillSpoken.test(aside) && before.split(' ').length >= fewestWords) return before;
  const [, said = '', after = ''] = /^([^,;]+)[,;] (.+)$/.exec(text) ?? [];
  return stillSpoken.test(said) && !stillSpoken.test(after) && /\d/.test(after) ? after : text;
}

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
}

/** A sentence of a reply without its "I"; null where it can't be written in a resume. */
function pieceOf({ kind, text }: ReplySentence, isFirst: boolean, source: Source): Piece | null {
  const isTeam = kind === 'team' && /^(?:we|we've|we're)\b/i.test(text);
  if (kind === 'team' && !isTeam && !/^(?:our|the) /i.test(text)) return null;
  let said = kind === 'own' ? text.replace(/^I(?: also| then)? /, '') : text;
  if (/^I'/.test(said) || (kind === 'own' && feeling.test(said))) return null;
  said = said
    .replace(/^(?:was|am) the (?:only )?one (?:who|that) (?=\p{L})/u, '')
    .replace(/^(?:was|am) (?=(?:responsible|in charge)\b)/, '');
  // "We did it together" names nothing that was done.
  if (isTeam && /^we(?:'ve|'re)? \p{L}+ (?:it|that|this|them)\b/iu.test(said)) return null;
  // "We used to ship them out" is how it was, and no deed.
  const isState = /^we (?:used to|were|are|had|have|could|did not|didn't)\b/i.test(said);
  if (isTeam)
    said = `${isFirst && !isState ? 'with the team, ' : 'the team '}${said.replace(/^we(?:'ve|'re)? /i, '')}`;
  const rules = [...persons, ...(kind === 'deed' || kind === 'own' ? afterOwn : afterOthers)];
  const plain = withoutAside(
    impersonal(withTeam(applied(writtenOut(said), rules)))
      .replace(/\s+/g, ' ')
      .replace(/\s+(?=[,;])|^[\s,;]+|[\s.,;:]+$/g, ''),
  );
  return plain === '' ||
    stillSpoken.test(plain) ||
    unknown.test(plain) ||
    mood.test(plain) ||
    denied.test(plain)
    ? null
    : { text: opened(plain, source), isDeed: kind === 'deed' || kind === 'own' };
}

export interface WholeReply {
  text: string;
  isDeed: boolean;
  /** One sentence with its subject and verb, about something else than its writer. */
  isClause: boolean;
  /** One deed, or one measure. */
  isOne: boolean;
}
const finite = /^(?:is|are|was|were|has|have|had|can|will|now|does|do|still|never|always|\p{Ll}+s)$/u;
/** Whether the words up to the first comma are a clause: "sales went up, and nobody left", and not "newsletter to 400 people, opens went up". */
const opensWhole = (text: string) =>
  !/^(?:no|none|not)\b/i.test(text) &&
  (text.split(/[,;]/)[0] ?? '')
    .split(' ')
    .slice(1)
    .some((word) => isPastVerb(word) || finite.test(word));

/** A whole reply as the end of a line, in its order: its deeds without "I", and what came of them. Null where it says nothing that a resume can have. */
export function wholeReply(line: string, reply: string): WholeReply | null {
  const parts = replyParts(reply);
  const pieces: Piece[] = [];
  let said = '';
  for (const part of parts) {
    const piece = pieceOf(part, pieces.length === 0, { line, reply });
    if (piece === null) continue;
    const text = piece.isDeed ? (inTenseOf(line, piece.text) ?? piece.text) : piece.text;
    const isTail = part.kind === 'measure' || part.kind === 'fragment';
    said = said === '' ? text : `${said}${isTail ? ', ' : '; '}${text}`;
    pieces.push(piece);
  }
  const [first] = pieces;
  const isOne = pieces.length === 1;
  const isClause = isOne && !first?.isDeed && parts.some(({ kind }) => kind === 'about') && opensWhole(said);
  return first ? { text: said, isDeed: first.isDeed, isClause, isOne } : null;
}
