import type { AccessStatus, DailyChallenge as Challenge } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { StageDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { PlanUnchecked } from '@/components/plan-unchecked.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { dateOf } from '@/lib/calendar.ts';
import { formatDay } from '@/lib/format.ts';
import { difficultyLabels } from '@/lib/labels.ts';
import { useUser } from '@/lib/session.ts';
import { useFailureToast } from '@/lib/use-failure-toast.ts';
import { useReadAloud } from '@/lib/voice.ts';
import { challengesRemaining, type Streak, spokenChallenge } from '../model.ts';
import {
  type Attempt,
  attemptQuery,
  ChallengeError,
  challengeAccessQuery,
  challengeQuery,
  challengeStreakQuery,
} from '../queries.ts';
import { useSubmission } from '../use-submission.ts';
import { useUtcDay } from '../use-utc-day.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChallengeResult } from './challenge-result.tsx';
import { StreakAside } from './streak-aside.tsx';

const gains = () => [
  t`A new challenge every day`,
  t`As many mock interviews and word games as you like`,
  t`Progress, badges and the whole library`,
];

const failureText = (error: Error) =>
  error instanceof ChallengeError && error.step === 'generate'
    ? t`Failed to generate daily challenge`
    : t`Failed to load today's challenge.`;

/**
 * Today's question: one for everybody, one try, its answer afterwards. `above` is null until it is known: everything
 * comes together, so that nothing moves.
 */
export function DailyChallenge({ above }: { above: ReactNode }) {
  const { id: userId } = useUser();
  const challenge = useQuery(challengeQuery(userId, useUtcDay()));
  const access = useQuery(challengeAccessQuery(userId));
  const challengeId = challenge.data?.id;
  const attempt = useQuery({
    ...attemptQuery(userId, challengeId ?? ''),
    enabled: challengeId !== undefined,
  });
  const streak = useQuery(challengeStreakQuery(userId));
  const failure = challenge.error;
  useFailureToast(failure !== null, failure ? failureText(failure) : '');
  if (above === null || attempt.isLoading || streak.isLoading) return <Loading />;
  if (challenge.data && access.data) {
    return (
      <>
        {above}
        <Today
          challenge={challenge.data}
          access={access.data}
          attempt={attempt}
          streak={streak.isError ? null : streak.data}
        />
      </>
    );
  }
  if (!failure && !access.isError) return <Loading />;
  if (!failure) {
    return (
      <>
        {above}
        <h1 className="challenge-title">{t`Daily Challenge`}</h1>
        <PlanUnchecked query={access} />
      </>
    );
  }
  return (
    <>
      {above}
      <h1 className="challenge-title">{t`Daily Challenge`}</h1>
      <EmptyState
        title={t`No challenge available for today.`}
        drawing={<StageDrawing />}
        action={
          <Button
            variant="primary"
            busy={challenge.isFetching || access.isFetching}
            onClick={() => void Promise.all([challenge.refetch(), access.refetch()])}
          >
            {t`Try Again`}
          </Button>
        }
      >
        {t`It may be your connection. You have until midnight UTC to answer today's challenge.`}
      </EmptyState>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t`Loading today's challenge`}>
      <h1 className="challenge-title">{t`Daily Challenge`}</h1>
      <Skeleton width="70%" height="3rem" className="mt-4" />
      <Skeleton width="45%" height="3rem" className="mt-2" />
      <Skeleton height="16rem" className="mt-8" />
    </div>
  );
}

interface TodayProps {
  challenge: Challenge;
  access: AccessStatus;
  attempt: UseQueryResult<Attempt | null>;
  streak: Streak | null | undefined;
}

function Today({ challenge, access, attempt, streak }: TodayProps) {
  const { id: userId } = useUser();
  const [offering, setOffering] = useState(false);
  const { submit, score } = useSubmission(userId, challenge, access.isTrialUser, () => setOffering(true));
  const remaining = challengesRemaining(access.usageCount);
  const isUsed = access.isTrialUser && remaining === 0;
  const given = attempt.data;
  useReadAloud(given === null && !isUsed ? spokenChallenge(challenge) : null);
  return (
    <div className="two">
      <article className="challenge">
        <header className="challenge-head">
          <h1 className="challenge-title">
            {access.isTrialUser ? t`Daily Challenge - Free Trial` : t`Daily Challenge`}
          </h1>
          <p className="small soft">{formatDay(dateOf(challenge.challenge_date))}</p>
          <span className="challenge-level">{t(difficultyLabels[challenge.difficulty])}</span>
        </header>
        <h2 className="challenge-question" lang="en">
          {challenge.question_text}
        </h2>
        {challenge.engine ? <EngineLine engine={challenge.engine} /> : null}
        {attempt.isError ? (
          <ErrorState
            message={t`We couldn't look up today's answer.`}
            onRetry={() => void attempt.refetch()}
            busy={attempt.isFetching}
          />
        ) : null}
        {given ? (
          <ChallengeResult
            challenge={challenge}
            attempt={given}
            isTrial={access.isTrialUser}
            scoring={score.isPending}
            onScore={() => score.mutate(given.user_answer)}
          />
        ) : null}
        {given === null && !isUsed ? (
          <AnswerForm
            key={challenge.id}
            challenge={challenge}
            busy={submit.isPending}
            onSubmit={(answer) => submit.mutate(answer)}
          />
        ) : null}
        {given === null && challenge.question_type === 'open_ended' ? (
          <ModelNote sent={t`the question and your answer`} />
        ) : null}
        {access.isTrialUser && attempt.isSuccess ? (
          <TrialNote remaining={given ? 0 : remaining} onUpgrade={() => setOffering(true)} />
        ) : null}
      </article>
      <StreakAside streak={streak} plan={{ isTrial: access.isTrialUser, canAnswer: !given && !isUsed }} />
      <UpgradeDialog
        open={offering}
        onOpenChange={setOffering}
        feature="daily_challenge"
        text={t`Your free trial includes one daily challenge. Premium has a new one every day.`}
        gains={gains()}
      />
    </div>
  );
}

function TrialNote({ remaining, onUpgrade }: { remaining: number; onUpgrade(): void }) {
  return (
    <section className="challenge-trial" aria-label={t`Your free challenge`}>
      <p>
        {remaining > 0
          ? t`Free Trial: ${remaining} / 1 Challenge Remaining`
          : t`You've used your free daily challenge. Premium has a new one every day.`}
      </p>
      <Button small onClick={onUpgrade}>
        {t`Upgrade to Premium`}
      </Button>
    </section>
  );
}
