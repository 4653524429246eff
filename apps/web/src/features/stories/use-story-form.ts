import { storyCounts } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jobsKey } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { storiesKey } from '@/lib/stories-query.ts';
import { notify } from '@/lib/toasts.ts';
import { problemOf, proposed, type StoryDraft, textOf } from './draft.ts';
import { saveStory } from './mutations.ts';
import { readQuery } from './queries.ts';
import { useStoryDraft } from './use-story-draft.ts';

const typingPauseMs = 900;

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}

/** What the words of a draft show; the last answer while somebody types on. */
function useReading(draft: StoryDraft) {
  const text = useSettled(textOf(draft));
  const { data } = useQuery({
    ...readQuery(text),
    enabled: text !== '',
    placeholderData: (before) => before,
  });
  return text === '' ? null : (data ?? null);
}

/** A story's form: its draft, what its words show, and saving it. */
export function useStoryForm(name: string, initial: StoryDraft) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { draft, setDraft, forget } = useStoryDraft(userId, name, initial);
  const [isChecked, setChecked] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const reading = useReading(draft);
  const shows = reading ? proposed(reading) : [];
  const shown = draft.isChosen
    ? draft.competencies
    : [...new Set([...draft.competencies, ...shows])].slice(0, storyCounts.competencies);
  // The way back to the job that it was begun from.
  const fromJob = draft.seed?.kind === 'requirement' ? `?job=${draft.seed.jobId}` : search;
  const saving = useMutation({
    mutationFn: (story: StoryDraft) => saveStory(userId, story),
    // Without it a save would wait for the network, and say nothing.
    networkMode: 'always',
    onSuccess: async (end, story) => {
      if (end === 'conflict') return setConflict(true);
      if (end === 'full') {
        const most = storyCounts.stories;
        return notify.error(
          t`You've reached the limit of ${most} stories. Delete one you no longer tell, then save this one.`,
        );
      }
      if (end === 'gone') return notify.error(t`This story was deleted. What you typed is still here.`);
      forget();
      void queries.invalidateQueries({ queryKey: storiesKey(userId) });
      void queries.invalidateQueries({ queryKey: jobsKey(userId) });
      notify.success(t`Story saved.`);
      await navigate(`${paths.story(story.id)}${fromJob}`, { replace: true });
    },
    onError: (error) =>
      notify.error(t`We couldn't save your story. What you typed is still here. Try again.`, error.message),
  });
  const save = (revision = draft.revision) => {
    setChecked(true);
    if (problemOf(draft) !== null || saving.isPending) return false;
    setConflict(false);
    saving.mutate({ ...draft, competencies: shown, revision });
    return true;
  };
  return {
    draft,
    change: (part: Partial<StoryDraft>) => setDraft({ ...draft, ...part }),
    forget,
    reading,
    shown,
    problem: isChecked ? problemOf(draft) : null,
    isConflict,
    isSaving: saving.isPending,
    save,
    /** Drops what was typed here for the stored version, once the form has that as its `initial`. */
    takeStored: () => {
      forget();
      setConflict(false);
      setChecked(false);
      // A new story that was saved before: the form of a new one doesn't show it.
      if (draft.revision === null) void navigate(paths.storyEdit(draft.id), { replace: true });
    },
  };
}
export type StoryForm = ReturnType<typeof useStoryForm>;
