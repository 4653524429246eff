import type { Coach } from '@greenroom/coach';
import {
  type LikelyReason,
  questionPhases,
  type RequirementDraft,
  type SaveJobInput,
} from '@greenroom/domain';
import { linesFor, type ResumeOfJob, workLines } from './resume-of-job.ts';
import type { JobRecord, RequirementRow, StoredQuestion, WholeJob } from './store.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What was sent, as true to the ad as the contract says: a line that isn't there counts as one that the user added. */
function checked(ad: string, drafts: readonly RequirementDraft[]): RequirementDraft[] {
  return drafts.map((draft) => {
    if (draft.line !== '' && ad.slice(draft.start, draft.end) === draft.line) return draft;
    const start = draft.line === '' ? -1 : ad.indexOf(draft.line);
    return start < 0
      ? { ...draft, line: '', start: 0, end: 0 }
      : { ...draft, start, end: start + draft.line.length };
  });
}

const draftsOf = (job: WholeJob): RequirementDraft[] =>
  job.requirements.map(({ name, line, starts, ends, importance, kind }) => ({
    ...{ name, line, importance, kind },
    start: starts,
    end: ends,
  }));

/** The requirements of a job: those that were sent, those it has, or what is read in its ad. */
async function requirementsOf(
  coach: Coach,
  { ad, requirements }: SaveJobInput,
  before: WholeJob | null,
): Promise<RequirementDraft[]> {
  if (requirements) return checked(ad, requirements);
  if (before && before.ad === ad) return draftsOf(before);
  return ad.trim() === '' ? [] : (await coach.readJobAd({ ad })).requirements;
}

/** The rows of requirements: one that was there before, by its line or its name, keeps its id and with it what the user said of it. */
function requirementRows(
  drafts: readonly RequirementDraft[],
  lines: readonly (string | null)[],
  before: WholeJob | null,
): RequirementRow[] {
  const left = [...(before?.requirements ?? [])];
  return drafts.map((draft, at) => {
    const same = left.findIndex((one) =>
      draft.line === ''
        ? one.line === '' && plain(one.name) === plain(draft.name)
        : plain(one.line) === plain(draft.line),
    );
    const [known] = same < 0 ? [] : left.splice(same, 1);
    return {
      id: known?.id ?? crypto.randomUUID(),
      name: draft.name,
      line: draft.line,
      starts: draft.start,
      ends: draft.end,
      importance: draft.importance,
      kind: draft.kind,
      resume_line: lines[at]?.slice(0, 2_000) ?? null,
    };
  });
}

/** A question stays once it was practiced or came up. */
const stays = ({ tries, came_up: cameUp, reason_kind: kind }: StoredQuestion) =>
  tries.length > 0 || cameUp || kind === 'came-up';

const placeOf = (phase: StoredQuestion['phase']) =>
  phase === null ? questionPhases.indexOf('job') : questionPhases.indexOf(phase);
const frameKinds = new Set<LikelyReason['kind']>(['opening', 'motivation', 'closing']);

type Prepared = Awaited<ReturnType<Coach['prepareJob']>>;

/** The rows of questions: those that stay, and the new ones, which keep the id of the same question before. */
function questionRows(
  prepared: Prepared,
  requirements: readonly RequirementRow[],
  before: WholeJob | null,
): JobRecord['content']['questions'] {
  const kept = (before?.questions ?? []).filter(stays);
  const ids = new Map((before?.questions ?? []).map((one) => [one.question_text, one.id]));
  const texts = new Set(kept.map((one) => one.question_text));
  const frames = new Set(kept.map((one) => one.reason_kind).filter((kind) => frameKinds.has(kind)));
  const held = kept.map(({ id, phase, requirement_id: own }) => ({
    phase,
    row: { id, requirement_id: requirements.find((one) => one.id === own)?.id ?? null },
  }));
  const fresh = prepared.questions
    .filter(({ question, reason }) => !texts.has(question.question_text) && !frames.has(reason.kind))
    .map(({ question: { reason: _, ...question }, reason, requirement }) => ({
      phase: question.phase,
      row: {
        ...question,
        id: ids.get(question.question_text) ?? crypto.randomUUID(),
        requirement_id: requirement === null ? null : (requirements[requirement]?.id ?? null),
        reason_kind: reason.kind,
        reason_line: reason.line,
        came_up: false,
      },
    }));
  return [...held, ...fresh].sort((a, b) => placeOf(a.phase) - placeOf(b.phase)).map(({ row }) => row);
}

/** What is made of an ad, a resume and a title: everything of a job but what the user says of it. */
export async function contentOf(
  coach: Coach,
  input: SaveJobInput,
  resume: ResumeOfJob | null,
  before: WholeJob | null,
): Promise<JobRecord['content']> {
  const { ad, jobId, details } = input;
  const drafts = await requirementsOf(coach, input, before);
  const requirements = requirementRows(drafts, linesFor(coach, resume, drafts), before);
  const prepared = await coach.prepareJob({
    title: details.title,
    ad,
    requirements: drafts,
    resumeLines: resume ? workLines(resume) : [],
    kept: (before?.questions ?? []).filter(stays).map((one) => one.question_text),
    seed: jobId,
  });
  const { facts, stressed, engine, notice, asks } = prepared;
  return {
    reading: { facts, stressed, engine, ...(notice ? { notice } : {}) },
    requirements,
    questions: questionRows(prepared, requirements, before),
    asks,
  };
}
