import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@/components/page-head.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Achievements, AchievementsSkeleton } from '@/features/achievements/components/achievements.tsx';
import { achievementsQuery } from '@/features/achievements/queries.ts';
import { useUser } from '@/lib/session.ts';
import { PracticeWins } from './practice-wins.tsx';

/** Badges earned, and the way to the others. */
export function Component() {
  const summary = useQuery(achievementsQuery(useUser().id));
  return (
    <>
      <PageHead
        title={t`Achievements & Badges`}
        tab={t`Achievements`}
        text={t`You earn badges for habits that help in interviews.`}
      />
      <QueryState
        query={summary}
        failure={t`We couldn't load your achievements.`}
        skeleton={<AchievementsSkeleton />}
      >
        {(data) => <Achievements summary={data} />}
      </QueryState>
      <PracticeWins />
    </>
  );
}
