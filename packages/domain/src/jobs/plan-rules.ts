import type { Importance } from '../job-analyzer/catalog.ts';
import type { LikelyReason, PlanDay } from './contract.ts';
import { addDays, daysBetween } from './day-rules.ts';
import { importanceRank } from './rules.ts';

/** A question as the plan sees it. */
export interface PlanQuestion {
  id: string;
  reason: LikelyReason['kind'];
  /** Of the requirement it is asked for; null where it belongs to none. */
  importance: Importance | null;
  /** Every try with the day of the user's own zone, the first one first. */
  tries: readonly { on: string; score: number }[];
}

export interface PlanInput {
  /** The first day of the plan. */
  plannedOn: string;
  today: string;
  /** The day of the interview in the user's own zone. */
  interviewDay: string;
  /** In the order of an interview. */
  questions: readonly PlanQuestion[];
  /** Days on which a long practice interview for the job was finished. */
  mockDays: readonly string[];
}

const questionsOfSession = 2;
const questionsOfMock = 7;
const minutesOf = { perQuestion: 6, mock: 35, light: 8 } as const;
/** A score from here on is no gap. */
const goodScore = 70;
/** Nobody plans an interview further ahead: an earlier first day begins here. */
const longestPlanDays = 366;
/** A longer plan has its sessions spread over its days. */
const dailyPlanDays = 14;

/** What almost every interview asks ranks behind what this one calls a must. */
const rankOfReason: Record<LikelyReason['kind'], number> = {
  'came-up': 0,
  opening: 0.5,
  motivation: 0.5,
  resume: 0.5,
  ad: 1,
  role: 1.5,
  closing: 2.5,
};
const rankOf = ({ importance, reason }: PlanQuestion) =>
  importance === null ? rankOfReason[reason] : importanceRank[importance];

const scoreBefore = ({ tries }: PlanQuestion, day: string) =>
  tries.filter(({ on }) => on < day).at(-1)?.score;
const isTriedOn = ({ tries }: PlanQuestion, day: string) => tries.some(({ on }) => on === day);

/** All questions, the hardest gap on the morning of a day first: what they need most, the empty before a low score. */
function byNeed(questions: readonly PlanQuestion[], day: string): PlanQuestion[] {
  const priced = questions.map((question, at) => ({ question, at, score: scoreBefore(question, day) ?? -1 }));
  return priced
    .sort((a, b) => rankOf(a.question) - rankOf(b.question) || a.score - b.score || a.at - b.at)
    .map(({ question }) => question);
}

const isGap = (question: PlanQuestion, day: string) => (scoreBefore(question, day) ?? 0) < goodScore;

type Kind = PlanDay['kind'];

/** What a day is for: the fewer days there are, the more of them go to what matters most. */
function kindOf(day: string, { plannedOn, interviewDay }: PlanInput): Kind {
  const days = daysBetween(plannedOn, interviewDay);
  const left = daysBetween(day, interviewDay);
  if (left === 0) return 'interview';
  if (left === 1) return 'light';
  return left === 2 && days > 2 ? 'mock' : 'questions';
}

const frame = (questions: readonly PlanQuestion[], kind: LikelyReason['kind']) =>
  questions.filter(({ reason }) => reason === kind).slice(0, 1);

/** A whole interview in its order: opening and motivation, the hardest gaps, the questions to ask at the end. */
function mockOf({ questions }: PlanInput, day: string): PlanQuestion[] {
  const around = [
    ...frame(questions, 'opening'),
    ...frame(questions, 'motivation'),
    ...frame(questions, 'closing'),
  ];
  const core = byNeed(questions, day)
    .filter((question) => !['opening', 'motivation', 'closing'].includes(question.reason))
    .slice(0, questionsOfMock - around.length);
  const chosen = new Set([...around, ...core]);
  return questions.filter((question) => chosen.has(question));
}

