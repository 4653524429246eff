import type * as Prometheus from 'prom-client';

/** The library that counts, loaded where figures are wanted. */
export type Library = typeof Prometheus;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is counted as it happens. */
export function createInstruments(library: Library, registers: Prometheus.Registry[]) {
  const requests = new library.Histogram({
    name: 'greenroom_request_duration_seconds',
    help: 'Answers by area and status; the count of each is the number of requests',
    labelNames: ['area', 'status'],
    buckets: seconds,
    registers,
  });
  const waits = new library.Histogram({
    name: 'greenroom_database_wait_seconds',
    help: 'How long a transaction waited for its turn',
    buckets: [0.001, ...seconds],
    registers,
  });
  const pending = new library.Gauge({
    name: 'greenroom_database_pending',
    help: 'Transactions that wait or run',
    registers,
  });
  const failures = new library.Counter({
    name: 'greenroom_database_failures_total',
    help: 'Transactions that failed by their connection, not by a refusal of the database',
    registers,
  });
  const modelCalls = new library.Counter({
    name: 'greenroom_model_calls_total',
    help: 'Calls of the language model by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const modelTokens = new library.Counter({
    name: 'greenroom_model_tokens_total',
    help: 'Tokens sent to the language model and received from it, by prompt, as the provider counts them',
    labelNames: ['prompt', 'direction'],
    registers,
  });
  const interviewTokens = new library.Histogram({
    name: 'greenroom_model_interview_tokens',
    help: 'Tokens that the scoring of one interview took; the count is the number of interviews',
    labelNames: ['direction'],
    buckets: [1_000, 2_000, 4_000, 6_000, 10_000, 14_000, 20_000, 40_000],
    registers,
  });
  const lines = new library.Counter({
    name: 'greenroom_log_lines_total',
    help: 'Lines of the log by level',
    labelNames: ['level'],
    registers,
  });
  return { requests, waits, pending, failures, modelCalls, modelTokens, interviewTokens, lines };
}

/** What a model costs; only where the operator said the prices. */
export const createCostInstruments = (library: Library, registers: Prometheus.Registry[]) => ({
  modelCost: new library.Counter({
    name: 'greenroom_model_cost_total',
    help: 'What the tokens cost, by prompt, in the currency of AI_INPUT_PRICE and AI_OUTPUT_PRICE',
    labelNames: ['prompt'],
    registers,
  }),
  interviewCost: new library.Histogram({
    name: 'greenroom_model_interview_cost',
    help: 'What the scoring of one interview cost, in the same currency',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    registers,
  }),
});

export type Instruments = ReturnType<typeof createInstruments>;
