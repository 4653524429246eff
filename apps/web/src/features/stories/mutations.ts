import { storyLimits } from '@greenroom/domain';
import { databaseCodes } from '@/lib/database-codes.ts';
import { invoke } from '@/lib/functions.ts';
import type { StorySeed } from '@/lib/story-seed.ts';
import { supabase } from '@/lib/supabase.ts';
import type { StoryDraft } from './draft.ts';

/** How a save ended: `conflict` where the story was changed elsewhere since, `gone` where it was deleted, `full` at the limit. */
export type SaveEnd = 'saved' | 'conflict' | 'gone' | 'full';

const contentOf = ({ title, situation, task, actions, result, competencies }: StoryDraft) => ({
  title: title.trim(),
  situation: situation.trim(),
  task: task.trim(),
  actions: actions.trim(),
  result: result.trim(),
  competencies,
});

function sourceOf(seed: StorySeed | null) {
  if (!seed) return {};
  if (seed.kind === 'answer')
    return {
      source_kind: 'answer',
      source_text: seed.question.slice(0, storyLimits.sourceText),
      source_session_id: seed.sessionId,
    };
  const text = seed.kind === 'question' ? seed.question : seed.text;
  const kind = seed.kind === 'question' ? 'form' : seed.kind;
  return { source_kind: kind, source_text: text.slice(0, storyLimits.sourceText) };
}

/** Says that a story was told in an answer. One story an answer: another one replaces it. */
export async function tellHere(
  userId: string,
  storyId: string,
  sessionId: string,
  question: string,
): Promise<void> {
  const client = await supabase();
  await client
    .from('story_uses')
    .upsert(
      { user_id: userId, story_id: storyId, session_id: sessionId, question_text: question },
      { onConflict: 'session_id,question_text' },
    )
    .throwOnError();
}

/** Takes back which story was told in an answer. */
export async function tellNothingHere(sessionId: string, question: string): Promise<void> {
  const client = await supabase();
  await client
    .from('story_uses')
    .delete()
    .eq('session_id', sessionId)
    .eq('question_text', question)
    .throwOnError();
}

async function keepFor(userId: string, storyId: string, requirementId: string): Promise<void> {
  const client = await supabase();
  await client
    .from('story_uses')
    .upsert(
      { user_id: userId, story_id: storyId, requirement_id: requirementId },
      { onConflict: 'requirement_id' },
    )
    .throwOnError();
}

/** Notes where a new story belongs. The story is saved whatever comes of it: the job or the answer may be gone. */
async function placeStory(userId: string, { id, seed }: StoryDraft): Promise<void> {
  try {
    if (seed?.kind === 'answer') await tellHere(userId, id, seed.sessionId, seed.question);
    if (seed?.kind === 'requirement') await keepFor(userId, id, seed.requirementId);
  } catch (error) {
    console.warn('The place of the story was not noted', error);
  }
}

/** The revision of a story that was never changed. */
const firstRevision = 0;

async function addStory(userId: string, draft: StoryDraft): Promise<SaveEnd> {
  const client = await supabase();
  const { error } = await client
    .from('stories')
    .insert({ id: draft.id, user_id: userId, ...contentOf(draft), ...sourceOf(draft.seed) });
  if (error?.code === databaseCodes.brokenRule && /room for/.test(error.message)) return 'full';
  if (error && error.code !== databaseCodes.duplicateKey) throw error;
  // The id is there: an earlier try was saved and its response got lost. What was typed since goes on top of it.
  const end = error ? await changeStory(draft, firstRevision) : 'saved';
  if (end === 'saved') await placeStory(userId, draft);
  return end;
}

async function changeStory(draft: StoryDraft, revision: number): Promise<SaveEnd> {
  const client = await supabase();
  const { data } = await client
    .from('stories')
    .update(contentOf(draft))
    .eq('id', draft.id)
    .eq('revision', revision)
    .select('id')
    .throwOnError();
  if (data.length > 0) return 'saved';
  const { data: there } = await client.from('stories').select('id').eq('id', draft.id).throwOnError();
  return there.length > 0 ? 'conflict' : 'gone';
}

/** Adds a story, or saves its changes where nobody else did since. Throws where the server can't be reached. */
export const saveStory = (userId: string, draft: StoryDraft): Promise<SaveEnd> =>
  draft.revision === null ? addStory(userId, draft) : changeStory(draft, draft.revision);

/** Deletes a story with its tellings. */
export async function deleteStory(storyId: string): Promise<void> {
  const client = await supabase();
  await client.from('stories').delete().eq('id', storyId).throwOnError();
}

/** Stores a telling and compares it; repeated with its id it adds nothing. */
export const tellStory = (telling: {
  storyId: string;
  tellingId: string;
  text: string;
  seconds: number | null;
}) => invoke('tell-story', telling);
