/**
 * A JSON response whose body is written while it is read: a slow reader holds the pieces back. Rejects where the first piece
 * fails; where a later one does, the connection breaks off, since 200 has been said, and `onBreak` hears the error.
 */
export async function streamPieces(
  pieces: AsyncGenerator<string>,
  onBreak: (error: unknown) => void,
): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      try {
        next = await pieces.next();
      } catch (error) {
        onBreak(error);
        throw error;
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
