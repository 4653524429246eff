import type { BankEntry } from '../../content/bank.ts';
import { everydayStems } from '../../text/common-words.ts';
import { contentStems, readPassage } from '../../text/passage.ts';

const namedWords = 6;

/** What a custom interview is about: a few words or a pasted job text, read once. */
export interface Focus {
  stems: ReadonlySet<string>;
  /** The first word of the text for each stem. */
  words: ReadonlyMap<string, string>;
}

/** Reads a focus; words that stand in any text of working life ask for nothing. */
export function readFocus(text: string): Focus {
  const words = new Map<string, string>();
  for (const token of readPassage(text.slice(0, 20_000)).tokens) {
    if (!token.isContent || token.isNumber || everydayStems.has(token.stem)) continue;
    if (!words.has(token.stem)) words.set(token.stem, token.word);
  }
  return { stems: new Set(words.keys()), words };
}

function stemsOf(item: BankEntry): { asked: Set<string>; told: Set<string> } {
  const asked = new Set([...item.stems, ...contentStems(readPassage(item.question.competency))]);
  return { asked, told: new Set(contentStems(readPassage(item.question.ideal))) };
}

/** How well a question fits a focus, 0 to 1: what it asks for counts double, what a good answer speaks of once. */
export function focusFit(item: BankEntry, focus: Focus): number {
  if (focus.stems.size === 0) return 0;
  const { asked, told } = stemsOf(item);
  let points = 0;
  for (const stem of focus.stems) {
    if (asked.has(stem)) points += 2;
    else if (told.has(stem)) points += 1;
  }
  return Math.min(1, points / 6);
}

/** The words of the focus that the chosen questions take up, those that most of them take up first. */
function wordsUsed(focus: Focus, chosen: readonly BankEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const item of chosen) {
    const { asked, told } = stemsOf(item);
    for (const stem of focus.stems) {
      if (asked.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 3);
      else if (told.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, namedWords)
    .flatMap(([stem]) => focus.words.get(stem) ?? []);
}

/** What a set took from the focus, in a sentence; null when there was none. */
export function focusNote(focus: Focus, chosen: readonly BankEntry[], isGiven: boolean): string | null {
  if (!isGiven) return null;
  const used = wordsUsed(focus, chosen);
  if (used.length === 0) return 'Nothing in our questions fits your focus, so the set is a general one.';
  return `From your focus we used: ${used.join(', ')}.`;
}
