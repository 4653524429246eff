import type { WorkProgress } from '@greenroom/domain';

/** Keeps a connection open through proxies that cut idle ones, in milliseconds. */
const aliveEveryMs = 10_000;

/**
 * Not `no-store`: Chromium cancels such a response at its end when a stream reader reads it, and reports
 * net::ERR_ABORTED. A response to a POST isn't cached either way.
 */
const eventHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'private, no-cache' };

/** Whether the caller wants to be told how far long work has come. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/event-stream');

/**
 * Answers at once with a stream of events: `progress` with a WorkProgress while `act` works, then one `answer` with
 * `{ status, body }` as the plain call would have answered. Whoever hangs up stops no work: its result is stored.
 */
export function answerEvents(
  act: (onProgress: (progress: WorkProgress) => void) => Promise<Response>,
): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const event = (name: string, data: unknown) =>
        send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const alive = setInterval(() => send(': working\n\n'), aliveEveryMs);
      const response = await act((progress) => event('progress', progress));
      clearInterval(alive);
      event('answer', { status: response.status, body: await response.json() });
      if (isOpen) controller.close();
      isOpen = false;
    },
    cancel() {
      isOpen = false;
    },
  });
  return new Response(body, { headers: eventHeaders });
}
