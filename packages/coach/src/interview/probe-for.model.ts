import { z } from 'zod';
import type { AskModel } from '../model/connect-model.ts';
import { languageTag } from '../model/in-language.ts';
import { withoutOrders } from '../model/orders.ts';
import { wordProbePrompt } from '../model/prompts/word-probe.ts';
import { probeFor } from './probe-for.builtin.ts';
import { type Probe, ProbeRequest } from './requests.ts';

/** Somebody waits in the middle of an interview. */
const wordingBudgetMs = 8_000;
const Wording = z.object({ follow_up: z.string() });

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

function faultsOf(text: string, known: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < 5 || words > 45 || /\n/.test(text.trim())) return ['write one question of 6 to 35 words'];
  if (!text.trim().endsWith('?')) return ['end on a question mark'];
  return numbersIn(text).every((number) => known.includes(number)) ? [] : ['use no number that was not said'];
}

/** As `probeFor`: the built-in engine finds the gap and the words it goes back to, the model words the question. */
export async function probeForByModel(model: AskModel, request: ProbeRequest): Promise<Probe | null> {
  const probe = await probeFor(request);
  if (!probe) return null;
  const input = ProbeRequest.parse(request);
  const outcome = await model.ask({
    prompt: wordProbePrompt,
    schema: Wording,
    parts: [
      { label: 'LANGUAGE', text: 'English' },
      { label: 'QUESTION', text: withoutOrders(input.question.slice(0, 2_000)).text },
      { label: 'ANSWER', text: withoutOrders(input.answer).text },
      { label: 'GAP', text: probe.gap },
      { label: 'FOLLOW-UP', text: probe.text },
    ],
    check: ({ follow_up }) => faultsOf(follow_up, `${input.question} ${input.answer} ${probe.text}`),
    budgetMs: wordingBudgetMs,
    maxOutputTokens: 300,
  });
  if (!outcome.ok) return probe;
  const text = outcome.value.follow_up.trim();
  return { ...probe, text, ...languageTag(model.language), engine: model.engineOf(wordProbePrompt) };
}
