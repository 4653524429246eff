import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database, Log } from '@greenroom/gateway';
import type { RequestMetric } from '../request-metrics.ts';
import { countDatabase } from './count-database.ts';
import { createCostInstruments, createInstruments } from './instruments.ts';
import { operatorPage } from './operator-page.ts';
import { type Watched, watchGauges } from './watch-gauges.ts';

export interface Metrics {
  onResponse(metric: RequestMetric): void;
  /** The same database, counted. */
  watchDatabase(database: Database): Database;
  /** The same log; calls of a model and lines by level are counted. */
  watchLog(log: Log): Log;
  /** Listens on a separate port for `/metrics` and for `/`, a page for people; returns the first one's address. */
  serve(at: { port: number; host: string }, watched: Watched): Promise<string>;
  close(): void;
}

/** Codes and levels come from closed lists; should one ever not, there is no end of series. */
const maxValues = 40;
function createBound(): (value: unknown) => string {
  const seen = new Set<string>();
  return (value) => {
    const text = String(value);
    if (!seen.has(text) && (seen.size >= maxValues || !/^[\w-]{1,40}$/.test(text))) return 'other';
    seen.add(text);
    return text;
  };
}

/** The price of a million tokens, in the operator's currency. */
export interface ModelPrices {
  input: number;
  output: number;
}

const directions = ['input', 'output'] as const;
type Fields = Parameters<Log>[2];
const tokensIn = (fields: Fields, direction: (typeof directions)[number]) => Number(fields?.[direction]) || 0;

/** Counts what the host does, for Prometheus. No value comes from a user. The library is loaded by the first use. */
export async function openMetrics(prices?: ModelPrices): Promise<Metrics> {
  const library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const figures = createInstruments(library, [registry]);
  const costs = prices && createCostInstruments(library, [registry]);
  const outcomeOf = createBound();
  const promptOf = createBound();
  let server: Server | undefined;

  const costOf = (fields: Fields, { input, output }: ModelPrices) =>
    (tokensIn(fields, 'input') * input + tokensIn(fields, 'output') * output) / 1_000_000;

  function countModel(fields: Fields): void {
    figures.modelCalls.inc({ outcome: outcomeOf(fields?.code) });
    const prompt = promptOf(fields?.prompt);
    for (const direction of directions)
      figures.modelTokens.inc({ prompt, direction }, tokensIn(fields, direction));
    if (prices) costs?.modelCost.inc({ prompt }, costOf(fields, prices));
  }

  function countInterview(fields: Fields): void {
    for (const direction of directions)
      figures.interviewTokens.observe({ direction }, tokensIn(fields, direction));
    if (prices) costs?.interviewCost.observe(costOf(fields, prices));
  }

  /** Figures that cannot be had while the database is away leave the others readable. */
  async function read(): Promise<string> {
    const parts = await Promise.allSettled(
      registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name)),
    );
    return `${parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : [])).join('\n\n')}\n`;
  }

  return {
    onResponse: ({ area, status, seconds }) => figures.requests.observe({ area, status }, seconds),
    watchDatabase: (database) => countDatabase(database, figures),
    watchLog: (log) => (level, message, fields) => {
      figures.lines.inc({ level });
      if (message === 'model') countModel(fields);
      if (message === 'model interview') countInterview(fields);
      log(level, message, fields);
    },
    async serve({ port, host }, watched) {
      watchGauges(library, [registry], watched);
      const opened = createServer(async (request, response) => {
        const isPage = request.url === '/';
        if (request.method !== 'GET' || (!isPage && request.url !== '/metrics'))
          return response.writeHead(404).end();
        try {
          const text = await (isPage ? operatorPage(figures, costs) : read());
          const type = isPage ? 'text/html; charset=utf-8' : registry.contentType;
          response.writeHead(200, { 'content-type': type }).end(text);
        } catch {
          response.writeHead(500).end();
        }
      });
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject).listen(port, host, resolve);
      });
      server = opened;
      return `http://${host}:${(opened.address() as AddressInfo).port}/metrics`;
    },
    close() {
      server?.closeAllConnections();
      server?.close();
    },
  };
}
