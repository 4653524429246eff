import type { ResumeChange, ResumeDocument } from '@greenroom/domain';
import { because, type ChangeReason } from './change-reason.ts';
import { actionVerbs, emptyPhrase, nominalPast, pastOf, tighter, weakOpenings } from './wording-words.ts';

interface Edit extends ChangeReason {
  kind: ResumeChange['kind'];
}

export interface Rewritten {
  text: string;
  edits: Edit[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const otherGerund = /(?:,| and| or) \w+ing\b/i;

/** "Responsible for managing X" as "Managed X", "in charge of the maintenance of Y" as "Maintained Y". */
function withVerb(text: string): Rewritten | null {
  const weak = weakOpenings.find((one) => one.canDrop && one.opening.test(text));
  if (!weak) return null;
  const opening = weak.opening.exec(text)?.[0].trim() ?? weak.name;
  const rest = text
    .slice(text.length - text.replace(weak.opening, '').length)
    .replace(/^the (?=\p{L}+ of\b)/iu, '');
  const first = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
  const after = rest.slice(first.length);
  const reason = `“${capital(opening)}” hides what you did. Start with the verb.`;
  const edited = (words: string): Rewritten => ({ text: words, edits: [{ kind: 'verb', reason }] });
  const nominal = nominalPast[first.toLowerCase()];
  // Who is in charge of the production may not produce.
  if (nominal && /charge|accountable/i.test(opening)) return null;
  if (nominal) return /^ of /.test(after) ? edited(`${nominal}${after.slice(3)}`) : null;
  if (/ing$/i.test(first)) {
    const past = pastOf(first);
    // Two activities in one line: turning one into a verb would leave the other hanging.
    if (!past || otherGerund.test(after)) return null;
    return edited(`${past}${after.replace(/^ of /, ' ')}`);
  }
  // Before a noun no verb says the same: what it was, only the person knows.
  return actionVerbs.has(first.toLowerCase()) ? edited(capital(rest)) : null;
}

/** "I led the team" as "Led the team". */
function withoutPronoun(text: string): Rewritten | null {
  const match = /^I (?:have |also |then |successfully )*(\p{L}+)\b/u.exec(text);
  const verb = match?.[1]?.toLowerCase() ?? '';
  if (!match || !(actionVerbs.has(verb) || /[^e]ed$/.test(verb))) return null;
  const rest = capital(text.slice(match[0].length - (match[1] as string).length));
  return { text: rest, edits: [{ kind: 'wording', ...because('no-pronoun') }] };
}

function tightened(text: string): Rewritten {
  const edits: Edit[] = [];
  let short = text.replace(/(?<!\p{L})(\p{Ll}{2,})[ \t]+\1(?!\p{L})/gu, (whole, word: string) => {
    if (/^(?:had|that)$/i.test(word)) return whole;
    edits.push({ kind: 'wording', reason: `“${word}” was there twice.` });
    return word;
  });
  for (const [long, plain] of tighter) {
    const found = short.match(long)?.[0];
    if (!found) continue;
    short = short.replace(long, plain).replace(/ {2,}/g, ' ').trim();
    const put = plain === '' ? '' : found.replace(new RegExp(long.source, 'i'), plain).trim();
    edits.push({
      kind: 'wording',
      reason: put
        ? `Shorter: “${put}” for “${found.trim()}”.`
        : `You don't need “${found.replace(/^, /, '').trim()}”.`,
    });
  }
  return { text: capital(short), edits };
}

/** One line with stronger verbs and fewer words, and the same facts. Numbers and names stay as they are. */
export function rewriteBullet(line: string): Rewritten {
  const first = withVerb(line) ?? withoutPronoun(line) ?? { text: line, edits: [] };
  const second = tightened(first.text);
  return { text: second.text, edits: [...first.edits, ...second.edits] };
}

/** A line that is no bullet is only tightened. */
export const rewriteProse = (line: string): Rewritten => tightened(line);

const droppable = weakOpenings.filter((one) => one.canDrop);
const bulletMark = /^[\s\p{P}\p{S}]+/u;

/**
 * How many words a document has without headings, filler and weak openings, so that dropping filler makes no resume shorter.
 * Linear.
 */
export function wordsOfDocument({ text, headings }: Pick<ResumeDocument, 'text' | 'headings'>): number {
  const known = new Set(headings.map((heading) => heading.text.toLowerCase()));
  let count = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (known.has(line.replace(/\s*:$/, '').toLowerCase()) || emptyPhrase.test(line)) continue;
    const { text: short } = rewriteBullet(line.replace(bulletMark, ''));
    const bare = droppable.reduce((rest, one) => rest.replace(one.opening, ''), short);
    count += bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return count;
}
