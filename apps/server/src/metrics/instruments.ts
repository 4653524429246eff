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
  const lines = new library.Counter({
    name: 'greenroom_log_lines_total',
    help: 'Lines of the log by level',
    labelNames: ['level'],
    registers,
  });
  return { requests, waits, pending, failures, modelCalls, modelTokens, lines };
}

export type Instruments = ReturnType<typeof createInstruments>;
