import type { BetterReply } from './better-contract.ts';
import { lead, lowered, type ReplyPlace, wordsOf } from './reply-text.ts';
import { units } from './reply-words.ts';

const about =
  '(?:(?:about|around|roughly|over|nearly|almost|maybe|probably|more than|less than|at least|up to|close to|some|only|just) )*';
const figure =
  '(?:[$€£]?\\d[\\d.,]*\\d?\\s?(?:%|k|m|x)?|(?:a )?(?:half|third|quarter|dozen|hundred|thousand|million)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?: (?:percent|hundred|thousand|million|dozen|points|times|to [\\d.]+\\s?%?))*';
const quantity = new RegExp(`^${about}${figure}(?: or so)?(?=\\s|$|[.,])`, 'i');

/** A number for a blank inside a sentence; null where the reply has none there, or says more than the place takes. */
export function asAmount(
  reply: string,
  slot: BetterReply['slot'],
  { before, next }: ReplyPlace,
): string | null {
  let text = reply
    .trim()
    .replace(/[.!]+$/, '')
    .replace(lead, '')
    .replace(/^it(?:'|’)?s\s/i, '');
  const last = wordsOf(before).at(-1) ?? '';
  if (/^(?:for|by)$/.test(last)) text = text.replace(new RegExp(`^${last}\\s+`, 'i'), '');
  if (slot === 'growth') {
    if (/^from\s.*\d.*\sto\s/i.test(text)) return text;
    text = text.replace(/^by\s+/i, '');
  }
  if (slot === 'degree') text = text.replace(/^by\s+/i, '');
  const found =
    (slot === 'span' && /^(?:an?|half an?) (?:\w+ )?\w+/i.exec(text)?.[0]) || quantity.exec(text)?.[0];
  if (!found) return null;
  const rest = wordsOf(text.slice(found.length));
  const follows = wordsOf(next)[0] ?? '';
  const isUnit = units.test(rest[0] ?? '') && rest.length === 1;
  if (slot === 'span') {
    const isWhole = units.test(wordsOf(found).at(-1) ?? '') && rest.length === 0;
    return isUnit || isWhole ? lowered(text) : null;
  }
  if (slot === 'growth') return rest.length <= 1 ? `by ${lowered(text)}` : null;
  if (slot === 'degree') return isUnit || rest.length === 0 ? text : rest[0] === follows ? found : null;
  return rest.length === 0 || rest.length === 1 || rest[0] === follows ? lowered(found) : null;
}
