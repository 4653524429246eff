import { type DailyChallenge, perfectScore } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { playSound } from '@/lib/sounds.ts';
import { notify } from '@/lib/toasts.ts';
import { say } from '@/lib/voice.ts';
import { keepDraft } from './draft.ts';
import { completionMessage } from './model.ts';
import { type Submission, scoreAnswer, submitAnswer } from './mutations.ts';
import { attemptQuery, challengeAccessQuery, challengeQuery, challengeStreakQuery } from './queries.ts';

/** Handing in an answer, and having one scored that could not be at first. */
export function useSubmission(
  userId: string,
  challenge: DailyChallenge,
  isTrial: boolean,
  onTrialUsed: () => void,
) {
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [
        challengeQuery(userId, challenge.challenge_date),
        attemptQuery(userId, challenge.id),
        challengeStreakQuery(userId),
        challengeAccessQuery(userId),
        { queryKey: ['user-streak', userId] },
      ].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const settle = async (submission: Submission) => {
    if (submission.kind !== 'trial-used') keepDraft(challenge.id, '');
    await readAgain();
    if (submission.kind === 'trial-used') onTrialUsed();
    if (submission.kind !== 'scored') return;
    const { title, text } = completionMessage(submission.score, isTrial);
    playSound(submission.score === perfectScore ? 'right' : 'finished');
    // The voice is English, whatever the pages are in.
    say(`You scored ${submission.score} percent.`);
    notify.success(title, text);
  };
  const submit = useMutation({
    mutationFn: (answer: string) => submitAnswer(userId, challenge, answer),
    onSuccess: settle,
    onError: (error) => {
      console.warn('The answer was not stored', error);
      notify.error(t`Error`, t`Failed to submit your answer. Please try again.`);
    },
  });
  const score = useMutation({
    mutationFn: (answer: string) => scoreAnswer(challenge, answer),
    onSuccess: settle,
  });
  return { submit, score };
}
