/** An answer of the host itself, as JSON, that nobody keeps. */
export const answerJson = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
