import type { DashboardSummary, JobSummary, LikelyQuestion, OpenInterview, PlanDay } from '@greenroom/domain';

const uuid = (end: number) => `c0000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

export const question = (more: Partial<LikelyQuestion> = {}): LikelyQuestion => ({
  id: uuid(11),
  question: 'Tell me about a time a patient got worse fast.',
  reason: { kind: 'ad', line: 'Recognizes early signs of deterioration' },
  requirementId: null,
  score: null,
  firstScore: null,
  sessionId: null,
  practicedOn: null,
  cameUp: false,
  ...more,
});

export const planDay = (date: string, more: Partial<PlanDay> = {}): PlanDay => ({
  date,
  kind: 'questions',
  state: 'ahead',
  minutes: 12,
  questionIds: [uuid(11), uuid(12)],
  movedFrom: null,
  ...more,
});

/** Monday, November 30, 2026; the interview is on Thursday. */
export const monday = '2026-11-30';

export const job = (more: Partial<JobSummary> = {}): JobSummary => ({
  id: uuid(1),
  title: 'Cardiac step-down nurse',
  company: 'Alder Creek',
  format: 'on-site',
  place: '12 Mill Street',
  interviewDate: '2026-12-03',
  interviewTime: '10:00',
  timeZone: 'UTC',
  daysLeft: 3,
  covered: 9,
  requirements: 14,
  plan: [
    planDay(monday, { state: 'today' }),
    planDay('2026-12-01', { kind: 'mock', minutes: 35 }),
    planDay('2026-12-02', { kind: 'light', minutes: 8 }),
    planDay('2026-12-03', { kind: 'interview', minutes: 0, questionIds: [] }),
  ],
  today: [
    question(),
    question({ id: uuid(12), question: 'Who do you see first?', score: 54, practicedOn: '2026-11-27' }),
  ],
  afterwards: null,
  ...more,
});

export const openInterview = (more: Partial<OpenInterview> = {}): OpenInterview => ({
  id: uuid(2),
  jobRole: 'Registered nurse',
  interviewType: 'mixed',
  paused: true,
  expiresAt: '2026-11-30T21:40:00Z',
  questionsCount: 5,
  answered: 2,
  position: 2,
  question: 'How do you decide who to see first when everyone needs you?',
  secondsLeft: 840,
  ...more,
});

type Summary = Pick<DashboardSummary, 'open_interview' | 'recent_sessions'>;

export const summary = (more: Partial<Summary> = {}): Summary => ({
  open_interview: null,
  recent_sessions: [],
  ...more,
});

export const session: DashboardSummary['recent_sessions'][number] = {
  id: uuid(3),
  job_role: 'Registered nurse',
  interview_type: 'hr',
  overall_score: 71,
  started_at: '2026-11-27T10:00:00Z',
  completed_at: '2026-11-27T10:21:00Z',
};
