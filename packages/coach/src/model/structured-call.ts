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
  /** The model takes no temperature and no seed. */
  isUnseeded?: boolean;
  /** Told after each attempt that was answered. */
  onUsage?: (usage: TokenUsage) => void;
}

/** Tokens of one attempt, as the provider counts them. */
export interface TokenUsage {
  input: number;
  output: number;
}

export const usageOf = (usage: { inputTokens?: number; outputTokens?: number } | undefined): TokenUsage => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

/** The same answer gets the same judgment, as far as a provider can promise it. */
export const samplingOf = ({ isUnseeded }: Pick<StructuredCall<unknown>, 'isUnseeded'>) =>
  isUnseeded ? {} : { temperature: 0, seed: 7 };

/** `tokens`: of every attempt, when it was asked; none where the provider never was. */
export type Outcome<T> = ({ ok: true; value: T } | { ok: false; code: ModelNoticeCode }) & {
  tokens?: TokenUsage;
};

/** The instructions with the schema in words, where the wire cannot carry it. */
export function instructionsOf<T>({ instructions, schema, isPlain }: StructuredCall<T>): string {
  if (!isPlain) return instructions;
  const shape = JSON.stringify(z.toJSONSchema(schema));
  return `${instructions}\nAnswer with one JSON object only, without prose, matching this JSON Schema:\n${shape}`;
}
