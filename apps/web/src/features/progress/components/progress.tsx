import { type ProgressSummary, recentSessionsOnProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { ChairDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { StatsSkeleton } from '@/components/stat.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { overallTrend } from '../trend.ts';
import { RecentSessions } from './recent-sessions.tsx';
import { ScoreChart } from './score-chart.tsx';
import { SkillProgress } from './skill-progress.tsx';
import { ProgressStats } from './stats.tsx';

const tabs = ['sessions', 'skills', 'achievements'] as const;
type Tab = (typeof tabs)[number];

interface ProgressProps {
  summary: ProgressSummary;
  /** The panel of the tab Achievements. */
  achievements: ReactNode;
}

/** The numbers, and three tabs: sessions with their scores over time, skills, achievements. */
export function Progress({ summary, achievements }: ProgressProps) {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'sessions';
  const select = (next: Tab) =>
    setSearch(next === 'sessions' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  const completed = formatCount(summary.sessions_completed);
  return (
    <>
      <section aria-label={t`Your numbers`}>
        <ProgressStats
          sessions={summary.sessions_total}
          sessionsNote={t`${completed} completed`}
          average={summary.average_score}
          streak={summary.streak}
        />
      </section>
      <Tabs<Tab>
        label={t`Progress`}
        value={tab}
        onChange={select}
        tabs={[
          { value: 'sessions', label: t`Recent Sessions`, panel: <SessionsPanel summary={summary} /> },
          { value: 'skills', label: t`Skill Progress`, panel: <SkillsPanel summary={summary} /> },
          { value: 'achievements', label: t`Achievements`, panel: achievements },
        ]}
      />
    </>
  );
}

function SessionsPanel({ summary: { history } }: { summary: ProgressSummary }) {
  if (history.length === 0)
    return (
      <NothingYet
        heading={t`Recent Sessions`}
        what={t`Your interviews stand here with their scores over time.`}
      />
    );
  return (
    <section aria-labelledby="last-sessions">
      {history.length > 1 ? <ScoreChart points={overallTrend(history)} /> : null}
      <h2 className="vh" id="last-sessions">
        {t`Last completed sessions`}
      </h2>
      <RecentSessions sessions={history.slice(0, recentSessionsOnProgress)} labelledBy="last-sessions" />
    </section>
  );
}

function SkillsPanel({ summary }: { summary: ProgressSummary }) {
  if (summary.skills.length === 0) {
    return (
      <NothingYet
        heading={t`Skill Progress`}
        what={t`Five skills are scored in every interview. Their levels and trends stand here.`}
      />
    );
  }
  return <SkillProgress summary={summary} />;
}

function NothingYet({ heading, what }: { heading: string; what: string }) {
  return (
    <>
      <h2 className="vh">{heading}</h2>
      <EmptyState
        title={t`Nothing rehearsed yet`}
        drawing={<ChairDrawing />}
        action={
          <ButtonLink variant="primary" to={paths.interviewSetup}>
            {t`Start your first interview`}
          </ButtonLink>
        }
      >
        {what}
      </EmptyState>
    </>
  );
}

/** The shape of the page while its numbers are on their way. */
export function ProgressSkeleton() {
  return (
    <div aria-hidden="true">
      <StatsSkeleton />
      <Skeleton height="2.75rem" width="24rem" className="mb-8 max-w-full" />
      <Skeleton height="16rem" />
    </div>
  );
}
