import { cut, type Draft } from './draft.ts';
import { startsClause } from './spoken-words.ts';

const set = (words: string) => new Set(words.split(' '));

/** Words that are said twice by mistake, and hardly ever on purpose. */
const doubles = set(
  'the a an my our your his their i we he she they it to of in on at and but so was were is for with this you because if like',
);
/** These end a clause as well as open one: "that was it, it wasn't a fault". Said twice by mistake they open a clause. */
const endsOrOpens = set('it you this');
const opensPhrase = set(
  'i we he she they it you there the a an my our his her their to of in on at with for by from was were is because if when how what as about into',
);
const clauseOpeners = set('and but so because that when if then while where since as or');
const firstPerson = /^i(?:'d|'ll|'ve|'m)?$/;
const asks = /^(?:can|could|should|would|do|did|may|am|was|will|had|have)$/;
const determiner = /^(?:a|an|the|my|our|his|her|their)$/;
const subject = /^(?:i|we|he|she|they)$/;
const begun = /^(?:i|we|they|he|she|you)'(?:ve|d|ll|m|re)$/;
const auxiliary = /^(?:had|was|were|is|are|has|have|would|will)$/;
const aim = /^(?:try|tried|want|wanted|have|had|need|needed|started|used|got)$/;
/** "The thing is, um, it's late" goes on rightly. */
const announces =
  /^(?:thing|problem|truth|fact|point|reason|question|issue|answer|trouble|one|that|this|it)$/;

/** The words that are left, from one of them on: `gap` says whether something was left out behind a word. */
interface Ahead {
  at(ahead: number): string;
  gap(ahead: number): boolean;
  /** Whether a comma is before a word. */
  comma(ahead: number): boolean;
  isFirst: boolean;
  afterComma: boolean;
}

/** How many words are left out, and from which one on. */
type Start = { skip: number; length: number } | null;
const first = (length: number): Start => ({ skip: 0, length });

