import { difficultyOfTitle } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useUser } from '@/lib/session.ts';
import { trialInterviewsLeft } from '../../model.ts';
import { interviewAccessQuery } from '../../queries.ts';
import type { InterviewRequest } from '../../session/mutations.ts';
import { canRecord } from '../../speech/recorder.ts';
import { defaultRequest } from '../default-request.ts';
import { readInvitation } from '../invitation.ts';
import { defaultsFrom, preferencesQuery } from '../preferences.ts';
import { timeLimitFor } from '../ready.ts';
import { analyzedResumeQuery, recentRolesQuery } from '../setup-queries.ts';
import { trialRequest, useStartInterview } from '../use-start-interview.ts';
import { InterviewUpgrade } from './interview-upgrade.tsx';
import { ResumeOffer, useWayBack } from './resume-offer.tsx';
import { FullControls, RoleAndDifficulty } from './setup-form.tsx';
import { SetupSummary } from './setup-summary.tsx';

/** Choosing an interview and starting it. Which choices there are depends on the plan. */
export function InterviewSetup() {
  const user = useUser();
  const access = useQuery(interviewAccessQuery(user.id));
  const preferences = useQuery(preferencesQuery(user.id));
  const { state: invitation } = useLocation();
  const [chosen, setChosen] = useState(() => readInvitation(invitation));
  const recent = useQuery(recentRolesQuery(user.id));
  const analyzed = useQuery(analyzedResumeQuery(user.id));
  const roles = recent.data ?? [];
  const resume = analyzed.data ?? null;
  const jobRole = chosen.jobRole ?? roles[0] ?? '';
  const byTitle = difficultyOfTitle(jobRole);
  const wished = {
    ...defaultRequest,
    ...defaultsFrom(preferences.data),
    ...(byTitle ? { difficulty: byTitle } : {}),
    ...chosen,
    jobRole,
  };
  const request = wished.mode === 'recorded' ? recordedRequest(wished) : wished;
  const [upgrading, setUpgrading] = useState(false);
  const wayBack = useWayBack(user.id);
  const waiting = wayBack === undefined || [access, preferences, recent, analyzed].some(isAwaited);
  // All of the form at once, so that nothing in it moves, and drawn in slices that leave room for the user's hand.
  const ready = useDeferredValue(!waiting);
  const plan = access.data;
  const full = plan !== undefined && !plan.isTrialUser;
  const { start, busy } = useStartInterview(() => setUpgrading(true));
  const shown = full ? request : trialRequest(request);
  const change = (part: Partial<InterviewRequest>) => setChosen((now) => ({ ...now, ...part }));
  const begin = () => void start(request);

  return (
    <>
      {ready && wayBack ? <ResumeOffer {...wayBack} /> : null}
      {ready && access.isError && !plan ? (
        <ErrorState
          message={t`We couldn't check your plan, so you only see the basic choices.`}
          busy={access.isFetching}
          onRetry={() => void access.refetch()}
        />
      ) : null}
      {ready ? (
        <div key="form" className="setup">
          <form className="setup-fields" onSubmit={(event) => event.preventDefault()}>
            <RoleAndDifficulty request={shown} onChange={change} recentRoles={roles} />
            {full ? (
              <FullControls
                request={request}
                onChange={change}
                companies={preferences.data?.target_companies ?? []}
                resume={resume}
              />
            ) : null}
            {plan?.isTrialUser ? <TrialNote onUpgrade={() => setUpgrading(true)} /> : null}
          </form>
          <SetupSummary request={shown} busy={busy} onStart={begin} note={usageNote(plan)} />
        </div>
      ) : (
        <div key="waiting" className="setup-fields">
          <FieldsSkeleton />
        </div>
      )}
      <InterviewUpgrade
        open={upgrading}
        onOpenChange={setUpgrading}
        usageCount={access.data?.usageCount ?? 0}
        chosen={chosen}
      />
    </>
  );
}

/** Whether the page waits for an answer. Without a network, or after a first failure, nothing is waited for. */
const isAwaited = ({ isPending, fetchStatus, failureCount }: UseQueryResult) =>
  isPending && fetchStatus !== 'paused' && failureCount === 0;

/** A recorded interview has a clock for each step; its own leaves room for all. A browser that can't record takes dictation. */
const recordedRequest = (request: InterviewRequest): InterviewRequest =>
  canRecord()
    ? { ...request, timeLimit: timeLimitFor(request.questionsCount) }
    : { ...request, mode: 'voice' };

function TrialNote({ onUpgrade }: { onUpgrade(): void }) {
  return (
    <p className="trial-note">
      <Trans>
        With the free trial, each interview has two mixed questions. Premium lets you choose the type, the
        number of questions and the time.
      </Trans>{' '}
      <button type="button" className="b b3 sm" onClick={onUpgrade}>
        {t`What Premium adds`}
      </button>
    </p>
  );
}

function FieldsSkeleton() {
  return (
    <>
      <Skeleton height="15rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </>
  );
}

function usageNote(access: { isTrialUser: boolean; usageCount: number; usageLimit: number } | undefined) {
  if (!access?.isTrialUser) return undefined;
  const left = trialInterviewsLeft(access);
  const { usageLimit } = access;
  return t`${plural(left, { one: '# free interview left', other: '# free interviews left' })} out of ${usageLimit}.`;
}
