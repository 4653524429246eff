/** More than any answer that is asked for, with the frames of a stream around each of its words. In bytes, unpacked. */
const longestBody = 2_000_000;

/** Ends a body that never ends, or that unpacks to more than memory holds. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        length += bytes.byteLength;
        if (length > longestBody) controller.error(new OverlongAnswer());
        else controller.enqueue(bytes);
      },
    }),
  );
}

/** What a provider sends is longer than any answer. */
export class OverlongAnswer extends Error {
  override name = 'OverlongAnswer';
}

/**
 * As `fetch`, for providers: answers are at most 2 MB long, and a redirect is an answer like any other. Followed, it would
 * carry a user's words to a host that the operator did not choose.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body), { status, statusText, headers });
};
