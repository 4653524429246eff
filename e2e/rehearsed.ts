import { asOperator } from './fixtures.ts';

export interface Rehearsal {
  score: number;
  jobRole: string;
  daysAgo: number;
  /** The version of the built-in rubric that scored it. */
  rubric?: string;
}

const hourMs = 3_600_000;

const feedbackOf = ({ score, rubric = '1.0' }: Rehearsal) => ({
  overallScore: score,
  technical_accuracy: score,
  problem_solving: Math.max(0, score - 10),
  communication_clarity: Math.min(100, score + 5),
  relevant_experience: score,
  cultural_fit: score,
  engine: { kind: 'builtin', name: 'Built-in', version: rubric },
  answers: [
    {
      question_text: 'Why you?',
      user_answer: 'I cut it by 3 days',
      ideal_answer: '',
      score: { overall: score },
    },
  ],
});

/** The user's id by the address. */
export async function userIdOf(baseURL: string | undefined, email: string): Promise<string> {
  const { data, error } = await asOperator(baseURL)
    .from('profiles')
    .select('user_id')
    .eq('email', email)
    .single();
  if (error) throw error;
  return data.user_id;
}

/** Finishes interviews as the server does, with points, skills and badges; then lets them be as old as they are told. */
export async function rehearse(baseURL: string | undefined, email: string, rehearsals: readonly Rehearsal[]) {
  const client = asOperator(baseURL);
  const userId = await userIdOf(baseURL, email);
  for (const rehearsal of rehearsals) {
    const id = crypto.randomUUID();
    const started = await client
      .from('interview_sessions')
      .insert({ id, user_id: userId, job_role: rehearsal.jobRole, interview_type: 'mixed' });
    if (started.error) throw started.error;
    const completed = await client.rpc('complete_interview', {
      p_session_id: id,
      p_feedback: feedbackOf(rehearsal),
      p_activity_date: null,
    });
    if (completed.error) throw completed.error;
    const end = Date.now() - rehearsal.daysAgo * 24 * hourMs;
    const aged = await client
      .from('interview_sessions')
      .update({
        started_at: new Date(end - hourMs / 4).toISOString(),
        completed_at: new Date(end).toISOString(),
      })
      .eq('id', id);
    if (aged.error) throw aged.error;
  }
}
