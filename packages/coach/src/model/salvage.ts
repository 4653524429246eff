import type { z } from 'zod';

/** Longer output is not what was asked for. */
const longestOutput = 200_000;

/**
 * The value that a model's text holds, though it stands in fences or prose, behind thoughts, or lacks a bracket. The schema
 * decides; undefined where nothing fits.
 */
export async function salvage<T>(text: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const { jsonrepair } = await import('jsonrepair');
  const plain = text.slice(0, longestOutput).replace(/<think>[\s\S]*?<\/think>/gi, '');
  const from = plain.search(/[[{]/);
  if (from < 0) return undefined;
  const to = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']')) + 1;
  for (const candidate of [plain.slice(from, Math.max(to, from)), plain.slice(from)]) {
    for (const mend of [(json: string) => json, jsonrepair]) {
      try {
        const read = schema.safeParse(JSON.parse(mend(candidate)));
        if (read.success) return read.data;
      } catch {
        // Not JSON in this reading; the next one may be.
      }
    }
  }
  return undefined;
}
