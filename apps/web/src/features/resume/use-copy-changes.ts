import type { ResumeContent } from '@greenroom/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '@/lib/session.ts';
import { keywordsOf } from './ad-keywords.ts';
import { compareReadings } from './comparison.ts';
import { readWritten, type WrittenResume } from './editor-store.ts';
import { lineChanges } from './line-changes.ts';
import { scanText } from './mutations.ts';
import { printedResume } from './printed.ts';
import { linesOf, textOf } from './printed-lines.ts';

/** The master as it is in the account now, whatever an open editor has of it. */
export const masterQuery = (userId: string, masterId: string) =>
  queryOptions({
    queryKey: ['written-resumes', userId, masterId, 'now'],
    queryFn: ({ signal }) => readWritten(masterId, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** A resume held against an ad by the matcher of the resume page; nothing of it is stored. */
const matchQuery = (userId: string, content: ResumeContent, ad: string) => {
  const text = textOf(printedResume(content));
  return queryOptions({
    queryKey: ['written-resumes', userId, 'match', ad, text],
    queryFn: async () => ({ ...(await scanText('', text, ad)), jobRole: ad }),
    enabled: ad !== '' && text.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

/** What changed from a master to its copy, with the match of both with the ad and the ad's words. */
export function useCopyChanges(master: WrittenResume, content: ResumeContent, ad: string) {
  const { id: userId } = useUser();
  const before = useQuery(matchQuery(userId, master.content, ad));
  const after = useQuery(matchQuery(userId, content, ad));
  const changes = useMemo(
    () => lineChanges(linesOf(printedResume(master.content)), linesOf(printedResume(content))),
    [master, content],
  );
  const [was, is] = [before.data, after.data];
  return {
    changes,
    keywords: useMemo(() => keywordsOf([was?.match ?? null, is?.match ?? null]), [was, is]),
    /** Null until both were held against the ad. */
    comparison: was && is ? compareReadings(was, is) : null,
    /** Skills of the ad that the master shows and the copy doesn't. */
    lost: was && is ? compareReadings(is, was).gained : [],
    isFailed: before.isError || after.isError,
    isBusy: before.isFetching || after.isFetching,
    isPaused: before.fetchStatus === 'paused' || after.fetchStatus === 'paused',
    retry: () => {
      if (before.isError) void before.refetch();
      if (after.isError) void after.refetch();
    },
  };
}
export type CopyChangesData = ReturnType<typeof useCopyChanges>;
