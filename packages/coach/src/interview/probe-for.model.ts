import type { AnswerScore } from '@greenroom/domain';
import { z } from 'zod';
import type { AskModel } from '../model/connect-model.ts';
import { languageTag } from '../model/in-language.ts';
import { locateQuote } from '../model/locate-quote.ts';
import { withoutOrders } from '../model/orders.ts';
import { wordProbePrompt } from '../model/prompts/word-probe.ts';
import { containment } from '../text/overlap.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { readAnswer } from './matching/read-answer.ts';
import { probeFor } from './probe-for.builtin.ts';
import { openParts } from './questions/remembered.ts';
import { remarkText } from './remark-text.ts';
import { AnswerRequest, type Probe, ProbeRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { isWithheld } from './score-answer.model.ts';

/** Somebody waits in the middle of an interview. */
const wordingBudgetMs = 8_000;
const FollowUp = z.object({
  quote: z.string().nullable(),
  gap: z.string(),
  follow_up: z.string().nullable(),
});
type FollowUp = z.infer<typeof FollowUp>;

/** Share of a coaching question's telling words that makes a follow-up the same question. */
const sameAsk = 0.8;

/** Zones of points that the built-in engine found in the answer. */
const found: ReadonlySet<string> = new Set(['seen', 'counted']);

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Asks how something turned out, and nothing else. */
const asksForResult =
  /\b(?:what (?:was|were|became) different|what (?:has |had )?changed(?=\s*\?)|how did (?:it|that|this) (?:turn out|end|go)|what (?:was|were) the (?:results?|outcome)|what happened (?:in the end|then|after(?:wards)?)(?=\s*\?)|what came of (?:it|that))\b/i;

/**
 * Whether it asks for something the answer clearly says: the outcome if the answer gives a result, or a coaching question, in nearly the
 * same words, whose point was found in the answer.
 */
function asksForSaid(text: string, { points = [], star }: AnswerScore): boolean {
  if (star.result && asksForResult.test(text)) return true;
  const stems = stemsOf(text);
  return points.some(({ zone, ask }) => found.has(zone) && containment(stemsOf(ask), stems) >= sameAsk);
}

function faultsOf(
  { quote, follow_up }: FollowUp,
  input: ProbeRequest,
  language: string,
  base: AnswerScore,
): string[] {
  if (follow_up === null) return [];
  const text = follow_up.trim();
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < 5 || words > 45 || /\n/.test(text)) return ['write one question of 6 to 35 words'];
  if (!/[?？]$/.test(text)) return ['end on a question mark'];
  if (remarkText(text, language) === '') return [`write one friendly question in ${language}`];
  if (quote?.trim() && !locateQuote(quote, input.answer ?? ''))
    return ['the quote does not stand in the ANSWER'];
  if (asksForSaid(text, base)) return ['the ANSWER says that already'];
  const known = `${input.question} ${input.answer}`;
  return numbersIn(text).every((number) => known.includes(number)) ? [] : ['use no number that was not said'];
}

/** The coaching questions of the points that were written with the question, or of those that are authored for it. */
function asksOf(input: ReturnType<typeof ProbeRequest.parse>): string[] {
  if (input.points?.length) return input.points.map(({ ask }) => withoutOrders(ask).text);
  const { prepared } = readAnswer(AnswerRequest.parse(input), readPassage(''));
  return prepared.points.map(({ point }) => point.ask);
}

/** As `probeFor`: the model chooses what to ask from what it heard, and words it. Null when nothing is left to ask. */
export async function probeForByModel(model: AskModel, request: ProbeRequest): Promise<Probe | null> {
  const read = ProbeRequest.safeParse(request ?? {});
  const input = read.success ? read.data : ProbeRequest.parse({});
  const shown = withoutOrders(input.answer).text;
  const base = scoreAnswerNow(input);
  if (isWithheld(base) || shown.trim() === '') return null;
  const asks = asksOf(input);
  const language = model.language ?? 'English';
  const outcome = await model.ask({
    prompt: wordProbePrompt,
    schema: FollowUp,
    parts: [
      { label: 'LANGUAGE', text: 'English' },
      { label: 'ROLE', text: withoutOrders(input.jobRole.slice(0, 200)).text },
      { label: 'QUESTION', text: withoutOrders(input.question.slice(0, 2_000)).text },
      ...(asks.length > 0 ? [{ label: 'KEY POINTS', text: asks.join('\n') }] : []),
      ...openParts(input.open ?? []),
      { label: 'ANSWER', text: shown },
    ],
    check: (followUp) => faultsOf(followUp, input, language, base),
    budgetMs: wordingBudgetMs,
    maxOutputTokens: 400,
  });
  if (!outcome.ok) return probeFor(request);
  const { quote, gap, follow_up } = outcome.value;
  if (follow_up === null) return null;
  const at = locateQuote(quote, input.answer) ?? { quote: '', start: 0, end: 0 };
  const engine = model.engineOf(wordProbePrompt);
  return {
    gap: gap.trim().slice(0, 80),
    text: follow_up.trim(),
    ...at,
    ...languageTag(model.language),
    engine,
  };
}
