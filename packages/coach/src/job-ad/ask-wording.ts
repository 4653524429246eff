/** How a sentence says "must" or "nice to have". */

const niceCues =
  /\b(?:nice[ -]to[ -]have|preferred|preferably|preference|a (?:big |huge |strong |definite |real )?plus|bonus|desirable|desired|advantageous|an? (?:added )?advantage|an asset|ideally|optional|not required|good to have|would be (?:great|nice|helpful|beneficial|useful)|is helpful|are helpful|beneficial)\b/gi;
const mustCues =
  /\b(?:must|(?<!as )required|requires?|requirement|mandatory|essential|minimum|at least|need|(?<!as )needed|(?<!as )necessary(?! (?!skills|experience|knowledge|for\b|to\b)\p{L}))\b/giu;

const positions = (text: string, cues: RegExp) =>
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

/** What a sentence says of the words at `at`: the nearest cue decides; null when there is none near. */
export function wordingAt(whole: string, position: number): Wording | null {
  const from = Math.max(0, position - cueReach);
  const sentence = whole.slice(from, position + cueReach);
  const at = position - from;
  let best: { distance: number; wording: Wording } | null = null;
  const isApart = wantsAhead.test(whole);
  const weigh = (found: { at: number; end: number; cue: string }[], importance: Wording['importance']) => {
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
  weigh(positions(sentence, niceCues), 'nice-to-have');
  weigh(positions(sentence, mustCues), 'must-have');
  return (best as { wording: Wording } | null)?.wording ?? null;
}
