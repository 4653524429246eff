/** How a sentence says "must" or "nice to have". */

const niceCues =
  /\b(?:nice[ -]to[ -]have|preferred|preferably|preference|a (?:big |huge |strong |definite |real )?plus|bonus|desirable|desired|advantageous|an? (?:added )?advantage|an asset|ideally|optional|not required|good to have|would be (?:great|nice|helpful|beneficial|useful)|is helpful|are helpful|beneficial)\b/gi;
const mustCues =
  /\b(?:must|(?<!as )required|requires?|requirement|mandatory|essential|minimum|at least|need|(?<!as )needed|(?<!as )necessary(?! (?!skills|experience|knowledge|for\b|to\b)\p{L}))\b/giu;

interface Cue {
  at: number;
  end: number;
  cue: string;
}

const positions = (text: string, cues: RegExp): Cue[] =>
  [...text.matchAll(cues)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    cue: match[0],
  }));

export interface Wording {
  importance: 'must-have' | 'nice-to-have';
  cue: string;
}

/** Speaks of what comes behind it: "sales, preferably in a bakery". */
const onlyAhead = /^(?:preferably|ideally)$/i;
/** Speaks of what stands in front of it. */
const onlyBehind = /^(?:an? .*(?:plus|advantage|asset)|would be \w+|(?:is|are) helpful)$/i;
/** In a line that opens with what is asked for, a plus is only what the last clause names: "Knowledge of Git, SQL, JIRA a plus". */
const wantsAhead =
  /^(?:(?:an? )?(?:strong|solid|basic|good|deep|working|proven) )*(?:understanding|knowledge|experience|proficien\w+|familiar\w*|command|minimum)\b/i;

/** A cue further away than this speaks of something else; a text without full stops is one long sentence. */
const cueReach = 600;

interface Cues {
  text: string;
  nice: readonly Cue[];
  must: readonly Cue[];
}

/** The cues of the sentence that was read last: its words are asked about one after the other. */
let lastRead: Cues = { text: '', nice: [], must: [] };

function cuesOf(text: string): Cues {
  if (lastRead.text !== text)
    lastRead = { text, nice: positions(text, niceCues), must: positions(text, mustCues) };
  return lastRead;
}

/** The cues within reach of a position, by bisection: a long list has thousands. */
function near(cues: readonly Cue[], position: number): readonly Cue[] {
  const first = (from: number) => {
    let [low, high] = [0, cues.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cues[middle]?.at ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return cues.slice(first(position - cueReach), first(position + cueReach));
}

/** What a sentence says of the words at `at`: the nearest cue decides; null when there is none near. */
export function wordingAt(sentence: string, at: number): Wording | null {
  let best: { distance: number; wording: Wording } | null = null;
  const isApart = wantsAhead.test(sentence);
  const weigh = (found: readonly Cue[], importance: Wording['importance']) => {
    for (const one of found) {
      if (onlyAhead.test(one.cue) && at < one.at) continue;
      const between = at < one.at ? sentence.slice(at, one.at) : sentence.slice(one.end, at);
      if (isApart && onlyBehind.test(one.cue) && at < one.at && /,/.test(between)) continue;
      // A cue speaks for its own clause first: "Python required, Go a plus".
      const distance =
        between.length + 60 * (between.match(/[,;:]/g)?.length ?? 0) * (importance === 'must-have' ? 1 : 0.5);
      if (!best || distance < best.distance) best = { distance, wording: { importance, cue: one.cue } };
    }
  };
  const { nice, must } = cuesOf(sentence);
  weigh(near(nice, at), 'nice-to-have');
  weigh(near(must, at), 'must-have');
  return (best as { wording: Wording } | null)?.wording ?? null;
}
