import { z } from 'zod';
import { mendShape } from './mend-shape.ts';

/** Longer output is not what was asked for. */
export const longestOutput = 200_000;
/** Places where a value may begin. */
const mostStarts = 6;

/** The text from a bracket to the one that closes it; to the end where none does. */
function closedFrom(text: string, from: number): string {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char === '\\') at += 1;
      else if (char === '"') isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(from, at + 1);
    }
  }
  return text.slice(from);
}

/** The stretches of the text that may be the value, the likeliest first. */
function candidatesIn(text: string): string[] {
  const starts = [...text.matchAll(/[{[]/g)].slice(0, mostStarts).map(({ index }) => index);
  const first = starts[0];
  if (first === undefined) return [];
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  return [
    ...starts.map((from) => closedFrom(text, from)),
    text.slice(first, Math.max(last, first)),
    text.slice(first),
  ];
}

/**
 * The value that a model's text holds, though it stands in fences or prose, behind thoughts, lacks a bracket, or has its numbers
 * in quotes. The schema decides; undefined where nothing fits.
 */
export async function salvage<T>(text: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const { jsonrepair } = await import('jsonrepair');
  const plain = text.slice(0, longestOutput).replace(/<think>[\s\S]*?<\/think>/gi, '');
  const shape = z.toJSONSchema(schema) as Parameters<typeof mendShape>[1];
  for (const candidate of candidatesIn(plain)) {
    for (const mend of [(json: string) => json, jsonrepair]) {
      try {
        const value: unknown = JSON.parse(mend(candidate));
        const read = schema.safeParse(value);
        if (read.success) return read.data;
        const mended = schema.safeParse(mendShape(value, shape));
        if (mended.success) return mended.data;
      } catch {
        // Not JSON in this reading; the next one may be.
      }
    }
  }
  return undefined;
}
