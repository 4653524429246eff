import { storyLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { writeKept } from '@/lib/kept.ts';
import { newId } from '@/lib/new-id.ts';
import { useUser } from '@/lib/session.ts';
import { storiesKey } from '@/lib/stories-query.ts';
import { notify } from '@/lib/toasts.ts';
import { useKept } from '@/lib/use-kept.ts';
import { useTellingClock } from '@/lib/use-telling-clock.ts';
import { tellStory } from './mutations.ts';

const Kept = z.object({ id: z.uuid(), text: z.string(), seconds: z.number() }).nullable();

/** A telling in progress: its words and its time, kept on the device until it is stored. The clock runs from the start of a recording, or from the first key. */
export function useTelling(storyId: string) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const key = `greenroom.story-telling.${userId}.${storyId}`;
  const [kept, setKept] = useKept(key, Kept, null);
  const { seconds, start, rest, reset } = useTellingClock(kept?.seconds ?? 0);
  const text = kept?.text ?? '';
  const forget = () => {
    setKept(null);
    writeKept(key, null);
    reset();
  };
  const telling = useMutation({
    mutationFn: ({ id, text: said, seconds: took }: { id: string; text: string; seconds: number }) =>
      tellStory({ storyId, tellingId: id, text: said, seconds: took > 0 ? took : null }),
    networkMode: 'always',
    onSuccess: () => {
      forget();
      void queries.invalidateQueries({ queryKey: storiesKey(userId) });
    },
    onError: (error) =>
      notify.error(t`We couldn't save this. Your words are still here. Try again.`, error.message),
  });
  return {
    text,
    seconds,
    start,
    say: (next: string) => {
      start();
      setKept({ id: kept?.id ?? newId(), text: next.slice(0, storyLimits.telling), seconds });
    },
    finish: () => {
      const took = rest();
      if (kept && text.trim() !== '' && !telling.isPending)
        telling.mutate({ id: kept.id, text, seconds: took });
    },
    again: () => telling.reset(),
    isPending: telling.isPending,
    result: telling.data ?? null,
  };
}
