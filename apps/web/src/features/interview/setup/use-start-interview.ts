import { trialInterview } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '@/lib/new-id.ts';
import { paths } from '@/lib/paths.ts';
import { holdsSignIn, useSession } from '@/lib/session.ts';
import { settings } from '@/lib/settings.ts';
import { notify } from '@/lib/toasts.ts';
import { readyVoice } from '@/lib/voice.ts';
import { interviewAccessQuery } from '../queries.ts';
import { clockWith } from '../session/clock.ts';
import { firstDraft, removeOldDrafts, saveDraft } from '../session/draft.ts';
import { type InterviewRequest, startInterview, TrialUsedUpError } from '../session/mutations.ts';
import { removeAllSnapshots } from '../session/snapshot.ts';

/**
 * Starts an interview by the rules of set-up; without access `onNoAccess` is called instead. The id is chosen once per
 * visit, so that a double click or a second try after a lost answer starts one interview.
 */
export function useStartInterview(onNoAccess: () => void) {
  const { user } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = useRef(newId());
  const busyNow = useRef(false);
  const [busy, setBusy] = useState(false);

  /** The plan as the server knows it, waited for; null where it can't be asked: then the database decides alone. */
  const findAccess = (userId: string) =>
    navigator.onLine ? queries.ensureQueryData(interviewAccessQuery(userId)).catch(() => null) : null;

  const begin = async (userId: string, request: InterviewRequest) => {
    await startInterview(userId, id.current, request);
    removeAllSnapshots();
    removeOldDrafts(Date.now());
    const nowMs = Date.now();
    saveDraft(id.current, firstDraft(clockWith(request.timeLimit * 60, nowMs), nowMs, request.mode));
    // Stale, but not fetched again here: the setup page is about to go, and its requests would be cut off.
    void queries.invalidateQueries({ refetchType: 'none' });
    const kept =
      request.mode === 'recorded'
        ? t`Good luck. What you record stays on this device.`
        : t`Good luck. Your answers are saved as you write.`;
    notify.success(t`Interview Started!`, kept);
    void navigate(paths.interviewSession(id.current));
  };

  const startByPlan = async (userId: string, request: InterviewRequest) => {
    try {
      if (!(await holdsSignIn())) return notify.error(...signInFirst());
      const access = await findAccess(userId);
      if (access && !access.hasAccess) return onNoAccess();
      await begin(userId, access && !access.isTrialUser ? request : trialRequest(request));
    } catch (error) {
      if (error instanceof TrialUsedUpError) {
        void queries.invalidateQueries({ queryKey: interviewAccessQuery(userId).queryKey });
        onNoAccess();
      } else {
        const reason = error instanceof Error ? error.message : String(error);
        notify.error(t`Error`, t`Failed to start interview: ${reason}`);
      }
    }
  };

  const start = async (request: InterviewRequest) => {
    const refusal = refuse(request, user !== null);
    if (refusal) return notify.error(...refusal);
    if (busyNow.current || !user) return;
    if (request.mode !== 'text' || settings().audio.voiceFeedback) readyVoice();
    busyNow.current = true;
    setBusy(true);
    await startByPlan(user.id, request);
    busyNow.current = false;
    setBusy(false);
  };

  return { start, busy };
}

function refuse({ jobRole }: InterviewRequest, signedIn: boolean): [string, string] | null {
  if (jobRole.trim() === '') {
    return [t`Job Role Required`, t`Please specify the job role for your interview.`];
  }
  return signedIn ? null : signInFirst();
}

const signInFirst = (): [string, string] => [
  t`Authentication Error`,
  t`Please log in to start an interview.`,
];

/** The request of a trial user, who chooses the role and the difficulty only. */
export function trialRequest(request: InterviewRequest): InterviewRequest {
  return {
    ...request,
    interviewType: trialInterview.interviewType,
    questionsCount: trialInterview.questions,
    timeLimit: trialInterview.timeLimitMinutes,
    practice: false,
    mode: 'text',
    focus: '',
    followUps: false,
  };
}
