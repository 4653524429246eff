import { classifyFailure } from './classify-failure.ts';
import type { OpenModel } from './provider.ts';
import { salvage } from './salvage.ts';
import { instructionsOf, type Outcome, type StructuredCall } from './structured-call.ts';

export interface StreamedCall<T> extends StructuredCall<T> {
  /** What has arrived so far, unchecked: for progress alone. */
  onPartial: (partial: unknown) => void;
  /** The longest wait for the first words, and between two pieces, in milliseconds. */
  firstMs: number;
  chunkMs: number;
}

/**
 * As `runStructured`, in one attempt whose pieces are reported as they arrive. Only the finished value tells success: a stream
 * that stalls or is cut ends quietly.
 */
export async function streamStructured<T>(open: OpenModel, call: StreamedCall<T>): Promise<Outcome<T>> {
  const { sdk, model } = open;
  const stop = new AbortController();
  // The library's own guard begins with the response's headers; a server that never sends them needs this one.
  const firstByte = setTimeout(() => stop.abort(new DOMException('too late', 'TimeoutError')), call.firstMs);
  let streamError: unknown;
  try {
    const result = sdk.streamText({
      model,
      instructions: instructionsOf(call),
      prompt: call.prompt,
      output: sdk.Output.object({ schema: call.schema, name: call.name }),
      maxRetries: 0,
      maxOutputTokens: call.maxOutputTokens,
      abortSignal: stop.signal,
      timeout: { totalMs: call.budgetMs, chunkMs: call.chunkMs },
      // Thoughts before the answer are signs of life too.
      onChunk: () => clearTimeout(firstByte),
      onError: ({ error }) => {
        streamError ??= error;
      },
    });
    for await (const partial of result.partialOutputStream) call.onPartial(partial);
    const value = await result.output;
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
