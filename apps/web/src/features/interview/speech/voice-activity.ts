/** Level of silence in decibels below full scale, as far as a meter shows it. */
export const quietestDb = -70;
/** Speech stands out of a room by so much, in decibels, and is never softer than this. */
const aboveRoomDb = 10;
const softestSpeechDb = -55;
/** How fast the room is taken to be louder than it was, in decibels a second. Down it follows at once. */
const roomRisesDb = 3;
/** A knock is shorter than this; syllables add up to it, though there are gaps between them. In milliseconds. */
const shortestSoundMs = 120;
const longestCountedMs = 400;

/** The level of samples between -1 and 1, in decibels below full scale. */
export function levelDb(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  return rms === 0 ? quietestDb : Math.max(quietestDb, 20 * Math.log10(rms));
}

/**
 * Tells somebody speaking from a room's own noise by level alone. The room's level is learned from its quietest moments, so a
 * fan counts as silence; a short knock does too.
 */
export function createVoiceActivity(): { hear(db: number, atMs: number): boolean } {
  let roomDb: number | null = null;
  let lastMs: number | null = null;
  let loudMs = 0;
  return {
    hear(db, atMs) {
      const passedMs = atMs - (lastMs ?? atMs);
      lastMs = atMs;
      roomDb = roomDb === null ? db : Math.min(db, roomDb + (roomRisesDb * passedMs) / 1_000);
      const isLoud = db > Math.max(softestSpeechDb, roomDb + aboveRoomDb);
      loudMs = isLoud ? Math.min(longestCountedMs, loudMs + passedMs) : Math.max(0, loudMs - passedMs / 2);
      return isLoud && loudMs >= shortestSoundMs;
    },
  };
}
