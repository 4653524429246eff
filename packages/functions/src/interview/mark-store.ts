import { AnswerMark } from '@greenroom/domain';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';

const markColumns =
  'question_text, point_id, ask, kind, quote, quote_start, quote_end, counts, worth, created_at';

/** All marks of the caller's interview, the oldest first. */
export async function findMarks(db: Db, sessionId: string): Promise<AnswerMark[]> {
  const query = db.from('interview_marks').select(markColumns).eq('session_id', sessionId);
  const rows = rowsOf('reading the marks', await query.order('created_at'));
  return rows.map((row) =>
    AnswerMark.parse({
      questionText: row.question_text,
      pointId: row.point_id,
      ask: row.ask,
      kind: row.kind,
      quote: row.quote,
      start: row.quote_start,
      end: row.quote_end,
      counts: row.counts,
      worth: row.worth,
    }),
  );
}

/** Replaces the mark on one point of an answer, or removes it for null. `serviceDb`, because clients may not write marks. */
export async function setMark(
  serviceDb: Db,
  place: { userId: string; sessionId: string; questionText: string; pointId: string },
  mark: AnswerMark | null,
): Promise<void> {
  const { error } = await serviceDb.rpc('set_interview_mark', {
    p_user_id: place.userId,
    p_session_id: place.sessionId,
    p_question_text: place.questionText,
    p_point_id: place.pointId,
    // The generated type has no null for an argument; SQL takes it as "remove".
    p_mark: mark as AnswerMark,
  });
  if (error) throw new StoreError('set_interview_mark', error.code);
}
