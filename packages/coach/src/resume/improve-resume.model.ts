import { type ImprovedResume, modelNotice, type ResumeChange } from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import { figureKeys } from '../facts/read-numbers.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import type { AskModel } from '../model/connect-model.ts';
import { withoutOrders } from '../model/orders.ts';
import { improveResumePrompt } from '../model/prompts/improve-resume.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { addsPhrase, saysTheSame } from './adds-phrase.ts';
import type { ImproveRequest } from './improve-resume.builtin.ts';
import { isLower } from './improve-resume-scores.ts';
import { sectionNamed } from './section-words.ts';

const resumeBudgetMs = 45_000;
const mostLines = 120;
const fewestWords = 5;
const longestJob = 8_000;

const Written = z.object({
  edits: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
});
type Edit = z.infer<typeof Written>['edits'][number];

const bulletMark = /^\s*(?:[•▪‣◦*–-]\s+)?/;
/** Lines that tell something: no headings, no contact lines, nothing too short to be a sentence. */
const isTelling = (line: string) =>
  line.split(/\s+/).length >= fewestWords &&
  !sectionNamed(line) &&
  !/@|https?:|\+?\d[\d\s().-]{8,}/.test(line);

/** The lock on one line: it may say only what its own line says, and loses none of its numbers. */
function isLocked(before: string, after: string): boolean {
  const kept = figureKeys(after);
  const isComplete = [...figureKeys(before)].every((figure) => kept.has(figure));
  const fits = after.length <= before.length * 1.4 + 20 && after.length >= 15;
  if (!isComplete || !fits || /[[\]{}<>]/.test(after) || addsPhrase(before, after)) return false;
  return traceFacts({ text: after, sources: [before] }).length === 0;
}

/** A new wording of the line at a place, counted from 0. */
interface LineEdit {
  at: number;
  after: string;
  reason: string;
}

function accepted(edit: Edit, lines: readonly string[]): LineEdit | null {
  const before = lines[edit.line - 1];
  if (!Number.isInteger(edit.line) || before === undefined || !isTelling(before)) return null;
  const after = `${bulletMark.exec(before)?.[0] ?? ''}${evenSpaces(edit.text).replace(bulletMark, '')}`;
  if (saysTheSame(before, after) || !isLocked(before, after)) return null;
  return { at: edit.line - 1, after, reason: evenSpaces(edit.reason).slice(0, 200) };
}

function sectionAt(lines: readonly string[], at: number): string {
  const heading = lines.slice(0, at).findLast((line) => sectionNamed(line.trim()) !== undefined);
  return heading?.trim() ?? 'Resume';
}

/** One entry a line: an edit of a line that the built-in engine has touched goes on from the user's own words. */
function logged(changes: ResumeChange[], change: ResumeChange): ResumeChange[] {
  const at = changes.findIndex(({ after }) => evenSpaces(after) === evenSpaces(change.before));
  const earlier = changes[at];
  if (!earlier || earlier.kind === 'order') return [...changes, change];
  return changes.with(at, { ...change, before: earlier.before });
}

/** The lines with every edit that lowers neither score, added one by one; `after` is null where none was added. */
async function withoutLowering(
  edits: readonly LineEdit[],
  lines: readonly string[],
  before: ImprovedResume['before'],
  scoresOf: (text: string) => Promise<ImprovedResume['after']>,
): Promise<{ improved: readonly string[]; after: ImprovedResume['after'] | null }> {
  let improved = lines;
  let after: ImprovedResume['after'] | null = null;
  for (const { at, after: line } of edits) {
    if (improved[at] !== lines[at]) continue;
    if (isLower(await scoresOf(lines.with(at, line).join('\n')), before)) continue;
    const next = improved.with(at, line);
    const scores = await scoresOf(next.join('\n'));
    if (isLower(scores, before)) continue;
    improved = next;
    after = scores;
  }
  return { improved, after };
}

/**
 * As `improveResume`, with single lines sharpened by a model after the built-in edits. Each new line may state only what its own
 * line states; one that cannot be traced or that lowers a score is left out, and every edit is in the log. Where the model fails, the built-in
 * result with a notice.
 */
export async function improveResumeByModel(
  model: AskModel,
  builtIn: Coach,
  request: ImproveRequest,
): Promise<ImprovedResume> {
  const base = await builtIn.improveResume(request);
  const lines = base.improvedContent.split('\n');
  const told = lines
    .flatMap((line, at) => (isTelling(line) ? [`${at + 1}: ${withoutOrders(line).text.trim()}`] : []))
    .slice(0, mostLines);
  if (told.length === 0) return base;
  const name = request.reading?.resume.basics.name;
  const outcome = await model.ask({
    prompt: improveResumePrompt,
    schema: Written,
    parts: [
      { label: 'LINES', text: told.join('\n') },
      { label: 'JOB TEXT', text: withoutOrders(request.jobDescription.slice(0, longestJob)).text },
    ],
    names: name ? [name] : [],
    budgetMs: resumeBudgetMs,
    maxOutputTokens: 5_000,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const scoresOf = async (content: string): Promise<ImprovedResume['after']> => {
    const { jobDescription: jobRole, today } = request;
    const { readability, match } = await builtIn.analyzeResume({ content, jobRole, today });
    return { readability: readability.score, match: match?.score ?? base.after.match };
  };
  const written = outcome.value.edits.flatMap((edit) => accepted(edit, lines) ?? []);
  const { improved, after } = await withoutLowering(written, lines, base.before, scoresOf);
  const changes = lines.reduce((log: ResumeChange[], before, at) => {
    const line = improved[at] ?? before;
    if (line === before) return log;
    return logged(log, {
      kind: 'wording',
      section: sectionAt(lines, at),
      before: before.replace(bulletMark, ''),
      after: line.replace(bulletMark, ''),
      reason: written.find((edit) => edit.at === at)?.reason ?? '',
    });
  }, base.changes);
  const improvedContent = improved.join('\n');
  // Nothing that the model wrote could be used: the result is the built-in engine's, and says so.
  if (improvedContent === base.improvedContent) return { ...base, notice: modelNotice('bad_output') };
  return {
    ...base,
    improvedContent,
    changes,
    // The lines that stayed keep their marks, at their new places.
    unsupported: base.unsupported.flatMap((fact) => {
      const start = improvedContent.indexOf(fact.quote);
      return start < 0 ? [] : [{ ...fact, start, end: start + fact.quote.length }];
    }),
    after: after ?? base.after,
    engine: model.engineOf(improveResumePrompt),
  };
}
