import type { Engine, ModelNoticeCode } from '@greenroom/domain';
import type { z } from 'zod';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { fenceParts, type PromptPart } from './fence.ts';
import { createMask, hideParts } from './mask.ts';
import type { Prompt } from './prompts/prompt.ts';
import { type ModelSettings, modelLabel, type OpenModel, openModel } from './provider.ts';
import { createResultCache, hashOf } from './result-cache.ts';
import { runStructured } from './run-structured.ts';
import { streamOrAgain } from './stream-structured.ts';
import type { Outcome, StructuredCall, TokenUsage } from './structured-call.ts';

/** Counts one piece of work of a user; says which budget is spent where there is no more. */
export type SpendBudget = () => Promise<'allowed' | 'budget_minute' | 'budget_day'>;

/** One question of a capability to the model. */
export interface Question<T> {
  prompt: Prompt;
  schema: z.ZodType<T>;
  /** Everything that a user or a document said; fenced and masked before it leaves. */
  parts: readonly PromptPart[];
  /** Names of people that are known to stand in the parts. */
  names?: readonly string[];
  /** Runs on the revealed value. */
  check?: (value: T) => string[];
  /** Streams, and tells what has arrived, revealed as well. */
  onPartial?: (partial: unknown) => void;
  budgetMs?: number;
  maxOutputTokens?: number;
}

/** The model as a capability sees it: for one caller, whose budget it spends. Never throws. */
export interface AskModel {
  ask<T>(question: Question<T>): Promise<Outcome<T>>;
  /**
   * What is there without asking or waiting: the answer that was kept, or, told by `onPartial`, what has arrived of one that is being
   * streamed. Spends nothing.
   */
  atHand<T>(question: Question<T>): Promise<Outcome<T>>;
  /** The language that prompts with a LANGUAGE part answer in, by its English name; English without it. */
  language?: string;
  /** The label of what this prompt's answers make. */
  engineOf(prompt: Prompt, rubric?: string): Engine;
}

export interface ModelOptions {
  /** Codes and figures alone; never a text, a key or a provider's message. */
  log?: (level: 'info' | 'warn', message: string, fields: Record<string, unknown>) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** The time budget of a question that names none, in milliseconds. */
  budgetMs?: number;
  /** The longest wait for the first words of a stream, and between two pieces of it. */
  firstMs?: number;
}

export interface Model {
  label: string;
  forCaller(spend: SpendBudget): AskModel;
}

const defaultBudgetMs = 25_000;
const defaultFirstMs = 12_000;
const defaultOutputTokens = 4_000;
/** Failures of the provider; an unusable or declined answer says nothing about its health. */
export const providerFailures: readonly ModelNoticeCode[] = [
  'timeout',
  'rate_limited',
  'refused_key',
  'fault',
  'unreachable',
  'bad_request',
];

/** A proxy may put the key where the model's words belong; no user may read it there. A short one is a word, not a secret. */
export const holdsKey = ({ apiKey }: ModelSettings, value: unknown): boolean =>
  (apiKey?.length ?? 0) >= 8 && JSON.stringify(value).includes(JSON.stringify(apiKey).slice(1, -1));

/** A result in memory, with what it took: a score that was asked for ahead of its report still says it. */
interface Kept<T> {
  value: T;
  tokens: TokenUsage;
}

/** A question that is being asked right now. */
interface UnderWay {
  outcome: Promise<Outcome<unknown>>;
  /** What a stream has brought so far, masked. */
  partial?: unknown;
}

/** A question as it leaves: masked, and known by the hash of everything that makes its answer. */
interface Hidden {
  key: string;
  mask: ReturnType<typeof createMask>;
  parts: readonly PromptPart[];
}

