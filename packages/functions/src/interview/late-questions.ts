import { languageTagOf } from '@greenroom/coach';
import type { GeneratedQuestion, GenerateQuestionsOutput } from '@greenroom/domain';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';
import { QuestionSetNote } from './store.ts';

/** The set with the language of its questions, whoever wrote them. */
export function withLanguage(set: GenerateQuestionsOutput): GenerateQuestionsOutput {
  const texts = set.questions.map(({ question_text }) => question_text).join('\n');
  return { ...set, source: { ...set.source, ...languageTagOf(texts) } };
}

/** A question as it is stored, as far as its place goes. */
interface StoredPlace {
  position: number;
  question_text: string;
  bank_id: string | null;
}

/** Sets that are still being written, by their session. In memory only: where they are lost, the questions of the bank stay. */
const lateSets = new Map<string, GenerateQuestionsOutput>();
const mostSets = 500;

/** Keeps what a set has come to since it was stored, until the interview asks for it. */
export function keepLate(sessionId: string, set: GenerateQuestionsOutput): void {
  lateSets.delete(sessionId);
  lateSets.set(sessionId, withLanguage(set));
  const oldest = lateSets.keys().next();
  if (lateSets.size > mostSets && !oldest.done) lateSets.delete(oldest.value);
}

/**
 * The places, from a position on, in which a question of the bank gives way to one that a model wrote late: none that is answered or
 * comes before an answer, and no question twice.
 */
export function latePlaces(
  stored: readonly StoredPlace[],
  answered: readonly string[],
  questions: readonly GeneratedQuestion[],
  from: number,
): { place: StoredPlace; question: GeneratedQuestion }[] {
  const known = new Set(stored.map(({ question_text }) => question_text));
  const done = stored.flatMap((one) => (answered.includes(one.question_text) ? one.position + 1 : []));
  const first = Math.max(from, ...done);
  return stored.flatMap((place) => {
    const question = questions[place.position];
    const isOpen = place.position >= first && place.bank_id !== null;
    if (!question || !isOpen || question.bank_id !== null || known.has(question.question_text)) return [];
    known.add(question.question_text);
    return [{ place, question }];
  });
}

/**
 * Puts what has been written meanwhile into the stored set, from a position on that nobody has seen. The interview asks for it, so that
 * no question changes under a user who is offline.
 */
export async function takeLate(db: Db, sessionId: string, from: number): Promise<void> {
  const set = lateSets.get(sessionId);
  if (!set) return;
  lateSets.delete(sessionId);
  const questions = db.from('interview_questions').select('position, question_text, bank_id');
  const answers = db.from('interview_answers').select('question_text').eq('session_id', sessionId);
  const stored = rowsOf(
    'reading the questions',
    await questions.eq('session_id', sessionId).order('position'),
  );
  const answered = rowsOf('reading the answers', await answers).map(({ question_text }) => question_text);
  for (const { place, question } of latePlaces(stored, answered, set.questions, from)) {
    const { follow_up: _, ...written } = question;
    const change = db.from('interview_questions').update(written).eq('session_id', sessionId);
    rowsOf('placing a late question', await change.eq('position', place.position).select('id'));
  }
  const question_set = QuestionSetNote.parse(set);
  const noted = db.from('interview_sessions').update({ question_set }).eq('id', sessionId);
  rowsOf('noting a late set', await noted.neq('status', 'completed').select('id'));
}
