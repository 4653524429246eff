import type { Coach } from '@greenroom/coach';
import { z } from 'zod';
import type { Db } from '../ports.ts';
import { rowsOf } from '../store-result.ts';

/** Interviews that are looked back at, and what is taken from them at most. */
const lastInterviews = 3;
const mostOpen = 6;
const mostStories = 8;

const Point = z.object({ zone: z.string(), ask: z.string().min(1), worth: z.number() });
/** Reports of older versions have no points. */
const Answers = z
  .array(z.object({ score: z.object({ points: z.array(Point).catch([]).default([]) }) }))
  .catch([]);

/** What a model may know of the caller: coaching questions that their last answers left open, and titles of their stories. */
export interface UserMemory {
  open: string[];
  stories: string[];
}

/** Reads what the caller's last interviews left open, the most worth first, and what stories they keep, the newest first. */
export async function findMemory(db: Db): Promise<UserMemory> {
  const [sessions, stories] = await Promise.all([
    db
      .from('interview_sessions')
      .select('answers:feedback->answers')
      .eq('status', 'completed')
      .order('completed_at', { ascending: false })
      .limit(lastInterviews),
    db.from('stories').select('title').order('created_at', { ascending: false }).limit(mostStories),
  ]);
  const points = rowsOf('reading the last interviews', sessions).flatMap(({ answers }) =>
    Answers.parse(answers).flatMap(({ score }) => score.points),
  );
  const open = points.filter(({ zone }) => zone === 'ask').sort((a, b) => b.worth - a.worth);
  return {
    open: [...new Set(open.map(({ ask }) => ask))].slice(0, mostOpen),
    stories: rowsOf('reading the titles of stories', stories).map(({ title }) => title),
  };
}

/** What the caller's last interviews left open, for a coach with a model; the built-in one has no use for it. */
export const findOpenPoints = async (coach: Coach, db: Db): Promise<string[]> =>
  coach.withoutModel ? (await findMemory(db)).open : [];