/** The last day: how it begins and how it ends, or what matters most where it is the only day. */
function lastOf(input: PlanInput, day: string): PlanQuestion[] {
  const opening = frame(input.questions, 'opening');
  if (daysBetween(input.plannedOn, input.interviewDay) > 1)
    return [...opening, ...frame(input.questions, 'closing')];
  const gap = byNeed(input.questions, day).filter((one) => isGap(one, day) && !opening.includes(one));
  return [...opening, ...gap].slice(0, questionsOfSession);
}

function questionsFor(kind: Kind, day: string, input: PlanInput, taken: ReadonlySet<string>): PlanQuestion[] {
  if (kind === 'interview') return [];
  if (kind === 'mock') return mockOf(input, day);
  if (kind === 'light') return lastOf(input, day);
  return byNeed(input.questions, day)
    .filter((question) => isGap(question, day) && !taken.has(question.id))
    .slice(0, questionsOfSession);
}

function isDone(kind: Kind, day: string, asked: readonly PlanQuestion[], input: PlanInput): boolean {
  if (kind === 'interview') return day < input.today;
  if (kind === 'mock') return input.mockDays.includes(day);
  // On a day that is over, other questions of the job count as well: the plan follows what was practiced.
  return day < input.today && kind === 'questions'
    ? input.questions.some((question) => isTriedOn(question, day))
    : asked.length > 0 && asked.every((question) => isTriedOn(question, day));
}

function minutesFor(kind: Kind, count: number): number {
  if (kind === 'interview') return 0;
  return kind === 'questions' ? count * minutesOf.perQuestion : minutesOf[kind];
}

/** Days from one session to the next: every day in a short plan, else so many that the last gap comes before the mock interview. */
function stepAfter(day: string, input: PlanInput, taken: ReadonlySet<string>): number {
  const { plannedOn, interviewDay, questions } = input;
  if (daysBetween(plannedOn, interviewDay) <= dailyPlanDays) return 1;
  const open = questions.filter((question) => isGap(question, addDays(day, 1)) && !taken.has(question.id));
  const sessions = Math.ceil(open.length / questionsOfSession);
  const daysForThem = daysBetween(day, interviewDay) - 3;
  return sessions === 0 ? 1 : Math.max(1, Math.floor(daysForThem / sessions));
}

/**
 * The plan to the day of an interview, its past days included: a pure replay from its first day on, so that what was practiced
 * or missed moves what follows. A missed day's questions come first on the next one, which says so in `movedFrom`, once.
 */
export function planTo(asked: PlanInput): PlanDay[] {
  const { today, interviewDay } = asked;
  const days = Math.min(longestPlanDays, daysBetween(asked.plannedOn, interviewDay));
  const plannedOn = addDays(interviewDay, -days);
  const input = { ...asked, plannedOn };
  const plan: PlanDay[] = [];
  /** Questions of today and of the days ahead: none is planned twice. */
  const taken = new Set<string>();
  let missed: PlanDay | null = null;
  let nextSession = plannedOn;
  for (let at = 0; at <= days; at += 1) {
    const day = addDays(plannedOn, at);
    const kind = kindOf(day, input);
    if (kind === 'questions' && day < nextSession) continue;
    const chosen = questionsFor(kind, day, input, taken);
    if (kind === 'questions' && chosen.length === 0) continue;
    if (day >= today && kind === 'questions') for (const { id } of chosen) taken.add(id);
    if (kind === 'questions') nextSession = addDays(day, stepAfter(day, input, taken));
    const done = isDone(kind, day, chosen, input);
    const state = done ? 'done' : day < today ? 'missed' : day === today ? 'today' : 'ahead';
    const questionIds = chosen.map(({ id }) => id);
    const isMoved: boolean =
      missed !== null && state !== 'missed' && questionIds.some((id) => missed?.questionIds.includes(id));
    plan.push({
      date: day,
      kind,
      state,
      minutes: minutesFor(kind, chosen.length),
      questionIds,
      movedFrom: isMoved && missed ? missed.date : null,
    });
    if (state === 'missed') missed = plan.at(-1) ?? null;
    else if (kind !== 'interview') missed = null;
  }
  return plan;
}
