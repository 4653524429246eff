import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { KeptAnswer } from '@/features/landing/components/kept-answer.tsx';
import { Dashboard, DashboardSkeleton } from '@/features/progress/components/dashboard.tsx';
import { greeting, nextStep } from '@/features/progress/model.ts';
import { dashboardQuery } from '@/features/progress/queries.ts';
import { InstallCard } from '@/features/pwa/components/install-card.tsx';
import { firstName, fullNameOf } from '@/lib/names.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/dashboard.css';

/** The first page after signing in: how it stands, and the way to the next rehearsal. */
export function Component() {
  const user = useUser();
  const summary = useQuery(dashboardQuery(user.id));
  const name = firstName(fullNameOf(user.user_metadata));
  return (
    <>
      <PageTitle>{t`Dashboard`}</PageTitle>
      <header className="ph">
        <div className="greeting">
          <h1>{greeting(name, new Date().getHours())}</h1>
          <p>{summary.data ? nextStep(summary.data.recent_sessions) : t`Good to have you here.`}</p>
        </div>
        <div className="row wr pacts gap-2">
          <ButtonLink small to={paths.progress}>
            {t`Progress`}
          </ButtonLink>
          <ButtonLink small to={paths.dailyChallenge}>
            {t`Daily Challenge`}
          </ButtonLink>
          <ButtonLink small variant="primary" to={paths.interviewSetup}>
            {t`Start Practice Session`}
          </ButtonLink>
        </div>
      </header>
      <KeptAnswer />
      <QueryState
        query={summary}
        failure={t`Your numbers could not be loaded.`}
        skeleton={<DashboardSkeleton />}
      >
        {(data) => (
          <>
            <Dashboard summary={data} />
            {data.sessions_completed > 0 ? <InstallCard /> : null}
          </>
        )}
      </QueryState>
    </>
  );
}
