import type { DashboardSummary } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { RecentBadges } from './recent-badges.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { ProgressStats } from './stats.tsx';
import { TodaysChallenge } from './todays-challenge.tsx';

/** Below what to do now: the numbers, the last rehearsals, what they earned, and today's question. */
export function Dashboard({ summary }: { summary: DashboardSummary }) {
  const { sessions_completed: sessions } = summary;
  return (
    <div className="below">
      <section aria-label={t`Your numbers`}>
        <ProgressStats
          sessions={sessions}
          sessionsNote={plural(sessions, { one: 'interview finished', other: 'interviews finished' })}
          average={summary.average_score}
          completed={sessions}
          streak={summary.streak}
        />
      </section>
      <div className="two">
        <Sessions sessions={summary.recent_sessions} />
        <Achievements badges={summary.recent_badges} />
      </div>
      <TodaysChallenge challenge={summary.challenge} />
    </div>
  );
}

function Sessions({ sessions }: { sessions: DashboardSummary['recent_sessions'] }) {
  return (
    <section aria-labelledby="recent-sessions">
      <div className="sh">
        <h2 id="recent-sessions">{t`Recent Sessions`}</h2>
        {sessions.length > 0 ? (
          <Link className="small" to={paths.progress} aria-label={t`See all sessions`}>
            {t`See all`}
          </Link>
        ) : null}
      </div>
      {sessions.length > 0 ? (
        <RecentSessions sessions={sessions} labelledBy="recent-sessions" />
      ) : (
        <p className="none-yet">{t`Your finished interviews show up here.`}</p>
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
        <p className="none-yet">{t`You earn badges for habits that help in interviews.`}</p>
      )}
    </section>
  );
}
