import type { WorkProgress } from '@greenroom/domain';

/** What a call that reports its progress ends on: the answer as the plain call would have given it. */
export interface EventAnswer {
  status: number;
  body: unknown;
}

interface Event {
  name: string;
  data: unknown;
}

function readEvent(block: string): Event | null {
  const name = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return name && data !== undefined ? { name, data: JSON.parse(data) } : null;
}

/** Reads a response to its end: one that is dropped before shows up as an aborted request. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  try {
    while (reader && !(await reader.read()).done);
  } catch {
    // The answer has arrived, so a connection that breaks now costs nothing.
  }
}

/** Reads a stream of events to its answer and passes on each progress. Throws a TypeError where the stream ends before. */
export async function readAnswerEvents(
  response: Response,
  onProgress: (progress: WorkProgress) => void,
): Promise<EventAnswer> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const blocks = (pending + decoder.decode(chunk.value, { stream: true })).split('\n\n');
    pending = blocks.pop() ?? '';
    for (const event of blocks.map(readEvent)) {
      if (event?.name === 'answer') {
        void drain(reader);
        return event.data as EventAnswer;
      }
      // What our own server sends; a foreign shape would only be shown as numbers.
      if (event?.name === 'progress') onProgress(event.data as WorkProgress);
    }
  }
  throw new TypeError('The connection ended before the answer.');
}
