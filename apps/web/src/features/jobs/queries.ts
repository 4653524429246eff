import { AskQuestion, JobDetails, type JobWorkspace, SheetStory } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { accessQuery } from '@/lib/access.ts';
import { localDay } from '@/lib/calendar.ts';
import { invoke } from '@/lib/functions.ts';
import { jobsKey } from '@/lib/jobs-query.ts';
import { askOrCopy, keepCopy, readCopy } from '@/lib/offline-copy.ts';
import { supabase } from '@/lib/supabase.ts';

const sheetCopy = (jobId: string) => `day-sheet.${jobId}`;
/** One interview with its plan, coverage and questions. Keeps its day sheet on the device. */
export const jobQuery = (userId: string, jobId: string) =>
  queryOptions({
    queryKey: [...jobsKey(userId), 'job', jobId, localDay()],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<JobWorkspace> => {
      const job = await invoke('open-job', { jobId, today: localDay() }, { signal });
      keepSheet(userId, job);
      return job;
    },
  });

/** What the day sheet needs of an interview: small enough to keep on the device. */
export const SheetSource = z.object({
  id: z.string(),
  details: JobDetails,
  opening: z.string(),
  toAsk: z.array(AskQuestion),
  stressed: z.array(z.string()),
  /** Likely questions with an answer; sheets that were kept before it was counted have none. */
  practiced: z.number().default(0),
  /** Sheets that were kept before there were stories have none. */
  stories: z.array(SheetStory).default([]),
});
export type SheetSource = z.infer<typeof SheetSource>;

const sheetSource = ({ id, details, opening, questions, ...job }: JobWorkspace): SheetSource => ({
  ...{ id, details, opening },
  practiced: questions.filter(({ score }) => score !== null).length,
  ...{ toAsk: job.toAsk, stressed: job.stressed, stories: job.stories },
});

const keepSheet = (userId: string, job: JobWorkspace) =>
  keepCopy(userId, sheetCopy(job.id), sheetSource(job));

/** The day sheet of an interview as this device keeps it; null where it was never opened here. */
export const keptSheet = (userId: string, jobId: string): SheetSource | null =>
  readCopy(userId, sheetCopy(jobId), SheetSource);

/** The day sheet's content: the server's where it can be reached, otherwise the copy on this device. */
export const sheetQuery = (userId: string, jobId: string) =>
  queryOptions({
    queryKey: [...jobsKey(userId), 'sheet', jobId],
    staleTime: 0,
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      askOrCopy<SheetSource>(
        keptSheet(userId, jobId),
        async () => sheetSource(await invoke('open-job', { jobId, today: localDay() }, { signal })),
        (sheet) => keepCopy(userId, sheetCopy(jobId), sheet),
      ),
  });

/** Forgets the copy of a deleted interview. */
export const forgetSheet = (userId: string, jobId: string) => keepCopy(userId, sheetCopy(jobId), null);

/** The user's resumes, the newest first, to choose one from. */
export const resumeChoicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId, 'choices'],
    queryFn: async ({ signal }): Promise<{ id: string; name: string }[]> => {
      const client = await supabase();
      const { data } = await client
        .from('user_documents')
        .select('id, name')
        .eq('user_id', userId)
        .eq('type', 'resume')
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

/** The title of an interview; null where it isn't the user's, or no interview. */
export const jobTitleQuery = (userId: string, jobId: string) =>
  queryOptions({
    queryKey: [...jobsKey(userId), 'title', jobId],
    queryFn: async ({ signal }): Promise<string | null> => {
      if (!z.uuid().safeParse(jobId).success) return null;
      const client = await supabase();
      const { data } = await client
        .from('jobs')
        .select('title')
        .eq('id', jobId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data?.title ?? null;
    },
  });

/** Whether the user may add any number of interviews: those who have the job analyzer may. */
export const unlimitedJobsQuery = (userId: string) => accessQuery(userId, 'job_analyzer');
