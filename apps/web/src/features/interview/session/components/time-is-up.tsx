import { t } from '@lingui/core/macro';

/** Says what can still be done once the clock has run out. */
export function TimeIsUp() {
  return (
    <p className="time-is-up" role="alert">
      {t`Time's up. Finish with what you have. One answer is enough to complete the interview.`}
    </p>
  );
}