/** A model behind one door: lazy, with breaker, cache, budgets, masks and fences. */
export function connectModel(settings: ModelSettings, options: ModelOptions = {}): Model {
  const { log = () => {}, now = Date.now } = options;
  const label = modelLabel(settings);
  const breaker = createCircuitBreaker(now);
  const cache = createResultCache();
  /** What is being asked right now, by the same key: a second caller waits for it and nothing is paid for twice. */
  const underWay = new Map<string, UnderWay>();
  let opened: Promise<OpenModel> | undefined;
  let isPlain = false;
  let isUnseeded = false;

  function open(): Promise<OpenModel> {
    opened ??= openModel(settings);
    return opened;
  }

  async function call<T>(question: Question<T>, request: StructuredCall<T>): Promise<Outcome<T>> {
    const model = await open();
    const { onPartial } = question;
    const firstMs = options.firstMs ?? defaultFirstMs;
    const endsAt = Date.now() + request.budgetMs;
    const run = async (one: OpenModel, plain: boolean): Promise<Outcome<T>> => {
      const shaped = { ...request, isPlain: plain, isUnseeded, budgetMs: endsAt - Date.now() };
      if (!onPartial) return runStructured(one, shaped);
      const streamed = await streamOrAgain(one, { ...shaped, onPartial, firstMs, chunkMs: firstMs });
      if (streamed.ok || streamed.code !== 'bad_output') return streamed;
      // What arrived cannot be used: once more in one piece, with what is left of the time.
      return runStructured(one, { ...shaped, budgetMs: endsAt - Date.now() });
    };
    const asPlain = model.plainModel && { ...model, model: model.plainModel };
    const before = { isPlain, isUnseeded };
    const outcome = await (isPlain && asPlain ? run(asPlain, true) : run(model, false));
    if (outcome.ok || outcome.code !== 'bad_request' || (isUnseeded && (isPlain || !asPlain))) return outcome;
    // A server of one's own may not know JSON schemas, and a model may take no temperature: it is then asked without, from here on.
    isUnseeded = true;
    const second = await (asPlain ? run(asPlain, true) : run(model, false));
    isPlain = asPlain !== undefined && (second.ok || before.isPlain);
    isUnseeded = second.ok || before.isUnseeded;
    return second;
  }

  async function hide<T>({ prompt, ...question }: Question<T>): Promise<Hidden> {
    const mask = createMask(
      question.names ?? [],
      question.parts.map(({ text }) => text),
    );
    const parts = hideParts(mask, question.parts);
    const said = parts.flatMap((part) => [part.label, part.text]);
    const key = await hashOf([label, prompt.id, prompt.version, prompt.instructions, ...said]);
    return { key, mask, parts };
  }

  async function atHand<T>(question: Question<T>): Promise<Outcome<T>> {
    const { key, mask } = await hide(question);
    const known = cache.get(key) as Kept<T> | undefined;
    if (known) return { ok: true, value: mask.reveal(known.value), tokens: known.tokens };
    const partial = underWay.get(key)?.partial;
    if (partial !== undefined) question.onPartial?.(mask.reveal(partial));
    return { ok: false, code: 'skipped' };
  }

  async function ask<T>(question: Question<T>, spend: SpendBudget): Promise<Outcome<T>> {
    const hidden = await hide(question);
    const { key, mask } = hidden;
    const budgetMs = question.budgetMs ?? options.budgetMs ?? defaultBudgetMs;
    const endsAt = Date.now() + budgetMs;
    let known = cache.get(key) as Kept<T> | undefined;
    // Whoever waits is one of many: the first to go on asks, and the others wait again.
    for (let running = underWay.get(key); known === undefined && running; running = underWay.get(key)) {
      await running.outcome;
      known = cache.get(key) as Kept<T> | undefined;
    }
    if (known) return { ok: true, value: mask.reveal(known.value), tokens: known.tokens };
    // A wait for somebody else's call counts.
    const leftMs = endsAt - Date.now();
    if (leftMs <= 0) return { ok: false, code: 'timeout' };
    const left = { ...question, budgetMs: leftMs };
    const asking = askAnew(left, spend, hidden).finally(() => underWay.delete(key));
    underWay.set(key, { outcome: asking });
    return asking;
  }

  async function askAnew<T>(
    question: Question<T> & { budgetMs: number },
    spend: SpendBudget,
    { key, mask, parts }: Hidden,
  ): Promise<Outcome<T>> {
    const { prompt, schema, check } = question;
    if (breaker.isResting()) return { ok: false, code: 'resting' };
    // A budget that cannot be read is no reason to lose an answer, nor to spend without counting.
    const verdict = await spend().catch(() => 'fault' as const);
    if (verdict !== 'allowed') return { ok: false, code: verdict };
    const startedAt = now();
    const tokens = { input: 0, output: 0 };
    const { budgetMs, onPartial } = question;
    const heard = onPartial && {
      onPartial: (partial: unknown) => {
        if (holdsKey(settings, partial)) return;
        const running = underWay.get(key);
        if (running) running.partial = partial;
        onPartial(mask.reveal(partial));
      },
    };
    const answered = await call(
      { ...question, ...heard },
      {
        schema,
        name: prompt.id,
        instructions: prompt.instructions,
        prompt: fenceParts(parts),
        check: check && ((value) => check(mask.reveal(value))),
        budgetMs,
        attemptMs: budgetMs,
        maxOutputTokens: question.maxOutputTokens ?? defaultOutputTokens,
        onUsage: ({ input, output }) => {
          tokens.input += input;
          tokens.output += output;
        },
      },
    ).catch((): Outcome<T> => ({ ok: false, code: 'fault' }));
    const outcome: Outcome<T> =
      answered.ok && holdsKey(settings, answered.value) ? { ok: false, code: 'bad_output' } : answered;
    const code = outcome.ok ? 'ok' : outcome.code;
    log(outcome.ok ? 'info' : 'warn', 'model', { prompt: prompt.id, code, ms: now() - startedAt, ...tokens });
    if (!outcome.ok) {
      if (providerFailures.includes(outcome.code)) breaker.failed();
      return { ...outcome, tokens };
    }
    breaker.succeeded();
    cache.set(key, { value: outcome.value, tokens } satisfies Kept<T>);
    return { ok: true, value: mask.reveal(outcome.value), tokens };
  }

  return {
    label,
    forCaller: (spend) => ({
      ask: (question) => ask(question, spend),
      atHand,
      engineOf: ({ version }, rubric) => ({
        kind: 'model',
        name: label,
        version: rubric === undefined ? version : `${version} (rubric ${rubric})`,
      }),
    }),
  };
}
