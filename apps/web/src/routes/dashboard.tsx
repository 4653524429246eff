import { type DashboardSummary, trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { keptPlaceQuery } from '@/features/interview/session/kept-place-query.ts';
import { firstPracticeText } from '@/features/interview/setup/first-practice.ts';
import { KeptAnswer } from '@/features/landing/components/kept-answer.tsx';
import { DashboardSkeleton } from '@/features/progress/components/dashboard-skeleton.tsx';
import { NowFailure, NowSkeleton } from '@/features/progress/components/now-waiting.tsx';
import { WhatNow } from '@/features/progress/components/what-now.tsx';
import { greeting } from '@/features/progress/model.ts';
import { type Now, whatNow } from '@/features/progress/now.ts';
import { dashboardQuery } from '@/features/progress/queries.ts';
import { longDay } from '@/features/progress/when.ts';
import { trialUsageQuery } from '@/features/subscription/queries.ts';
import { localDay } from '@/lib/calendar.ts';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { firstName, fullNameOf } from '@/lib/names.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import '@/styles/dashboard.css';

const loadNumbers = async () => ({
  default: (await import('@/features/progress/components/dashboard.tsx')).Dashboard,
});
const loadReview = async () => ({ default: (await import('./practice-wins.tsx')).ReviewAndWins });
// What waits for data anyway is fetched beside them; a failure shows where it is drawn.
for (const load of [loadNumbers, loadReview]) load().catch(() => undefined);
const ReviewAndWins = lazyPart(loadReview);
const Dashboard = lazyPart(loadNumbers);
const InstallCard = lazyPart(async () => ({
  default: (await import('@/features/pwa/components/install-card.tsx')).InstallCard,
}));
const ReplaceDialog = lazyPart(async () => ({
  default: (await import('@/features/interview/setup/components/replace-dialog.tsx')).ReplaceDialog,
}));

/** The first page after signing in: what to do now, then how it stands. */
export function Component() {
  const user = useUser();
  const [nowMs] = useState(Date.now);
  const today = localDay(new Date(nowMs));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const summary = useQuery(dashboardQuery(user.id));
  const jobs = useQuery(jobsQuery(user.id));
  const { canPractice, isChallengeUsed } = useTrialRoom(user.id, summary.data);
  const hello = greeting(firstName(fullNameOf(user.user_metadata)), new Date(nowMs).getHours());
  const open = summary.data?.open_interview ?? null;
  const place = useQuery({ ...keptPlaceQuery(user.id, open?.id, nowMs), enabled: open !== null });
  // A place that can't be read hides nothing else.
  const left = open && !place.isError ? place.data : null;
  const now =
    summary.data && left !== undefined && (jobs.data || (open && jobs.isError))
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
          {...{ now, canPractice, nowMs, today, zone }}
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
        <NowSkeleton greeting={hello} />
      )}
      <HeaderActions now={now} />
      <KeptAnswer />
      {summary.isError && !summary.data ? null : (
        <Suspense fallback={<DashboardSkeleton />}>
          <ReviewAndWins fallback={<DashboardSkeleton />}>
            {summary.data && arrived ? (
              <Dashboard summary={summary.data} isChallengeUsed={isChallengeUsed} />
            ) : null}
          </ReviewAndWins>
        </Suspense>
      )}
      <Suspense>
        {arrived && summary.data && summary.data.sessions_completed > 0 ? <InstallCard /> : null}
      </Suspense>
    </div>
  );
}

/** What is left of the trial: room for another interview, until it's known that there is none, and its one challenge. */
function useTrialRoom(userId: string, summary: DashboardSummary | undefined) {
  const usage = useQuery({ ...trialUsageQuery(userId), enabled: summary?.premium === false });
  const isUsed = (feature: keyof typeof trialLimits) =>
    summary?.premium === false &&
    (usage.data?.find((one) => one.feature_type === feature)?.usage_count ?? 0) >= trialLimits[feature];
  return { canPractice: !isUsed('interview_questions'), isChallengeUsed: isUsed('daily_challenge') };
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
        <Suspense>
          <ReplaceDialog
            open={asking}
            onOpenChange={setAsking}
            interview={unfinished}
            onReplace={() => void navigate(paths.interviewSetup)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
