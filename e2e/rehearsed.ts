import { asOperator } from './fixtures.ts';

export interface Rehearsal {
  score: number;
  jobRole: string;
  daysAgo: number;
  /** The version of the built-in rubric that scored it. */
  rubric?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
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
    const started = await client.from('interview_sessions').insert({
      id,
      user_id: userId,
      job_role: rehearsal.jobRole,
      interview_type: 'mixed',
      difficulty: rehearsal.difficulty ?? 'medium',
    });
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

/** Retries the one question of the newest rehearsal, and scores it by the same engine. */
export async function retryBetter(baseURL: string | undefined, email: string, score: number) {
  const client = asOperator(baseURL);
  const userId = await userIdOf(baseURL, email);
  const { data: session, error } = await client
    .from('interview_sessions')
    .select('id, overall_score, feedback')
    .eq('user_id', userId)
    .order('completed_at', { ascending: false })
    .limit(1)
    .single();
  if (error) throw error;
  const stored = await client.rpc('store_interview_retry', {
    p_user_id: userId,
    p_session_id: session.id,
    p_question_text: 'Why you?',
    p_user_answer: 'I cut it by 3 days because I asked the ward first',
  });
  if (stored.error) throw stored.error;
  const { engine } = session.feedback as ReturnType<typeof feedbackOf>;
  const scored = await client.rpc('score_interview_retry', {
    p_id: stored.data.id,
    p_feedback: { overall: score, engine },
    p_comparison: { overall: score - Number(session.overall_score), beforeEngine: engine },
  });
  if (scored.error) throw scored.error;
}
