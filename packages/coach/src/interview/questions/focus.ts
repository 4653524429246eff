import { everydayStems } from '../../text/common-words.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import type { Candidate } from './candidates.ts';

/** What a custom interview is about: a few words or a pasted job text, read once. */
export interface Focus {
  stems: ReadonlySet<string>;
}

/** Reads a focus; words that stand in any text of working life ask for nothing. */
export function readFocus(text: string): Focus {
  const stems = new Set<string>();
  for (const token of readPassage(text.slice(0, 20_000)).tokens) {
    if (!token.isContent || token.isNumber || everydayStems.has(token.stem)) continue;
    stems.add(token.stem);
  }
  return { stems };
}

interface Stems {
  asked: ReadonlySet<string>;
  told: ReadonlySet<string>;
}
/** A candidate's stems are read once: reading an ideal answer takes longer than everything else here. */
const stemsByCandidate = new WeakMap<Candidate, Stems>();

function stemsOf(item: Candidate): Stems {
  const known = stemsByCandidate.get(item);
  if (known) return known;
  const stems = {
    asked: new Set([...item.stems, ...contentStems(readPassage(item.competency))]),
    told: new Set(contentStems(readPassage(item.ideal))),
  };
  stemsByCandidate.set(item, stems);
  return stems;
}

/** How well a question fits a focus, 0 to 1: what it asks for counts double, what a good answer speaks of once. */
export function focusFit(item: Candidate, focus: Focus): number {
  if (focus.stems.size === 0) return 0;
  const { asked, told } = stemsOf(item);
  let points = 0;
  for (const stem of focus.stems) {
    if (asked.has(stem)) points += 2;
    else if (told.has(stem)) points += 1;
  }
  return Math.min(1, points / 6);
}
