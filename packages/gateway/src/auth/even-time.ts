/** Answers of sign-up, recover and resend take at least this long, whatever was there to do. */
export const defaultAnswerFloorMs = 250;

/**
 * Runs `work` and resolves when a whole number of `floorMs` has passed, also when it throws: how long the database was
 * busy then tells nobody whether an address is known, not even while others keep the server so busy that the work takes
 * longer than once the floor. Real time, not the clock's.
 */
export async function evenly<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - startedAt;
    const floors = floorMs > 0 ? Math.max(1, Math.ceil(tookMs / floorMs)) : 0;
    if (floors > 0) await new Promise((resolve) => setTimeout(resolve, floors * floorMs - tookMs));
  }
}
