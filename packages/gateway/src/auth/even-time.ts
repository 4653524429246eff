/** Answers of sign-up, recover and resend take at least this long, whatever was there to do. */
export const defaultAnswerFloorMs = 250;

/**
 * Runs `work` and resolves not before `floorMs` have passed, also when it throws: how long the database was busy then
 * tells nobody whether an address is known. Real time, not the clock's.
 */
export async function evenly<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, floorMs));
  try {
    return await work();
  } finally {
    await floor;
  }
}
