import { type ProgressSummary, recentSessionsOnProgress, resultsForTrend } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { ChairDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { Select } from '@/components/select.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { StatsSkeleton } from '@/components/stat.tsx';
import { Tabs } from '@/components/tabs.tsx';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { firstKind, type Kind, kindsOf, overallTrend, trendInWords } from '../trend.ts';
import { RecentSessions } from './recent-sessions.tsx';
import { ScoreChart } from './score-chart.tsx';
import { SessionHistory } from './session-history.tsx';
import { SkillProgress } from './skill-progress.tsx';
import { ProgressStats } from './stats.tsx';

const tabs = ['sessions', 'skills', 'achievements'] as const;
type Tab = (typeof tabs)[number];

interface ProgressProps {
  summary: ProgressSummary;
  /** What practice has won, between the numbers and the tabs. */
  gains: ReactNode;
  /** The panel of the tab Achievements. */
  achievements: ReactNode;
}

/** The numbers, and three tabs: sessions with their scores over time, skills, achievements. */
export function Progress({ summary, gains, achievements }: ProgressProps) {
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
          completed={summary.sessions_completed}
          streak={summary.streak}
        />
      </section>
      {gains}
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

function SessionsPanel({ summary }: { summary: ProgressSummary }) {
  const { history, sessions_completed: completed } = summary;
  if (history.length === 0)
    return (
      <NothingYet
        heading={t`Recent Sessions`}
        what={t`Your finished interviews show up here, with their scores over time.`}
      />
    );
  return (
    <section aria-labelledby="last-sessions">
      <Trend history={history} />
      <h2 className="vh" id="last-sessions">
        {t`Most recent sessions`}
      </h2>
      {completed > recentSessionsOnProgress ? (
        <SessionHistory recent={history} completed={completed} labelledBy="last-sessions" />
      ) : (
        <RecentSessions sessions={history} labelledBy="last-sessions" />
      )}
    </section>
  );
}

/** The scores of one kind of interview over time; which kind can be chosen where there are several. */
function Trend({ history }: Pick<ProgressSummary, 'history'>) {
  const kinds = kindsOf(history);
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = kinds.find(({ key }) => key === chosen) ?? firstKind(kinds);
  if (!kind) return null;
  const points = overallTrend(kind.sessions);
  return (
    <div className="trends">
      {kinds.length > 1 ? (
        <Select
          label={t`Compare`}
          options={kinds.map(({ key, name, sessions }) => ({
            value: key,
            label: `${name} (${sessions.length})`,
          }))}
          value={kind.key}
          onChange={setChosen}
        />
      ) : null}
      {points.length >= resultsForTrend ? (
        <>
          <ScoreChart points={points} kind={kind.name} />
          <p className="small soft">{trendInWords(points)}</p>
        </>
      ) : (
        <TooFew kind={kind} />
      )}
    </div>
  );
}

function TooFew({ kind: { name, sessions } }: { kind: Kind }) {
  const missing = resultsForTrend - sessions.length;
  const more = plural(missing, { one: '# more interview', other: '# more interviews' });
  return <p className="soft">{t`${more} of this kind (${name}) and you'll see how your scores change.`}</p>;
}

function SkillsPanel({ summary }: { summary: ProgressSummary }) {
  if (summary.skills.length === 0) {
    return (
      <NothingYet
        heading={t`Skill Progress`}
        what={t`Every interview scores five skills. You'll see your level and trend in each.`}
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
        title={t`No practice yet`}
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
