import type { ModelNoticeCode } from '@greenroom/domain';
import { classifyFailure, type Failure } from './classify-failure.ts';
import { fenceParts } from './fence.ts';
import type { OpenModel } from './provider.ts';
import { salvage } from './salvage.ts';
import { instructionsOf, type Outcome, type StructuredCall, samplingOf, usageOf } from './structured-call.ts';

const mostAttempts = 3;
/** With less than this left, another attempt is not worth beginning. */
const leastLeftMs = 250;
const answerAgain = 'Answer again with a corrected JSON object only.';

const longestShown = 6_000;

/** A model that says in prose that it won't: asking again would not change its mind. */
const isRefusal = (text: string) =>
  text.length < 600 &&
  !/[{[]/.test(text) &&
  /\b(?:i(?:['’]m| am) (?:sorry|unable|not able)|i (?:can(?:not|['’]t)|won['’]t|must decline)|as an ai\b)/i.test(
    text,
  );

/** The answer that has faults, for the model to mend. Its own words are fenced as data like all others. */
const lastAnswer = (text: string) =>
  text.trim() === '' ? [] : [fenceParts([{ label: 'YOUR LAST ANSWER', text: text.slice(0, longestShown) }])];

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const backoffMs = (attempt: number) => Math.min(4_000, 400 * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2);

type Attempt<T> =
  | { kind: 'value'; value: T; text: string }
  | { kind: 'unusable'; fault: string; text: string }
  | { kind: 'failed'; failure: Failure };

async function attempt<T>(
  { sdk, model }: OpenModel,
  call: StructuredCall<T>,
  prompt: string,
  timeoutMs: number,
): Promise<Attempt<T>> {
  try {
    const result = await sdk.generateText({
      model,
      instructions: instructionsOf(call),
      prompt,
      output: sdk.Output.object({ schema: call.schema, name: call.name }),
      // Ours: the library would sit out a long Retry-After and hide the 429.
      maxRetries: 0,
      timeout: Math.max(1, timeoutMs),
      maxOutputTokens: call.maxOutputTokens,
      ...samplingOf(call),
    });
    call.onUsage?.(usageOf(result.totalUsage));
    return { kind: 'value', value: result.output, text: result.text };
  } catch (error) {
    const failure = classifyFailure(sdk, error);
    if (!sdk.NoObjectGeneratedError.isInstance(error) || failure.code !== 'bad_output')
      return { kind: 'failed', failure };
    call.onUsage?.(usageOf(error.usage));
    const text = error.text ?? '';
    const value = text ? await salvage(text, call.schema) : undefined;
    if (value !== undefined) return { kind: 'value', value, text };
    if (isRefusal(text)) return { kind: 'failed', failure: { code: 'declined', isWorthRetrying: false } };
    const isCut = error.finishReason === 'length';
    const fault = isCut
      ? 'Your answer was cut off. Be much shorter.'
      : 'Your answer did not match the schema.';
    return { kind: 'unusable', fault, text };
  }
}

/**
 * Asks a model for a value of a shape. One time budget holds everything; failures of the provider are retried within it, an
 * answer that cannot be used is asked for once more with its fault named. Never throws.
 */
export async function runStructured<T>(open: OpenModel, call: StructuredCall<T>): Promise<Outcome<T>> {
  const endsAt = Date.now() + call.budgetMs;
  const left = () => endsAt - Date.now();
  let code: ModelNoticeCode = 'timeout';
  let prompt = call.prompt;
  let isAskedAgain = false;
  for (let number = 1; number <= mostAttempts && left() > leastLeftMs; number += 1) {
    const tried = await attempt(open, call, prompt, Math.min(call.attemptMs, left()));
    if (tried.kind === 'failed') {
      code = tried.failure.code;
      const waitMs = tried.failure.waitMs ?? backoffMs(number);
      // A wait beyond the budget is not sat out: the built-in engine answers now.
      if (!tried.failure.isWorthRetrying || number === mostAttempts || waitMs > left() - 500) break;
      await pause(waitMs);
      continue;
    }
    const faults = tried.kind === 'value' ? (call.check?.(tried.value) ?? []) : [tried.fault];
    if (tried.kind === 'value' && faults.length === 0) return { ok: true, value: tried.value };
    code = 'bad_output';
    if (isAskedAgain) break;
    isAskedAgain = true;
    prompt = [
      call.prompt,
      ...lastAnswer(tried.text),
      `Faults of your last answer: ${faults.slice(0, 5).join('; ')}. ${answerAgain}`,
    ].join('\n\n');
  }
  return { ok: false, code };
}
