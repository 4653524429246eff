import type { BetterReply } from '@greenroom/domain';
import { type Draft, keptWords } from './draft.ts';
import { numberWords } from './number-words.ts';

const takes = (slot: BetterReply['slot']): BetterReply => ({ slot, frames: {} });

/** In the text; what the whole answer leaves open is asked besides. */
const mostBlanks = 2;
const amounts = [
  { words: ['a', 'lot', 'of'] },
  { words: ['lots', 'of'] },
  { words: ['a', 'couple', 'of'] },
  { words: ['a', 'few'] },
  { words: ['several'] },
  { words: ['many'] },
] as const;
/** What can be counted in an answer, but isn't worth counting. */
const uncounted =
  /^(?:things|ways|times|others|reasons|details|options|ideas|questions|aspects|factors|thanks|always|emotions|problems|issues|seconds|minutes|various|because|strengths|weaknesses|skills|challenges|situations|kinds|types|sorts|parts|sides|words|benefits|opportunities|conversations|lives|kids|parents)$|ss$|[^s]is$|us$/;
const generic =
  /\b(?:you|people|always|usually|would|can|should|will|could|sometimes|often|might|if|i'd|we'd|you'd|they'd|everybody|everyone)\b/;
const ownPast = /\b(?:i|we|my|our|had|was|were|got|took)\b/;

/** Asks for a number where the user has a word for many: "[how many?] customers". Filled or not, the sentence stays one. */
function askAmounts(draft: Draft, room: number): number {
  const kept = keptWords(draft);
  const words = kept.map(({ word }) => word.word);
  let asked = 0;
  for (let at = 0; at < words.length && asked < room; at += 1) {
    const amount = amounts.find((one) => one.words.every((word, place) => words[at + place] === word));
    const noun = amount && words[at + amount.words.length];
    const first = kept[at]?.word;
    const last = amount && kept[at + amount.words.length - 1]?.word;
    if (!amount || !noun || !first || !last || !/[a-z]{3}s$/.test(noun) || uncounted.test(noun)) continue;
    if (
      /^(?:how|so|as|too|not|very|quite|it's|there's|that's|the|these|those|that|my|our|his|her|their|last|first|next|only)$/.test(
        words[at - 1] ?? '',
      )
    )
      continue;
    // "A lot of patients, like fourteen a day" has its number.
    const after = at + amount.words.length + 1;
    if (words.slice(after, after + 3).some((word) => word !== 'one' && numberWords.test(word))) continue;
    const near = words.slice(Math.max(0, at - 12), at + 8).join(' ');
    if (generic.test(near) || !ownPast.test(words.slice(Math.max(0, at - 8), at + 4).join(' '))) continue;
    if (
      /^(?:years|months|weeks|days|hours|minutes)$/.test(noun) &&
      !/^(?:after|for)$/.test(words[at - 1] ?? '')
    )
      continue;
    if (draft.log.touches(first.start, last.end) || first.isFirst) continue;
    const blank = 'how many?';
    const said = draft.text.slice(first.start, last.end);
    draft.log.add(
      `blank-${at}`,
      'blank',
      [{ start: first.start, end: last.end, blank, reply: takes('amount') }],
      [said, `[${blank}]`],
    );
    asked += 1;
  }
  return asked;
}

/** "improved a lot." asks by how much. */
const vagueGrowth =
  /\b((?:improved|increased|decreased|dropped|fell|rose|grew|went up|went down) )(a lot|quite a lot|quite a bit|a bit|significantly|massively|dramatically|considerably)(?=[.,]|$| (?:and|but|after|in|over|within)\b)/gi;
/** "The conversion went up." asks how far. */
const bareGrowth =
  /\b(?:sales|revenue|numbers|scores?|rates?|costs?|complaints|errors|conversion|calls|traffic|turnover|waste|time|times|quality|returns|mistakes|injuries|accidents)(?: \w+)? (?:improved|increased|decreased|dropped|fell|rose|went up|went down)(?=[.,]|$| (?:and|but|after)\b)/gi;
/** "It was much faster" asks how much. */
const vagueMore =
  /\b((?:was|were|became|got) )(much|a lot|way|significantly)(?= (?:faster|quicker|shorter|longer|cheaper|lower|higher|fewer|more|less|smaller|bigger)\b)/gi;
/** "He looked at it for a while": how long makes no difference there. */
const vagueTime =
  /(?<!\b(?:looked|looking|waited|waiting|thought|talked|sat|stood|quiet|stared|cried|would|could|might|can|will|i'd|we'd|you)\b[^.,!?]{0,30})\b(for )(a while|some time|a long time|quite a while|quite some time)(?=[.,]|$| (?:and|but|because|i|we)\b)/gi;

function askInPlace(
  draft: Draft,
  pattern: RegExp,
  blank: string,
  slot: BetterReply['slot'],
  room: number,
): number {
  let asked = 0;
  for (const match of draft.text.matchAll(pattern)) {
    const start = match.index + (match[1]?.length ?? 0);
    const end = start + (match[2]?.length ?? 0);
    if (asked >= room || draft.log.touches(match.index, end)) continue;
    draft.log.add(
      `blank-at-${start}`,
      'blank',
      [{ start, end, blank, reply: takes(slot) }],
      [match[2] ?? '', `[${blank}]`],
    );
    asked += 1;
  }
  return asked;
}

/** A blank behind the words, in place of none of them. */
function askAfter(draft: Draft, pattern: RegExp, blank: string, room: number): number {
  const found = [...draft.text.matchAll(pattern)].slice(0, Math.max(room, 0));
  for (const match of found) {
    const end = match.index + match[0].length;
    draft.log.add(
      `blank-after-${end}`,
      'blank',
      [{ start: end, end, blank, reply: takes('growth') }],
      ['', `[${blank}]`],
    );
  }
  return found.length;
}

/** Puts blanks where a fact of the user's would count, and says how many. Nothing is guessed: each blank is a question. */
export function askFacts(draft: Draft): number {
  let room = mostBlanks;
  room -= askInPlace(draft, vagueGrowth, 'by how much?', 'growth', room);
  room -= askInPlace(draft, vagueMore, 'how much?', 'degree', room);
  room -= askAfter(draft, bareGrowth, 'by how much?', room);
  room -= askInPlace(draft, vagueTime, 'how long?', 'span', room);
  return mostBlanks - room + askAmounts(draft, room);
}
