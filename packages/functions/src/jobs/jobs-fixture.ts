import type { JobWorkspace, SaveJobInput } from '@greenroom/domain';
import type { Person, TestApp } from '../../../../apps/server/src/test-app.ts';

export const nurseAd = `Registered Nurse, Step-Down Unit
Quiet Harbor Hospital is a 210-bed hospital in Toledo, Ohio.

Responsibilities
- Interprets telemetry rhythms and responds to changes.
- Gives a clear bedside handoff at every shift change.
- Keeps patients and families informed in plain language.
- Documents care in Epic in real time.

Requirements
- Current RN license in Ohio.
- Two years of experience in acute care.
- Night shifts and every third weekend.

Nice to have
- Experience training new nurses is a plus.

Apply online by December 1.
`;

export const nurseResume = `Dana Whitfield
Toledo, Ohio
dana.whitfield@example.com

Experience

Telemetry Nurse, Lakeside Clinic
March 2022 - Present
- Interpreted telemetry rhythms for five patients a shift
- Cut the bedside handoff from 40 to 25 minutes
- Charted in Epic for four years

Licenses
RN, State of Ohio, through 2027
`;

export const today = '2026-11-30';
export const interviewDate = '2026-12-03';

type Details = SaveJobInput['details'];
const details: Details = {
  title: 'Registered Nurse',
  company: 'Quiet Harbor Hospital',
  format: 'on-site',
  interviewDate,
  interviewTime: '10:00',
  timeZone: 'America/New_York',
  place: '12 Harbor Road',
  people: 'Ms. Ortega, nurse manager',
  resumeId: null,
};

/** What a page sends to save a job. */
export const jobInput = (
  jobId: string,
  own: Partial<Omit<SaveJobInput, 'details'>> & { details?: Partial<Details> } = {},
): SaveJobInput => ({ jobId, today, ad: nurseAd, ...own, details: { ...details, ...own.details } });

/** The calls of one person. */
export function callsOf(backend: TestApp, person: Person) {
  const call = (name: string, body: unknown) => backend.call(name, body, person.token);
  return {
    call,
    async add(
      own: Parameters<typeof jobInput>[1] = {},
      jobId: string = crypto.randomUUID(),
    ): Promise<string> {
      const response = await call('save-job', jobInput(jobId, own));
      if (!response.ok) throw new Error(`save-job: ${await response.text()}`);
      return jobId;
    },
    async open(jobId: string, day = today): Promise<JobWorkspace> {
      const response = await call('open-job', { jobId, today: day });
      if (!response.ok) throw new Error(`open-job: ${await response.text()}`);
      return response.json();
    },
    async keepResume(content = nurseResume): Promise<string> {
      const { data, error } = await person.client
        .from('user_documents')
        .insert({ user_id: person.id, name: 'dana.txt', type: 'resume', content })
        .select('id')
        .single();
      if (error) throw error;
      return data.id;
    },
    /** Practices questions of a job in an interview that is scored; resolves to the session. */
    async practice(
      jobId: string,
      questionIds: string[],
      answer = 'I looked at the monitor, called early, and it worked.',
    ) {
      const started = await person.client
        .from('interview_sessions')
        .insert({ job_role: 'Registered Nurse', job_id: jobId, job_question_ids: questionIds })
        .select('id')
        .single();
      if (started.error) throw started.error;
      const sessionId = started.data.id;
      const shared = { jobRole: 'Registered Nurse', interviewType: 'mixed', sessionId };
      const made = await call('generate-interview-questions', { ...shared, difficulty: 'medium', count: 5 });
      const { questions } = (await made.json()) as { questions: { question_text: string }[] };
      const answers = questions.map(({ question_text }) => ({ question_text, user_answer: answer }));
      const scored = await call('comprehensive-interview-scoring', { ...shared, answers });
      if (!scored.ok) throw new Error(`scoring: ${await scored.text()}`);
      return { sessionId, questions };
    },
  };
}

/** Status, code and reason of a refusal. */
export async function refusalOf(response: Response) {
  const body = (await response.json()) as { error: { code: string; reason?: string } };
  return { status: response.status, code: body.error.code, reason: body.error.reason };
}
