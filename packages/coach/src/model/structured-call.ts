import type { ModelNoticeCode } from '@greenroom/domain';
import { z } from 'zod';

/** One question to a model whose answer has a shape. All times in milliseconds. */
export interface StructuredCall<T> {
  schema: z.ZodType<T>;
  /** A name for the shape, as providers want one. */
  name: string;
  instructions: string;
  prompt: string;
  /** What a schema cannot say; each complaint is told to the model once. */
  check?: (value: T) => string[];
  /** For everything together: attempts, waits, the second question. */
  budgetMs: number;
  attemptMs: number;
  maxOutputTokens: number;
  /** The server knows no JSON schema. */
  isPlain?: boolean;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; code: ModelNoticeCode };

/** The instructions with the schema in words, where the wire cannot carry it. */
export function instructionsOf<T>({ instructions, schema, isPlain }: StructuredCall<T>): string {
  if (!isPlain) return instructions;
  const shape = JSON.stringify(z.toJSONSchema(schema));
  return `${instructions}\nAnswer with one JSON object only, without prose, matching this JSON Schema:\n${shape}`;
}
