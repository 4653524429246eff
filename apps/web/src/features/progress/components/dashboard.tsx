import type { DashboardSummary } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Skeleton } from '@/components/skeleton.tsx';
import { StatsSkeleton } from '@/components/stat.tsx';
import { paths } from '@/lib/paths.ts';
import { FirstRun } from './first-run.tsx';
import { RecentBadges } from './recent-badges.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { ProgressStats } from './stats.tsx';
import { TodaysChallenge } from './todays-challenge.tsx';

/** How it stands: the numbers, today's question, the last rehearsals and what they earned. */
export function Dashboard({ summary }: { summary: DashboardSummary }) {
  const { sessions_completed: sessions, challenge } = summary;
  const isFirstRun = sessions === 0;
  return (
    <>
      <section aria-label={t`Your numbers`}>
        <ProgressStats
          sessions={sessions}
          sessionsNote={plural(sessions, { one: 'interview finished', other: 'interviews finished' })}
          average={summary.average_score}
          streak={summary.streak}
        />
      </section>
      {isFirstRun ? <FirstRun /> : null}
      <div className="two">
        <div className="grid content-start gap-12">
          <TodaysChallenge challenge={challenge} prominent={!isFirstRun} />
          <Sessions sessions={summary.recent_sessions} />
        </div>
        <Achievements badges={summary.recent_badges} />
      </div>
    </>
  );
}

function Sessions({ sessions }: { sessions: DashboardSummary['recent_sessions'] }) {
  return (
    <section aria-labelledby="recent-sessions">
      <div className="sh">
        <h2 id="recent-sessions">{t`Recent Sessions`}</h2>
        <Link className="small" to={paths.progress} aria-label={t`See all sessions`}>
          {t`See all`}
        </Link>
      </div>
      {sessions.length > 0 ? (
        <RecentSessions sessions={sessions} labelledBy="recent-sessions" />
      ) : (
        <p className="none-yet">{t`Finished interviews stand here with their scores and reports.`}</p>
      )}
    </section>
  );
}

function Achievements({ badges }: { badges: DashboardSummary['recent_badges'] }) {
  return (
    <section aria-labelledby="recent-achievements">
      <div className="sh">
        <h2 id="recent-achievements">{t`Recent Achievements`}</h2>
        <Link className="small" to={paths.achievements} aria-label={t`See all achievements`}>
          {t`See all`}
        </Link>
      </div>
      {badges.length > 0 ? (
        <RecentBadges badges={badges} />
      ) : (
        <p className="none-yet">
          {t`Badges come for what helps: a number in an answer, a second take, a week of practice.`}
        </p>
      )}
    </section>
  );
}

/** The shape of the page while its numbers are on their way. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <StatsSkeleton />
      <div className="two">
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}