/** "The the", "I, I'd": one word twice. */
function doubled({ at, gap, isFirst, afterComma }: Ahead): Start {
  const [before, word, next] = [at(-1), at(0), at(1)];
  // "I don't know I, I'm good at it": one of the two ends what was said.
  if (word === 'i' && (asks.test(before) || /^(?:know|think|guess|suppose|said|say)$/.test(before)))
    return null;
  if (word !== next && word !== 'i') return null;
  // "Come in in the rain", "which is, is it that bad".
  const isMeant =
    (/^(?:in|on)$/.test(word) && !gap(0)) ||
    (/^(?:is|was|were)$/.test(word) && /^(?:it|he|she|they|there|we|i)$/.test(at(2)));
  if (isMeant) return null;
  if (contracted.test(word)) return first(1);
  if (word === 'i' && firstPerson.test(next)) return first(1);
  const mayEnd = endsOrOpens.has(word) && !isFirst && !afterComma && !clauseOpeners.has(before);
  return word === next &&
    !mayEnd &&
    (gap(0) ||
      doubles.has(word) ||
      firstPerson.test(word) ||
      /^(?:it|that|there|he|she|we|they|you)'/.test(word))
    ? first(1)
    : null;
}

const contracted = /^(?:it|that|there|he|she|they|we|you|i)'(?:s|m|re|ve|d|ll)$/;

const longestPhrase = 4;
/** "A lot of, um, a lot of", "with a with a": several words twice. "Safety before the truck, the truck before a return" is a chain. */
function phraseTwice({ at, gap, comma }: Ahead): Start {
  if (!opensPhrase.has(at(0)) && !begun.test(at(0))) return null;
  for (let length = longestPhrase; length > 1; length -= 1) {
    let same = 0;
    while (same < length && at(same) !== '' && at(same) === at(same + length)) same += 1;
    if (same === length) return comma(length) && !gap(length - 1) ? null : first(length);
  }
  return null;
}

/** "I've I was", "I would um I'd", "I try to I make", "and she was um she had": a clause that is begun again. */
function clauseAgain({ at, gap, isFirst }: Ahead): Start {
  const opens = isFirst || clauseOpeners.has(at(-1));
  if (begun.test(at(0)) && subject.test(at(1))) return first(1);
  if (!/^(?:i|we|he|she|they)$/.test(at(0))) return null;
  if (/^(?:would|will)$/.test(at(1)) && /^(?:i'd|i'll|we'd|we'll)$/.test(at(2)) && !asks.test(at(-1)))
    return first(2);
  if (aim.test(at(1)) && at(2) === 'to' && subject.test(at(3))) return first(3);
  const isBegun = opens ? auxiliary.test(at(1)) : /^(?:would|will)$/.test(at(1)) && !asks.test(at(-1));
  return isBegun && gap(1) && startsClause([at(2), at(3), at(4)], 0) && subject.test(at(2).replace(/'.*/, ''))
    ? first(2)
    : null;
}

/** "Housekeeping had, uh, they had mixed it up", "pressure is um it's something": the subject is named already. */
function subjectAgain({ at, gap }: Ahead): Start {
  if (!gap(0)) return null;
  if (at(0) === 'is' && at(1) === "it's" && !announces.test(at(-1))) return { skip: 1, length: 1 };
  const isSame = /^(?:it|they|he|she)$/.test(at(1)) && at(2) === at(0) && auxiliary.test(at(0));
  return isSame && !/^(?:it|they|he|she)$/.test(at(-1)) && !announces.test(at(-1))
    ? { skip: 1, length: 2 }
    : null;
}

/** "The, um, my boss", "but I my nephew": another beginning. */
function otherStart({ at, gap, isFirst }: Ahead): Start {
  if (gap(0) && determiner.test(at(0)) && determiner.test(at(1))) return first(1);
  const opens = gap(0) || isFirst || /^(?:but|so|because)$/.test(at(-1));
  return at(0) === 'i' && opens && /^(?:my|our|the)$/.test(at(1)) && !asks.test(at(-1)) && at(-1) !== 'and'
    ? first(1)
    : null;
}

const rules = [phraseTwice, doubled, clauseAgain, subjectAgain, otherStart];

/** Leaves out doubled words and false starts: "the the", "I would um I'd". What may be meant stays. */
export function cutFalseStarts(draft: Draft): void {
  const { words, text } = draft;
  const kept = words.flatMap(({ isGone }, at) => (isGone ? [] : [at]));
  const joined = (place: number) => {
    const [one, next] = [words[kept[place] ?? -1], words[kept[place + 1] ?? -1]];
    if (!one || !next || one.sentence !== next.sentence) return false;
    const isGap = (kept[place + 1] ?? 0) - (kept[place] ?? 0) > 1;
    return isGap || /^[\s,]*$/.test(text.slice(one.end, next.start));
  };
  for (let place = 0; place + 1 < kept.length; place += 1) {
    const here = words[kept[place] ?? -1];
    if (!here || !joined(place) || /^\p{Lu}{2,}$/u.test(text.slice(here.start, here.end))) continue;
    const ahead: Ahead = {
      at: (steps) => {
        const word = words[kept[place + steps] ?? -1];
        return word && word.sentence === here.sentence ? word.word : '';
      },
      gap: (steps) => (kept[place + steps + 1] ?? 0) - (kept[place + steps] ?? 0) > 1,
      comma: (steps) => words[kept[place + steps] ?? -1]?.afterComma ?? false,
      isFirst: here.isFirst,
      afterComma: here.afterComma,
    };
    // "Algebra I, I thought": a numeral.
    const previous = words[kept[place - 1] ?? -1];
    if (here.word === 'i' && ahead.comma(1) && previous?.isCapital && !previous.isFirst) continue;
    const found = rules.reduce<Start>((start, rule) => start ?? rule(ahead), null);
    if (!found) continue;
    const from = place + found.skip;
    cut(draft, 'repeat', kept[from] ?? 0, (kept[from + found.length - 1] ?? 0) + 1);
    place += found.skip + found.length - 1;
  }
}
