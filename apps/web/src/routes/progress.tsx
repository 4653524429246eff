import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { PageHead } from '@/components/page-head.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { BadgeLists, BadgeListsSkeleton } from '@/features/achievements/components/badge-lists.tsx';
import { achievementsQuery } from '@/features/achievements/queries.ts';
import { Gains } from '@/features/progress/components/gains.tsx';
import { Progress, ProgressSkeleton } from '@/features/progress/components/progress.tsx';
import { nextJob } from '@/features/progress/now.ts';
import { progressQuery } from '@/features/progress/queries.ts';
import { localDay } from '@/lib/calendar.ts';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { winAddress } from './win-address.ts';
import '@/styles/dashboard.css';
import '@/styles/progress.css';

/** How practice adds up: numbers, scores over time, skills and achievements. */
export function Component() {
  const { id: userId } = useUser();
  const summary = useQuery(progressQuery(userId));
  const jobs = useQuery(jobsQuery(userId));
  const today = localDay();
  const { jobs: dated = [] } = jobs.data ?? {};
  const next =
    dated.length === 0 ? null : nextJob(dated, today, Intl.DateTimeFormat().resolvedOptions().timeZone);
  // The page is drawn in slices, whichever of the two answers comes last.
  const waiting = useDeferredValue(jobs.isPending && !jobs.isError && jobs.fetchStatus !== 'paused');
  return (
    <>
      <PageHead
        title={t`Progress`}
        text={t`What your practice adds up to: your scores over time, your skills and the answers you made better.`}
      >
        <ButtonLink small variant="primary" to={paths.interviewSetup}>
          {t`Start Practice Session`}
        </ButtonLink>
      </PageHead>
      <QueryState
        query={summary}
        failure={t`We couldn't load your progress.`}
        skeleton={<ProgressSkeleton />}
      >
        {(data) =>
          waiting ? (
            <ProgressSkeleton />
          ) : (
            <Progress
              summary={data}
              gains={<Gains summary={data} next={next} today={today} addressOf={winAddress} />}
              achievements={<Achievements />}
            />
          )
        }
      </QueryState>
    </>
  );
}

function Achievements() {
  const summary = useQuery(achievementsQuery(useUser().id));
  return (
    <QueryState
      query={summary}
      failure={t`We couldn't load your achievements.`}
      skeleton={<BadgeListsSkeleton />}
    >
      {({ badges }) => <BadgeLists badges={badges} />}
    </QueryState>
  );
}
