import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/button.tsx';
import { PageHead } from '@/components/page-head.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { BadgeLists, BadgeListsSkeleton } from '@/features/achievements/components/badge-lists.tsx';
import { achievementsQuery } from '@/features/achievements/queries.ts';
import { Progress, ProgressSkeleton } from '@/features/progress/components/progress.tsx';
import { progressQuery } from '@/features/progress/queries.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/dashboard.css';
import '@/styles/progress.css';

/** How practice adds up: numbers, scores over time, skills and achievements. */
export function Component() {
  const { id: userId } = useUser();
  const summary = useQuery(progressQuery(userId));
  return (
    <>
      <PageHead title={t`Progress`} text={t`What the rehearsals add up to.`}>
        <ButtonLink small variant="primary" to={paths.interviewSetup}>
          {t`Start Practice Session`}
        </ButtonLink>
      </PageHead>
      <QueryState
        query={summary}
        failure={t`Your progress could not be loaded.`}
        skeleton={<ProgressSkeleton />}
      >
        {(data) => <Progress summary={data} achievements={<Achievements />} />}
      </QueryState>
    </>
  );
}

function Achievements() {
  const summary = useQuery(achievementsQuery(useUser().id));
  return (
    <QueryState
      query={summary}
      failure={t`Your achievements could not be loaded.`}
      skeleton={<BadgeListsSkeleton />}
    >
      {({ badges }) => <BadgeLists badges={badges} />}
    </QueryState>
  );
}
