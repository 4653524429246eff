import { escapeHtml } from '@greenroom/domain';
import type { Histogram, Metric } from 'prom-client';
import type { createCostInstruments, Instruments } from './instruments.ts';

type Costs = ReturnType<typeof createCostInstruments>;
type Row = readonly (string | number)[];

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const money = (value: number) => value.toFixed(4);

/** The sum and the count of a histogram, of one label's value where one is named. */
async function totalsOf(histogram: Histogram, labels: Readonly<Record<string, string>> = {}) {
  const { values } = await histogram.get();
  const isOf = (given: object) =>
    Object.entries(labels).every(([name, value]) => (given as Record<string, unknown>)[name] === value);
  const of = (suffix: string) =>
    values.find(({ metricName, labels: given }) => metricName?.endsWith(suffix) && isOf(given))?.value ?? 0;
  return { sum: of('_sum'), count: of('_count') };
}

const mean = ({ sum, count }: { sum: number; count: number }) => (count === 0 ? 0 : sum / count);

async function interviewRows({ interviewTokens }: Instruments, costs: Costs | undefined): Promise<Row[]> {
  const sent = await totalsOf(interviewTokens, { direction: 'input' });
  const received = await totalsOf(interviewTokens, { direction: 'output' });
  const cost = costs && (await totalsOf(costs.interviewCost));
  return [
    ['Interviews scored', whole(sent.count)],
    ['Tokens in, per interview', whole(mean(sent))],
    ['Tokens out, per interview', whole(mean(received))],
    ['Cost, per interview', cost ? money(mean(cost)) : 'AI_INPUT_PRICE and AI_OUTPUT_PRICE are not set'],
    ...(cost ? [['Cost of all', money(cost.sum)] as const] : []),
  ];
}

/** Tokens and cost by prompt. */
async function promptRows({ modelTokens }: Instruments, costs: Costs | undefined): Promise<Row[]> {
  const tokens = (await modelTokens.get()).values;
  const spent = costs ? (await costs.modelCost.get()).values : [];
  const prompts = [...new Set(tokens.map(({ labels }) => String(labels.prompt)))].sort();
  const of = (prompt: string, direction: string) =>
    tokens.find(({ labels }) => labels.prompt === prompt && labels.direction === direction)?.value ?? 0;
  return prompts.map((prompt) => {
    const cost = spent.find(({ labels }) => labels.prompt === prompt)?.value;
    return [
      prompt,
      whole(of(prompt, 'input')),
      whole(of(prompt, 'output')),
      cost === undefined ? '' : money(cost),
    ];
  });
}

async function outcomeRows(calls: Metric): Promise<Row[]> {
  const { values } = await calls.get();
  return values.map(({ labels, value }) => [
    String((labels as Record<string, unknown>).outcome),
    whole(value),
  ]);
}

function table(title: string, head: Row, rows: readonly Row[]): string {
  const line = (cells: Row, tag: 'th' | 'td') =>
    `<tr>${cells.map((cell, at) => `<${at === 0 ? 'th scope="row"' : tag}>${escapeHtml(String(cell))}</${at === 0 ? 'th' : tag}>`).join('')}</tr>`;
  const body = rows.length === 0 ? '<p>Nothing yet.</p>' : '';
  const names =
    head.length === 0
      ? ''
      : `<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>`;
  const lines = rows.map((row) => line(row, 'td')).join('');
  return `<h2>${title}</h2>${body || `<table>${names}<tbody>${lines}</tbody></table>`}`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;text-align:right;font-weight:400}th:first-child{text-align:left}thead th{font-weight:600}:root{color-scheme:light dark}';

/** A page for the operator: the language model's calls, tokens and cost since the process started, and nothing about users. */
export async function operatorPage(figures: Instruments, costs: Costs | undefined): Promise<string> {
  const parts = [
    table('Scoring an interview', [], await interviewRows(figures, costs)),
    table('By prompt', ['Prompt', 'Tokens in', 'Tokens out', 'Cost'], await promptRows(figures, costs)),
    table('Calls by outcome', ['Outcome', 'Calls'], await outcomeRows(figures.modelCalls)),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Greenroom: the AI model</title><style>${style}</style></head><body><main><h1>The AI model since this server started</h1>${parts.join('')}<p><a href="/metrics">All figures, for Prometheus</a></p></main></body></html>`;
}
