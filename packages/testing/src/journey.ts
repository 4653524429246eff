// The main path by the official client alone: sign up, confirm by email, interview, read a score.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

const password = 'Rehearse-24!room';

const strongEnding =
  'I owned the work from start to end: I measured the problem first, compared two options with the team, chose the simpler one because it could be rolled back, and checked it with real users. As a result the time fell from 40 minutes to 6 within three weeks, complaints dropped by 62%, and I wrote the lesson down so that two other teams used it later.';
const weak = 'I am a hard worker and I would just do my best I guess.';

interface Question {
  question_text: string;
  ideal_answer: string;
}

async function readMail(mailLink: string, to: string): Promise<{ subject: string; text: string }> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const answer = await fetch(mailLink, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`the mail page answered ${answer.status}: ${await answer.text()}`);
    const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
    const mail = mails.find((candidate) => candidate.to === to);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no mail to ${to} arrived`);
}

/** Signs a new user up and follows the link in the confirmation email. Resolves to a signed-in client. */
export async function signUpAndConfirm(mailLink: string, email: string): Promise<SupabaseClient> {
  const baseUrl = new URL(mailLink).origin;
  const config = (await (await fetch(`${baseUrl}/config.json`)).json()) as {
    url: string;
    publishableKey: string;
  };
  const client = createClient(config.url, config.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${baseUrl}/auth-confirmed`, data: { full_name: 'Journey Tester' } },
  });
  if (error) throw error;
  const mail = await readMail(mailLink, email);
  const link = /https?:\/\/\S*\/auth\/v1\/verify\S*/.exec(mail.text)?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" holds no confirmation link`);
  const opened = await fetch(link, { redirect: 'manual' });
  if (opened.status < 300 || opened.status > 399) throw new Error(`the link answered ${opened.status}`);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return client;
}

/** Holds one whole interview, answering each question by `answerFor`. Resolves to the overall score of 100. */
export async function interview(
  client: SupabaseClient,
  answerFor: (question: Question) => string,
): Promise<number> {
  const { data: user } = await client.auth.getUser();
  const plan = { job_role: 'Backend engineer', interview_type: 'technical', difficulty: 'medium' };
  const session = await client
    .from('interview_sessions')
    .insert({
      ...plan,
      user_id: user.user?.id,
      mode: 'text',
      questions_count: 3,
      time_limit: 30,
      status: 'in_progress',
    })
    .select()
    .single();
  if (session.error) throw session.error;
  const generated = await client.functions.invoke('generate-interview-questions', {
    body: {
      jobRole: plan.job_role,
      interviewType: session.data.interview_type,
      difficulty: plan.difficulty,
      count: session.data.questions_count,
      sessionId: session.data.id,
    },
  });
  if (generated.error) throw generated.error;
  const answers = (generated.data.questions as Question[]).map((question) => ({
    question_text: question.question_text,
    ideal_answer: question.ideal_answer,
    user_answer: answerFor(question),
  }));
  for (const answer of answers) {
    const saved = await client
      .from('interview_answers')
      .insert({ session_id: session.data.id, question_id: null, ...answer });
    if (saved.error) throw saved.error;
  }
  const scored = await client.functions.invoke('comprehensive-interview-scoring', {
    body: {
      sessionId: session.data.id,
      answers,
      jobRole: plan.job_role,
      interviewType: session.data.interview_type,
      hasVoiceData: false,
    },
  });
  if (scored.error) throw scored.error;
  const stored = await client.from('interview_sessions').select().eq('id', session.data.id).single();
  if (stored.error) throw stored.error;
  if (stored.data.status !== 'completed' || stored.data.overall_score !== scored.data.overallScore) {
    throw new Error('the stored session is not the scored one');
  }
  return scored.data.overallScore;
}

/**
 * Runs the journey once with strong and once with weak answers. A strong answer is the interviewer's own ideal
 * in the candidate's order with a measured ending. `mailLink` is the mail page with its key.
 */
export async function runJourney(mailLink: string): Promise<{ strong: number; weak: number }> {
  const client = await signUpAndConfirm(mailLink, `journey-${crypto.randomUUID()}@example.com`);
  const strong = await interview(client, (question) => `${question.ideal_answer} ${strongEnding}`);
  return { strong, weak: await interview(client, () => weak) };
}
