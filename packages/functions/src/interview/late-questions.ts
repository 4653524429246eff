import { languageTagOf } from '@greenroom/coach';
import type { GeneratedQuestion, GenerateQuestionsOutput } from '@greenroom/domain';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';
import { QuestionSetNote } from './store.ts';

/** Adds the language of the questions to a set. It's read from the sample answers, because a question is often too short to tell. */
export function withLanguage(set: GenerateQuestionsOutput): GenerateQuestionsOutput {
  const texts = set.questions
    .map(({ question_text, ideal_answer }) => ideal_answer || question_text)
    .join('\n');
  return { ...set, source: { ...set.source, ...languageTagOf(texts) } };
}

const placeColumns =
  'position, question_text, ideal_answer, bank_id, kind, competency, level, hint, phase, reason, points';

async function findPlaces(db: Db, sessionId: string) {
  const query = db.from('interview_questions').select(placeColumns).eq('session_id', sessionId);
  return rowsOf('reading the questions', await query.order('position'));
}
type StoredPlace = Awaited<ReturnType<typeof findPlaces>>[number];
type Place = Pick<StoredPlace, 'position' | 'question_text' | 'bank_id'>;

/** Sets that are still being written, by their session. In memory only: where they are lost, the questions of the bank stay. */
const lateSets = new Map<string, GenerateQuestionsOutput>();
/** Questions of the bank that gave way, by their session: a page may have opened one meanwhile. */
const gaveWay = new Map<string, readonly StoredPlace[]>();
const mostSets = 500;

function keepNewest<Value>(kept: Map<string, Value>, sessionId: string, value: Value): void {
  kept.delete(sessionId);
  kept.set(sessionId, value);
  const oldest = kept.keys().next();
  if (kept.size > mostSets && !oldest.done) kept.delete(oldest.value);
}

/** Keeps what a set has come to since it was stored, until the interview asks for it. */
export const keepLate = (sessionId: string, set: GenerateQuestionsOutput) =>
  keepNewest(lateSets, sessionId, withLanguage(set));

/**
 * The places, from a position on, in which a question of the bank gives way to one that a model wrote late: none that is answered or
 * comes before an answer, and no question twice.
 */
export function latePlaces<Stored extends Place>(
  stored: readonly Stored[],
  answered: readonly string[],
  questions: readonly GeneratedQuestion[],
  from: number,
): { place: Stored; question: GeneratedQuestion }[] {
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

/** The questions that gave way although the page shows them: it opened them while it asked. What a user sees is what they answer. */
export const placesBack = <Stored extends Place>(
  stored: readonly Place[],
  answered: readonly string[],
  gone: readonly Stored[],
  shown: readonly string[],
): Stored[] =>
  gone.filter(({ position, question_text }) => {
    const now = stored.find((one) => one.position === position)?.question_text ?? question_text;
    return shown.includes(question_text) && now !== question_text && !answered.includes(now);
  });

/** The questions of a set that has grown beyond what is stored of it. */
export function addedTo(
  stored: readonly Place[],
  questions: readonly GeneratedQuestion[],
): GeneratedQuestion[] {
  const known = new Set(stored.map(({ question_text }) => question_text));
  return questions.slice(stored.length).filter(({ question_text }) => !known.has(question_text));
}

type Writable = Omit<StoredPlace, 'position'> | Omit<GeneratedQuestion, 'follow_up'>;

async function replaceQuestion(db: Db, sessionId: string, position: number, question: Writable) {
  const change = db.from('interview_questions').update(question).eq('session_id', sessionId);
  rowsOf('placing a late question', await change.eq('position', position).select('id'));
}

async function addQuestions(db: Db, session: LateFor, from: number, questions: GeneratedQuestion[]) {
  const rows = questions.map(({ follow_up: _, ...question }, at) => ({
    ...question,
    ...{ session_id: session.id, user_id: session.userId, position: from + at },
  }));
  // Two tabs may ask at once.
  const how = { onConflict: 'session_id,position', ignoreDuplicates: true };
  rowsOf('adding late questions', await db.from('interview_questions').upsert(rows, how).select('id'));
}

/** An interview that asks, from a position on that nobody has seen, with the texts of the questions before it as its page shows them. */
interface LateFor {
  id: string;
  userId: string;
  from: number;
  shown: readonly string[];
}

/** What is being done to the set of a session: each request reads what the one before it wrote. */
const turns = new Map<string, Promise<void>>();

/** Does something to the set of a session once everything before it is done, or has failed. */
function inTurn(sessionId: string, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(sessionId) ?? Promise.resolve()).then(work);
  const ended: Promise<void> = turn
    .catch(() => {})
    .then(() => {
      if (turns.get(sessionId) === ended) turns.delete(sessionId);
    });
  turns.set(sessionId, ended);
  return turn;
}

async function findAnswered(db: Db, sessionId: string): Promise<string[]> {
  const query = db.from('interview_answers').select('question_text').eq('session_id', sessionId);
  return rowsOf('reading the answers', await query).map(({ question_text }) => question_text);
}

/**
 * Puts what has been written meanwhile into the stored set, and puts back what the page shows. The interview asks for it, so that
 * no question changes under a user who is offline.
 */
export const takeLate = (db: Db, session: LateFor): Promise<void> =>
  inTurn(session.id, () => placeLate(db, session));

/** Puts back the questions that the page showed, by their texts, so that the question a user answered is the one that is scored. */
export const putBack = (db: Db, sessionId: string, shown: readonly string[]): Promise<void> =>
  inTurn(sessionId, async () => {
    const gone = gaveWay.get(sessionId);
    if (!gone) return;
    const [stored, answered] = [await findPlaces(db, sessionId), await findAnswered(db, sessionId)];
    for (const { position, ...question } of placesBack(stored, answered, gone, shown))
      await replaceQuestion(db, sessionId, position, question);
  });

async function placeLate(db: Db, session: LateFor): Promise<void> {
  const { id, from, shown } = session;
  const set = lateSets.get(id);
  const gone = gaveWay.get(id) ?? [];
  if (!set && gone.length === 0) return;
  const [stored, answered] = [await findPlaces(db, id), await findAnswered(db, id)];
  for (const { position, ...question } of placesBack(stored, answered, gone, shown))
    await replaceQuestion(db, id, position, question);
  if (!set) return;
  const places = latePlaces(stored, answered, set.questions, from);
  if (places.length > 0) keepNewest(gaveWay, id, [...gone, ...places.map(({ place }) => place)]);
  for (const { place, question } of places) {
    const { follow_up: _, ...written } = question;
    await replaceQuestion(db, id, place.position, written);
  }
  const added = addedTo(stored, set.questions);
  if (added.length > 0) await addQuestions(db, session, stored.length, added);
  const question_set = QuestionSetNote.parse(set);
  const noted = db.from('interview_sessions').update({ question_set }).eq('id', id);
  rowsOf('noting a late set', await noted.neq('status', 'completed').select('id'));
  // The model may have written more in the meantime.
  if (lateSets.get(id) === set) lateSets.delete(id);
}
