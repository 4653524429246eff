import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeResume, improveResume, parseResume, traceFacts } from '@greenroom/coach';
import { type ImprovedResume, type ResumeReading, withDecisions } from '@greenroom/domain';

/**
 * Improves every resume of a folder for a job ad of another folder and counts what went wrong:
 * `node bench/improve-pairs.ts <folder of resumes> <folder of ads>`. Add `-v` to print each case.
 * A moved line is judged by the lines around it in the document; no part of the parser's result is asked.
 * Goals: no line crosses a dated line or a heading, at most one text in 100 with a false alarm, no score below the one before,
 * with each edit accepted alone and with all of them.
 */
const [resumeFolder = '', adFolder = '', mode] = process.argv.slice(2);
const isVerbose = mode === '-v';
const today = '2026-11-22';
const filesIn = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .map((name) => path.join(folder, name));

const bare = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const linesOf = (text: string) => text.split('\n').map(bare).filter(Boolean);
const hasDate = (line: string) => /(?<!\d)(?:19|20)\d\d(?!\d)|\b(?:present|current)\b/.test(line);

/** Place of the first line that begins as the words do; -1 where none does, or more than one. */
function placeOf(words: string, lines: readonly string[]): number {
  const start = bare(words).slice(0, 40);
  const found = lines.flatMap((line, at) => {
    const length = Math.min(start.length, line.length);
    return length >= 8 && line.slice(0, length) === start.slice(0, length) ? [at] : [];
  });
  return found.length === 1 ? (found[0] as number) : -1;
}

/** Edited lines that are on the other side of a dated line, or of a short line before one, than they were. */
function crossings(source: string, { improvedContent, changes }: ImprovedResume): string[] {
  const [before, after] = [linesOf(source), linesOf(improvedContent)];
  const bounds = before.filter((line) => hasDate(line));
  const lines = changes.filter((one) => one.after && one.before).flatMap((one) => [one.before, one.after]);
  return lines.flatMap((line) => {
    const change = changes.find((one) => one.before === line || one.after === line);
    const from = [line, change?.before ?? line].map((one) => placeOf(one, before)).find((at) => at >= 0);
    const to = [line, change?.after ?? line].map((one) => placeOf(one, after)).find((at) => at >= 0);
    if (from === undefined || to === undefined) return [];
    return bounds.some((bound) => {
      const [was, is] = [placeOf(bound, before), placeOf(bound, after)];
      return was >= 0 && is >= 0 && was !== from && is !== to && Math.sign(was - from) !== Math.sign(is - to);
    })
      ? [line]
      : [];
  });
}

/** Lines that were moved to the top of an entry without a date in the four lines above it. */
function undated(source: string, { changes }: ImprovedResume): string[] {
  const lines = linesOf(source);
  return changes
    .filter((one) => one.kind === 'order' && one.section !== 'Skills')
    .map((one) => one.before)
    .filter((line) => {
      const at = placeOf(line, lines);
      return at >= 0 && !lines.slice(Math.max(0, at - 4), at).some(hasDate);
    });
}

const totals = {
  pairs: 0,
  edits: 0,
  moves: 0,
  crossed: 0,
  undated: 0,
  alarms: 0,
  ownAlarms: 0,
  lowered: 0,
  alone: 0,
};
const tell = (file: string, what: string, more: unknown) => {
  if (isVerbose) console.log(path.basename(file), what, more);
};
const ads = filesIn(adFolder).map((file) => readFileSync(file, 'utf8'));

async function measure(file: string, jobDescription: string): Promise<void> {
  const reading = await parseResume({
    bytes: new Uint8Array(readFileSync(file)),
    fileName: path.basename(file),
  });
  if (!reading.ok) return tell(file, 'refused', reading.refusal.code);
  const { toConfirm } = await improveResume({ reading, jobDescription, today });
  for (const confirmed of [
    [],
    toConfirm
      .slice(0, 4)
      .map(({ skill }, place) => ({ skill, status: place % 2 ? ('learning' as const) : ('have' as const) })),
  ]) {
    totals.pairs += 1;
    await judge(
      file,
      reading,
      jobDescription,
      await improveResume({ reading, jobDescription, confirmed, today }),
    );
  }
}

async function judge(
  file: string,
  reading: Extract<ResumeReading, { ok: true }>,
  jobDescription: string,
  improved: ImprovedResume,
): Promise<void> {
  totals.edits += improved.changes.length;
  totals.moves += improved.changes.filter((one) => one.kind === 'order' && one.section !== 'Skills').length;
  const { text } = reading.document;
  for (const [what, list] of [
    ['crossed', crossings(text, improved)],
    ['undated', undated(text, improved)],
  ] as const) {
    totals[what] += list.length;
    for (const line of list) tell(file, what, line);
  }
  if (improved.unsupported.length > 0) totals.alarms += 1;
  for (const one of improved.unsupported) tell(file, 'alarm', `${one.kind}: ${one.quote} (${one.reason})`);
  const own = traceFacts({ text, sources: [text] });
  if (own.length > 0) totals.ownAlarms += 1;
  for (const one of own) tell(file, 'own alarm', `${one.kind}: ${one.quote} (${one.reason})`);
  const isLower = ({ readability, match }: ImprovedResume['after']) =>
    readability < improved.before.readability || (match ?? 0) < (improved.before.match ?? 0);
  if (isLower(improved.after)) {
    totals.lowered += 1;
    tell(file, 'lowered', [improved.before, improved.after]);
  }
  const all = improved.changes.map((_, at) => at);
  for (const at of all) {
    const content = withDecisions(
      improved,
      all.filter((other) => other !== at),
    );
    const scored = await analyzeResume({ content, jobRole: jobDescription, today });
    const scores = { readability: scored.readability.score, match: scored.match?.score ?? null };
    if (!isLower(scores)) continue;
    totals.alone += 1;
    tell(file, 'lowered alone', [improved.changes[at]?.after, improved.before, scores]);
  }
}

for (const [at, file] of filesIn(resumeFolder).entries()) {
  const started = performance.now();
  await measure(file, ads[at % ads.length] as string);
  if (performance.now() - started > 5_000) tell(file, 'slow', Math.round(performance.now() - started));
}
console.log(totals);
