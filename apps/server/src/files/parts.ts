/** The smallest part that S3 takes is 5 MiB; one part at a time is held in memory. */
const partBytes = 8 * 1024 * 1024;

interface Gathered {
  /** All bytes, where they are one part. */
  first: Uint8Array;
  /** The parts in order, `first` included, where they are more than one. */
  rest: AsyncIterable<Uint8Array> | undefined;
  /** How many bytes have passed. */
  size(): number;
}

/** Cuts a stream into parts of equal length but the last, as they come. */
async function* cut(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let chunks: Uint8Array[] = [];
  let gathered = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    gathered += chunk.byteLength;
    if (gathered < partBytes) continue;
    const whole = Buffer.concat(chunks);
    let from = 0;
    for (; whole.byteLength - from >= partBytes; from += partBytes)
      yield whole.subarray(from, from + partBytes);
    chunks = [whole.subarray(from)];
    gathered -= from;
  }
  if (gathered > 0) yield Buffer.concat(chunks);
}

/** Reads the first part ahead, to know whether there is another. Rejects where the stream breaks off. */
export async function gatherParts(bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<Gathered> {
  if (bytes instanceof Uint8Array) return { first: bytes, rest: undefined, size: () => bytes.byteLength };
  const parts = cut(bytes);
  const ahead = [await parts.next(), await parts.next()];
  let size = 0;
  async function* inOrder() {
    for (const part of ahead) {
      if (part.value) yield counted(part.value);
    }
    for await (const part of parts) yield counted(part);
  }
  function counted(part: Uint8Array): Uint8Array {
    size += part.byteLength;
    return part;
  }
  const first = ahead[0]?.value ?? new Uint8Array();
  if (ahead[1]?.done) return { first: counted(first), rest: undefined, size: () => size };
  return { first, rest: inOrder(), size: () => size };
}
