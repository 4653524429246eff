import { traceFacts } from '../facts/trace-facts.ts';
import { readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';

/** Feelings and outcomes that make an answer sound better, and that only its speaker can know of. */
const colors = new Set(
  'grateful thankful happy glad pleased satisfied calm calmly proud proudly confident confidently excited delighted impressed relieved appreciated praised thrilled enthusiastic passionate dedicated motivated success successful successfully smoothly improved improvement better increased decreased reduced grew doubled professional professionally amazing excellent'
    .split(' ')
    .map(stemOf),
);
/** Somebody who did something; "I think" and "I guess" did nothing. */
const doer = /\bI(?!\s+(?:think|guess|mean|suppose|believe|feel like|would say|don['’]t know))\b/i;

const stemsOf = (text: string) => new Set(readPassage(text).tokens.map(({ stem }) => stem));

/**
 * Whether a model's rewrite adds something to the answer: a figure, a name or a claim that it lacks, a feeling or an outcome that it
 * doesn't tell, or deeds of "I" where the answer only says "we".
 */
export function rewriteAdds(rewrite: string, answer: string): boolean {
  if (traceFacts({ text: rewrite, sources: [answer] }).length > 0) return true;
  if (doer.test(rewrite) && !doer.test(answer) && /\b(?:we|our)\b/i.test(answer)) return true;
  const told = stemsOf(answer);
  return [...stemsOf(rewrite.replace(/\[[^\]]*\]/g, ' '))].some(
    (stem) => colors.has(stem) && !told.has(stem),
  );
}
