import { traceFacts } from '../facts/trace-facts.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';

/** Feelings and outcomes that make an answer sound better, and that only its speaker can know of. */
const colors = new Set(
  'grateful thankful happy glad pleased satisfied calm calmly proud proudly confident confidently excited delighted impressed relieved appreciated praised thrilled enthusiastic passionate dedicated motivated success successful successfully smoothly improved improvement better increased decreased reduced grew doubled professional professionally amazing excellent'
    .split(' ')
    .map(stemOf),
);
/** Somebody who did something; "I think" and "I guess" did nothing. */
const doer = /\bI(?!\s+(?:think|guess|mean|suppose|believe|feel like|would say|don['’]t know))\b/i;

/** So many telling words that only the sample has are borrowed from it. */
const fewestBorrowed = 3;

const stemsOf = (text: string) => new Set(readPassage(text).tokens.map(({ stem }) => stem));

/**
 * Whether a model's rewrite adds something to the answer: a figure, a name or a claim that it lacks, a feeling or an outcome that it
 * doesn't tell, deeds of "I" where the answer only says "we", or what only the sample says: the ideal answer and the key points, which
 * the model has read.
 */
export function rewriteAdds(rewrite: string, answer: string, sample = ''): boolean {
  if (traceFacts({ text: rewrite, sources: [answer] }).length > 0) return true;
  if (doer.test(rewrite) && !doer.test(answer) && /\b(?:we|our)\b/i.test(answer)) return true;
  const told = stemsOf(answer);
  const own = rewrite.replace(/\[[^\]]*\]/g, ' ');
  if ([...stemsOf(own)].some((stem) => colors.has(stem) && !told.has(stem))) return true;
  const sampled = new Set(contentStems(readPassage(sample)));
  const fresh = contentStems(readPassage(own)).filter((stem) => sampled.has(stem) && !told.has(stem));
  return new Set(fresh).size >= fewestBorrowed;
}
