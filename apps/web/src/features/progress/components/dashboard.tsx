import type { DashboardSummary } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { RecentBadges } from './recent-badges.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { ProgressStats } from './stats.tsx';
import { TodaysChallenge } from './todays-challenge.tsx';

/** Below what to do now: the numbers, the last rehearsals, what they earned, and today's question. */
export function Dashboard({
  summary,
  isChallengeUsed = false,
}: {
  summary: DashboardSummary;
  /** The trial's one challenge is used. */
  isChallengeUsed?: boolean;
}) {
  const { sessions_completed: sessions, recent_sessions: recent, recent_badges: badges } = summary;
  return (
    <div className="below">
      {sessions > 0 ? (
        <section aria-label={t`Your numbers`}>
          <ProgressStats
            sessions={sessions}
            sessionsNote={plural(sessions, { one: 'interview finished', other: 'interviews finished' })}
            average={summary.average_score}
            completed={sessions}
            streak={summary.streak}
          />
        </section>
      ) : null}
      {recent.length + badges.length > 0 ? (
        <div className={recent.length > 0 && badges.length > 0 ? 'two' : undefined}>
          {recent.length > 0 ? <Sessions sessions={recent} /> : null}
          {badges.length > 0 ? <Achievements badges={badges} /> : null}
        </div>
      ) : null}
      <TodaysChallenge challenge={summary.challenge} premium={summary.premium} isUsedUp={isChallengeUsed} />
    </div>
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
      <RecentSessions sessions={sessions} labelledBy="recent-sessions" />
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
      <RecentBadges badges={badges} />
    </section>
  );
}
