import {
  importances,
  jobCounts,
  jobLimits,
  modelNotice,
  type ReadJobAdOutput,
  type RequirementDraft,
  requirementKinds,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import { figureKeys } from '../facts/read-numbers.ts';
import type { AskModel } from '../model/connect-model.ts';
import { locateQuote } from '../model/locate-quote.ts';
import { withoutOrders } from '../model/orders.ts';
import { readJobAdPrompt } from '../model/prompts/read-job-ad.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { stemOf } from '../text/stem.ts';
import { moved, placeIn } from './read-ad.builtin.ts';

const budgetMs = 35_000;
const longestName = 80;

const Written = z.object({
  is_ad: z.boolean(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  place: z.string().nullable(),
  requirements: z.array(
    z.object({
      quote: z.string(),
      name: z.string(),
      importance: z.enum(importances),
      kind: z.enum(requirementKinds),
    }),
  ),
});
type Written = z.infer<typeof Written>;

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map(stemOf);

/** A short name that the line bears out, or the line itself. */
function nameOf(written: string, quote: string): string {
  const name = evenSpaces(written).replace(/[.;:,]+$/, '');
  const said = new Set(wordsOf(quote));
  const words = wordsOf(name);
  const figures = figureKeys(quote);
  const isBorneOut =
    words.length > 0 &&
    name.length <= longestName &&
    words.every((word) => said.has(word)) &&
    [...figureKeys(name)].every((figure) => figures.has(figure));
  return isBorneOut ? name : evenSpaces(quote);
}

/** A list item of one or two words, such as "SQL", which is too short to be told from the same word elsewhere. */
function wholeLine(quote: string, ad: string) {
  const wanted = evenSpaces(quote).replace(/^[^\p{L}\p{N}]+|[.;,]+$/gu, '');
  if (wanted.length < 2 || !ad.includes(wanted)) return undefined;
  const lines = new RegExp(
    `^[^\\p{L}\\p{N}\\n]*(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})[.;,]?[ \\t]*$`,
    'mu',
  );
  const match = lines.exec(ad);
  const start = match ? match.index + match[0].indexOf(wanted) : -1;
  return match ? { quote: wanted, start, end: start + wanted.length } : undefined;
}

/** What the model read, as far as it stands in the ad word for word; each place once, in the ad's order. */
function requirementsIn(ad: string, written: Written): RequirementDraft[] {
  const taken = new Set<number>();
  return written.requirements
    .flatMap(({ quote, name, importance, kind }) => {
      const at = locateQuote(quote, ad) ?? wholeLine(quote, ad);
      if (!at || at.quote.length > jobLimits.line || taken.has(at.start)) return [];
      const given = nameOf(name, at.quote);
      if (given === '' || given.length > jobLimits.requirementName) return [];
      taken.add(at.start);
      return [{ name: given, line: at.quote, start: at.start, end: at.end, importance, kind }];
    })
    .sort((a, b) => a.start - b.start)
    .slice(0, jobCounts.requirements);
}

/**
 * As `readJobAd`, read by a model, in any language. Each line, the title, the company and the place stand in the ad word for
 * word, and a name says nothing that its line doesn't. Where the model fails or finds nothing, the built-in reading with a notice.
 */
export async function readAdByModel(
  model: AskModel,
  builtIn: Coach,
  request: { ad: string },
): Promise<ReadJobAdOutput> {
  const base = await builtIn.readJobAd(request);
  const start = base.readStart ?? 0;
  const ad = request.ad.slice(start, start + jobLimits.adRead);
  const inAd = (value: string | null) => {
    const found = placeIn(ad, value);
    return found && moved(found, start);
  };
  const outcome = await model.ask({
    prompt: readJobAdPrompt,
    schema: Written,
    parts: [{ label: 'AD', text: withoutOrders(ad).text }],
    budgetMs,
    maxOutputTokens: 6_000,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const written = outcome.value;
  const requirements = written.is_ad ? requirementsIn(ad, written).map((one) => moved(one, start)) : [];
  // A reader who finds no line of an ad that plainly is one has read something else.
  if (requirements.length === 0 && (written.is_ad || base.isAd))
    return { ...base, notice: modelNotice('bad_output') };
  return {
    ...base,
    isAd: requirements.length > 0,
    title: inAd(written.title) ?? base.title,
    company: inAd(written.company) ?? base.company,
    place: inAd(written.place) ?? base.place,
    requirements,
    engine: model.engineOf(readJobAdPrompt),
  };
}
