import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { RecentBadges } from '@/features/progress/components/recent-badges.tsx';
import { RecentSessions } from '@/features/progress/components/recent-sessions.tsx';
import { Stats, StatsSkeleton } from '@/features/progress/components/stats.tsx';
import { greeting, nextStep, recentSessionsShown } from '@/features/progress/model.ts';
import {
  type FinishedSession,
  finishedSessionsQuery,
  recentBadgesQuery,
  streakQuery,
} from '@/features/progress/queries.ts';
import { firstName, fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { paths } from './paths.ts';
import '@/styles/dashboard.css';

/** The first page after signing in: how it stands, and the way to the next rehearsal. */
export function Component() {
  const { id: userId } = useUser();
  const sessions = useQuery(finishedSessionsQuery(userId));
  const streak = useQuery(streakQuery(userId));
  const failed = sessions.isError || streak.isError;
  const ready = sessions.isSuccess && streak.isSuccess;
  const retry = () => void Promise.all([sessions.refetch(), streak.refetch()]);
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <Head sessions={sessions.data} />
      {failed ? (
        <ErrorState
          message="Your numbers could not be loaded."
          onRetry={retry}
          busy={sessions.isFetching || streak.isFetching}
        />
      ) : null}
      {ready ? (
        <>
          <section aria-label="Your numbers">
            <Stats sessions={sessions.data} streak={streak.data} />
          </section>
          {sessions.data.length > 0 ? <Rehearsed sessions={sessions.data} /> : <FirstRun />}
        </>
      ) : null}
      {ready || failed ? null : <StatsSkeleton />}
    </>
  );
}

function Head({ sessions }: { sessions: FinishedSession[] | undefined }) {
  const user = useUser();
  const name = firstName(fullNameOf(user.user_metadata));
  return (
    <header className="ph">
      <div>
        <h1>{greeting(name, new Date().getHours())}</h1>
        <p>{sessions ? nextStep(sessions) : 'Good to have you here.'}</p>
      </div>
      <div className="row wr pacts gap-2">
        <ButtonLink small to={paths.progress}>
          Progress
        </ButtonLink>
        <ButtonLink small to={paths.dailyChallenge}>
          Daily Challenge
        </ButtonLink>
        <ButtonLink small variant="primary" to={paths.interviewSetup}>
          Start Practice Session
        </ButtonLink>
      </div>
    </header>
  );
}

function Rehearsed({ sessions }: { sessions: FinishedSession[] }) {
  return (
    <div className="two">
      <section aria-labelledby="recent-sessions">
        <div className="sh">
          <h2 id="recent-sessions">Recent Sessions</h2>
          <Link className="small" to={paths.progress}>
            See all
          </Link>
        </div>
        <RecentSessions sessions={sessions.slice(0, recentSessionsShown)} />
      </section>
      <Achievements />
    </div>
  );
}

function Achievements() {
  const { id: userId } = useUser();
  const { data: badges, isError, isFetching, refetch } = useQuery(recentBadgesQuery(userId));
  return (
    <section aria-labelledby="recent-achievements">
      <div className="sh">
        <h2 id="recent-achievements">Recent Achievements</h2>
        <Link className="small" to={paths.achievements}>
          See all
        </Link>
      </div>
      {badges && badges.length > 0 ? <RecentBadges badges={badges} /> : null}
      {badges?.length === 0 ? (
        <EmptyState title="None yet">
          Badges come for what helps: a number in an answer, a second take, a week of practice.
        </EmptyState>
      ) : null}
      {isError ? (
        <ErrorState
          message="Your achievements could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
    </section>
  );
}

function FirstRun() {
  return (
    <section className="sheet up first" aria-labelledby="first-run">
      <div>
        <h2 id="first-run">Your first rehearsal starts here.</h2>
        <p>
          Name the job you want and answer a few questions. You get a score with the points behind it, and
          your own words marked where they worked and where something was missing.
        </p>
        <ButtonLink variant="primary" to={paths.interviewSetup}>
          Start your first interview
        </ButtonLink>
      </div>
      <LampAndChairDrawing />
    </section>
  );
}
