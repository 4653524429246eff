import { families } from '../content/catalog.ts';
import type { RoleFamily } from '../content/schema.ts';
import { jaccard } from '../text/overlap.ts';
import { readPassage } from '../text/passage.ts';
import { StemIndex } from '../text/stem-index.ts';

/** Below this, the bank has no questions for the role, and says so. */
const threshold = 0.5;

/** Words of a title that say how senior or where, and not which trade. */
const decoration = new Set(
  'senior junior lead principal staff chief head entry level mid experienced trainee intern internship graduate associate deputy remote hybrid part full time ii iii iv i sr jr assistant of the a an and for in at with'.split(
    ' ',
  ),
);

const shortForms = new Map(
  Object.entries({
    dev: 'developer',
    devs: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    exec: 'executive',
    mgr: 'manager',
    rep: 'representative',
    reps: 'representative',
    admin: 'administrator',
    asst: 'assistant',
    fe: 'frontend',
    swe: 'software engineer',
    pm: 'project manager',
    po: 'product owner',
  }),
);

export interface RoleMatch {
  /** The family whose questions fit; undefined when none fits well enough. */
  family: RoleFamily | undefined;
  confidence: number;
}

interface Known {
  family: RoleFamily;
  titles: readonly ReadonlySet<string>[];
  signals: ReadonlySet<string>;
}

function stemsOf(text: string): string[] {
  const spelled = text
    .slice(0, 20_000)
    .replace(/[A-Za-z]+/g, (word) => shortForms.get(word.toLowerCase()) ?? word);
  return readPassage(spelled).tokens.flatMap((token) => (decoration.has(token.word) ? [] : [token.stem]));
}

const known: readonly Known[] = families.map((family) => ({
  family,
  titles: [family.title, ...family.titles].map((title) => new Set(stemsOf(title))),
  signals: new Set(family.signals.flatMap(stemsOf)),
}));

const vocabulary = new StemIndex(
  readPassage(families.flatMap((family) => [family.title, ...family.titles]).join('. ')),
);

/** The word of a known title that a misspelt one stands for. */
function knownStem(stem: string): string {
  const hit = stem.length >= 5 ? vocabulary.find(stem) : undefined;
  return hit && hit.strength > 0.8 ? hit.stem : stem;
}

function titleFit(stems: ReadonlySet<string>, title: ReadonlySet<string>): number {
  if (title.size === 0) return 0;
  let shared = 0;
  for (const stem of title) if (stems.has(stem)) shared += 1;
  const whole = shared / title.size;
  // Every word of a known title stands in the role: more words around it cost little.
  return whole === 1 ? 0.75 + 0.25 * jaccard(stems, title) : 0.8 * jaccard(stems, title);
}

function signalFit(stems: ReadonlySet<string>, signals: ReadonlySet<string>): number {
  let hits = 0;
  for (const stem of signals) if (stems.has(stem)) hits += 1;
  return Math.min(0.6, hits * 0.22);
}

/** The role family for a free-typed title or a pasted job text. Deterministic; ties go to the earlier family. */
export function inferRole(jobRole: string, jobText = ''): RoleMatch {
  const title = new Set(stemsOf(jobRole.slice(0, 400)).map(knownStem));
  const text = new Set(stemsOf(jobText));
  let best: RoleMatch = { family: undefined, confidence: 0 };
  for (const { family, titles, signals } of known) {
    const byTitle = Math.max(0, ...titles.map((known) => titleFit(title, known)));
    const bySignals = Math.min(0.6, signalFit(title, signals) + signalFit(text, signals));
    const confidence = Math.max(byTitle, bySignals, byTitle === 0 ? 0 : byTitle + bySignals / 3);
    if (confidence > best.confidence) best = { family, confidence };
  }
  const confidence = Math.min(1, best.confidence);
  return confidence >= threshold
    ? { ...best, confidence }
    : { family: undefined, confidence: best.confidence };
}
