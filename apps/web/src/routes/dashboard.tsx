import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { ReplaceDialog } from '@/features/interview/components/replace-dialog.tsx';
import { keptPlace } from '@/features/interview/kept-place.ts';
import { firstPracticeText } from '@/features/interview/ready.ts';
import { jobsQuery } from '@/features/jobs/queries.ts';
import { KeptAnswer } from '@/features/landing/components/kept-answer.tsx';
import { Dashboard, DashboardSkeleton } from '@/features/progress/components/dashboard.tsx';
import { NowFailure, NowSkeleton, WhatNow } from '@/features/progress/components/what-now.tsx';
import { greeting } from '@/features/progress/model.ts';
import { type Now, whatNow } from '@/features/progress/now.ts';
import { dashboardQuery } from '@/features/progress/queries.ts';
import { longDay } from '@/features/progress/when.ts';
import { InstallCard } from '@/features/pwa/components/install-card.tsx';
import { localDay } from '@/lib/calendar.ts';
import { firstName, fullNameOf } from '@/lib/names.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/dashboard.css';

/** The first page after signing in: what to do now, then how it stands. */
export function Component() {
  const user = useUser();
  const [nowMs] = useState(Date.now);
  const today = localDay(new Date(nowMs));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const summary = useQuery(dashboardQuery(user.id));
  const jobs = useQuery(jobsQuery(user.id));
  const hello = greeting(firstName(fullNameOf(user.user_metadata)), new Date(nowMs).getHours());
  const open = summary.data?.open_interview ?? null;
  const left = open ? keptPlace(user.id, open.id, nowMs) : null;
  const now =
    summary.data && (jobs.data || (open && jobs.isError))
      ? whatNow({ summary: summary.data, jobs: jobs.data?.jobs ?? [], left, nowMs, today, zone })
      : null;
  // The first data bring a whole page with them: drawn in slices that leave room for the user's hand.
  const arrived = useDeferredValue(summary.data !== undefined);
  const [failed] = [summary, jobs].filter(
    ({ data, isError, fetchStatus }) => !data && (isError || fetchStatus === 'paused'),
  );

  return (
    <div className="dash">
      <PageTitle>{t`Dashboard`}</PageTitle>
      <p className="label now-date">{longDay(today)}</p>
      {now ? (
        <WhatNow
          {...{ now, nowMs, today, zone }}
          greeting={hello}
          firstPractice={firstPracticeText(summary.data?.premium ?? false)}
        />
      ) : failed ? (
        <NowFailure
          greeting={hello}
          message={failed === jobs ? t`We couldn't load your plan.` : t`We couldn't load your dashboard.`}
          busy={failed.isFetching}
          waiting={!failed.isError}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <NowSkeleton />
      )}
      <HeaderActions now={now} />
      {summary.data && arrived ? (
        <>
          <KeptAnswer />
          <Dashboard summary={summary.data} />
          {summary.data.sessions_completed > 0 ? <InstallCard /> : null}
        </>
      ) : summary.isError ? null : (
        <DashboardSkeleton />
      )}
    </div>
  );
}

/** The ways to practice. An interview that isn't finished is asked about before another one starts. */
function HeaderActions({ now }: { now: Now | null }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const unfinished = now?.kind === 'unfinished' ? now.interview : null;
  return (
    <div className="now-acts">
      <ButtonLink small variant="quiet" to={paths.progress}>
        {t`Progress`}
      </ButtonLink>
      <ButtonLink small variant="quiet" to={paths.dailyChallenge}>
        {t`Daily Challenge`}
      </ButtonLink>
      {unfinished ? (
        <Button small onClick={() => setAsking(true)}>
          {t`Start Practice Session`}
        </Button>
      ) : (
        <ButtonLink small to={paths.interviewSetup}>
          {t`Start Practice Session`}
        </ButtonLink>
      )}
      {unfinished ? (
        <ReplaceDialog
          open={asking}
          onOpenChange={setAsking}
          interview={unfinished}
          onReplace={() => void navigate(paths.interviewSetup)}
        />
      ) : null}
    </div>
  );
}
