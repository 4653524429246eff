import type { WorkProgress } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readAnswerEvents } from './answer-events.ts';

const progress = (done: number) => `event: progress\ndata: {"step":"answers","done":${done},"total":3}\n\n`;
const answer = 'event: answer\ndata: {"status":200,"body":{"ok":true}}\n\n';

/** A response whose text arrives in pieces of a few characters. */
const inPieces = (text: string, size: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < text.length; at += size)
          controller.enqueue(new TextEncoder().encode(text.slice(at, at + size)));
        controller.close();
      },
    }),
  );

describe('readAnswerEvents', () => {
  it.each([1, 7, 1_000])('reads progress and answer however the text is cut (%d)', async (size) => {
    const seen: WorkProgress[] = [];
    const text = `${progress(0)}: working\n\n${progress(1)}event: other\ndata: {}\n\n${answer}`;
    const read = await readAnswerEvents(inPieces(text, size), (one) => seen.push(one));
    expect(read).toEqual({ status: 200, body: { ok: true } });
    expect(seen.map(({ done }) => done)).toEqual([0, 1]);
  });

  it('reads on to the end after the answer, so that the request is not aborted', async () => {
    const chunks = [answer, ...Array.from({ length: 20 }, () => ': later\n\n')];
    let ended = false;
    const body = new ReadableStream(
      {
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve));
          const chunk = chunks.shift();
          if (chunk) return controller.enqueue(new TextEncoder().encode(chunk));
          ended = true;
          return controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const read = await readAnswerEvents(new Response(body), () => {});
    expect(read.status).toBe(200);
    await expect.poll(() => ended).toBe(true);
  });

  it('a stream that ends before its answer is a lost connection', async () => {
    await expect(readAnswerEvents(inPieces(progress(1), 20), () => {})).rejects.toThrow(TypeError);
  });
});
