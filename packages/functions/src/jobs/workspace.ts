import type { Coach, JobFit } from '@greenroom/coach';
import {
  type CoverageRow,
  compareJobs,
  daysLeft,
  type Importance,
  interviewDayFor,
  isCovered,
  type JobDetails,
  type JobSummary,
  type JobWorkspace,
  type LikelyQuestion,
  needsOf,
  type PlanDay,
  planTo,
  type StoryFit,
} from '@greenroom/domain';
import type { OwnStories } from '../stored-stories.ts';
import type { StoredJob, StoredQuestion, StoredRequirement, WholeJob } from './store.ts';

/** A practice interview with fewer questions is a short session. */
const fewestOfMock = 5;

/** What a day of the caller's is reckoned by. */
export interface Today {
  /** The date on the user's device. */
  today: string;
  /** The user's own zone. */
  zone: string;
}

/** What the user said of a job. */
function detailsOf(job: StoredJob): JobDetails {
  return {
    title: job.title,
    company: job.company,
    format: job.format,
    interviewDate: job.interview_date,
    interviewTime: job.interview_time,
    timeZone: job.time_zone,
    place: job.place,
    people: job.people,
    resumeId: job.resume_id,
  };
}

/** What fits the user's stories to a job. */
export interface Storyteller extends OwnStories {
  coach: Pick<Coach, 'fitJob'>;
}

/** The stories for a job; those that the user keeps for a requirement first. */
function storiesFor(job: StoredJob, { coach, stories, keptFor }: Storyteller): JobFit {
  return coach.fitJob(stories, {
    requirements: job.requirements.map((one) => ({ ...one, keptFor: keptFor.get(one.id) ?? null })),
    questions: job.questions.map(({ question_text }) => question_text),
  });
}

function likely(question: StoredQuestion): LikelyQuestion {
  const last = question.tries.at(-1);
  return {
    id: question.id,
    question: question.question_text,
    reason: { kind: question.reason_kind, line: question.reason_line },
    requirementId: question.requirement_id,
    score: last?.score ?? null,
    firstScore: question.tries[0]?.score ?? null,
    sessionId: last?.session_id ?? null,
    practicedOn: last?.on ?? null,
    cameUp: question.came_up,
  };
}

function coverageRow(
  requirement: StoredRequirement,
  questions: readonly LikelyQuestion[],
  story: StoryFit | null,
): CoverageRow {
  const own = questions.filter(({ requirementId }) => requirementId === requirement.id);
  const asked = own.find(({ score }) => score !== null) ?? own[0];
  const { id, name, line, importance, kind, stance } = requirement;
  const row = {
    ...{ id, name, line, importance, kind, stance },
    needs: needsOf({ kind, stance, isAsked: asked !== undefined }),
    resumeLine: requirement.resume_line,
    story,
    questionId: asked?.id ?? null,
    score: asked?.score ?? null,
    sessionId: asked?.sessionId ?? null,
  };
  return { ...row, covered: isCovered(row) };
}

function planOf(job: StoredJob, { today, zone }: Today): PlanDay[] {
  const interviewDay = interviewDayFor(detailsOf(job), zone);
  if (interviewDay === null) return [];
  const importance = new Map<string, Importance>(job.requirements.map((one) => [one.id, one.importance]));
  return planTo({
    plannedOn: job.planned_on,
    today,
    interviewDay,
    questions: job.questions.map((question) => ({
      id: question.id,
      reason: question.reason_kind,
      importance: importance.get(question.requirement_id ?? '') ?? null,
      tries: question.tries,
    })),
    mockDays: job.mocks.filter(({ questions }) => questions >= fewestOfMock).map(({ on }) => on),
  });
}

/** What list and workspace share. */
function shownOf(job: StoredJob, when: Today, teller: Storyteller) {
  const fit = storiesFor(job, teller);
  const questions = job.questions.map(likely);
  const requirements = job.requirements.map((one, at) =>
    coverageRow(one, questions, fit.requirements[at] ?? null),
  );
  return {
    questions,
    requirements,
    stories: fit.sheet,
    questionFits: Object.fromEntries(
      job.questions.map(({ id }, at) => [id, fit.questions[at] ?? { fits: [], gap: null }]),
    ),
    covered: requirements.filter((row) => row.covered).length,
    daysLeft: daysLeft(detailsOf(job), when.zone, when.today),
    plan: planOf(job, when),
  };
}

/** Everything `/jobs/:id` shows of a job. */
export function toWorkspace(job: WholeJob, when: Today, teller: Storyteller): JobWorkspace {
  const { engine, notice, facts, stressed } = job.reading;
  const { ad, notes, opening, asks, resume, afterwards } = job;
  return {
    id: job.id,
    details: detailsOf(job),
    ...{ ad, notes, opening, facts, stressed, afterwards },
    ...shownOf(job, when, teller),
    toAsk: asks,
    resume: resume && { id: resume.id, name: resume.name },
    engine,
    ...(notice ? { notice } : {}),
  };
}

function toSummary(job: StoredJob, when: Today, teller: Storyteller): JobSummary {
  const { resumeId: _, people: __, ...details } = detailsOf(job);
  const { questions, requirements, covered, daysLeft: left, plan } = shownOf(job, when, teller);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const session = plan.find(({ date, kind }) => date === when.today && kind !== 'interview');
  return {
    id: job.id,
    ...details,
    daysLeft: left,
    covered,
    requirements: requirements.length,
    plan,
    today: session?.questionIds.flatMap((id) => byId.get(id) ?? []) ?? [],
    afterwards: job.afterwards,
  };
}

/** The list: the coming ones first. */
export const toSummaries = (jobs: readonly StoredJob[], when: Today, teller: Storyteller): JobSummary[] =>
  jobs.map((job) => toSummary(job, when, teller)).sort(compareJobs);
