import type { ModelNoticeCode } from '@greenroom/domain';
import { classifyFailure } from './classify-failure.ts';
import { OverlongAnswer } from './guarded-fetch.ts';
import type { OpenModel } from './provider.ts';
import { longestOutput, salvage } from './salvage.ts';
import { instructionsOf, type Outcome, type StructuredCall, samplingOf, usageOf } from './structured-call.ts';

export interface StreamedCall<T> extends StructuredCall<T> {
  /** What has arrived so far, unchecked: for progress alone. */
  onPartial: (partial: unknown) => void;
  /** The longest wait for the first words, and between two pieces, in milliseconds. */
  firstMs: number;
  chunkMs: number;
}

/** The text is read again once it has grown by this share: each reading begins at its start. */
const growth = 0.1;

/** The library's shape of an answer, read now and then instead of at every piece: a long stream would hold up everybody. */
function sparsely<T>(sdk: OpenModel['sdk'], call: StructuredCall<T>) {
  const whole = sdk.Output.object({ schema: call.schema, name: call.name });
  let read = 0;
  const parsePartialOutput: typeof whole.parsePartialOutput = async (given) => {
    if (given.text.length < read * (1 + growth)) return undefined;
    read = given.text.length;
    return whole.parsePartialOutput(given);
  };
  return { ...whole, parsePartialOutput };
}

/**
 * As `runStructured`, in one attempt whose pieces are reported as they arrive. Only the finished value tells success: a stream
 * that stalls or is cut ends quietly.
 */
async function streamStructured<T>(open: OpenModel, call: StreamedCall<T>): Promise<Outcome<T>> {
  const { sdk, model } = open;
  const stop = new AbortController();
  // The library's own guard begins with the response's headers; a server that never sends them needs this one.
  const firstByte = setTimeout(() => stop.abort(new DOMException('too late', 'TimeoutError')), call.firstMs);
  let streamError: unknown;
  let length = 0;
  try {
    const result = sdk.streamText({
      model,
      instructions: instructionsOf(call),
      prompt: call.prompt,
      output: sparsely(sdk, call),
      maxRetries: 0,
      maxOutputTokens: call.maxOutputTokens,
      ...samplingOf(call),
      abortSignal: stop.signal,
      timeout: { totalMs: call.budgetMs, chunkMs: call.chunkMs },
      // Thoughts before the answer are signs of life too; the library's own `start` is none.
      onChunk: ({ chunk }) => {
        if (chunk.type !== 'text-delta' && chunk.type !== 'reasoning-delta') return;
        if (chunk.text !== '') clearTimeout(firstByte);
        length += chunk.text.length;
        if (length > longestOutput) stop.abort(new OverlongAnswer());
      },
      onError: ({ error }) => {
        streamError ??= error;
      },
    });
    for await (const partial of result.partialOutputStream) call.onPartial(partial);
    const value = await result.output;
    call.onUsage?.(usageOf(await result.totalUsage));
    return (call.check?.(value) ?? []).length === 0 ? { ok: true, value } : { ok: false, code: 'bad_output' };
  } catch (error) {
    const text = sdk.NoObjectGeneratedError.isInstance(error) ? (error.text ?? '') : '';
    const saved = text && streamError === undefined ? await salvage(text, call.schema) : undefined;
    if (saved !== undefined && (call.check?.(saved) ?? []).length === 0) return { ok: true, value: saved };
    const cause = streamError ?? (stop.signal.aborted ? stop.signal.reason : error);
    return { ok: false, code: classifyFailure(sdk, cause).code };
  } finally {
    clearTimeout(firstByte);
    stop.abort();
  }
}

/** Failures that may be over a moment later; a provider that is too busy says how long. */
const passingFaults: readonly ModelNoticeCode[] = ['fault', 'unreachable'];
const againAfterMs = 400;

/** As `streamStructured`, and once more where the provider failed before its first words: a fault that passes costs no set of questions. */
export async function streamOrAgain<T>(open: OpenModel, call: StreamedCall<T>): Promise<Outcome<T>> {
  const endsAt = Date.now() + call.budgetMs;
  let isBegun = false;
  const onPartial = (partial: unknown) => {
    isBegun = true;
    call.onPartial(partial);
  };
  const first = await streamStructured(open, { ...call, onPartial });
  if (first.ok || isBegun || !passingFaults.includes(first.code)) return first;
  await new Promise((done) => setTimeout(done, againAfterMs));
  return streamStructured(open, { ...call, onPartial, budgetMs: endsAt - Date.now() });
}
