import { t } from '@lingui/core/macro';
import { difficultyLabel, typeLabel } from '../../model.ts';
import type { SessionRow } from '../../opening.ts';

/** What interview this is, in a line above the question. */
export function SessionBadges({ session }: { session: SessionRow }) {
  return (
    <p className="label badges">
      <span>{session.job_role}</span>
      <span>{typeLabel(session.interview_type)}</span>
      <span>{difficultyLabel(session.difficulty)}</span>
      {session.practice ? <span>{t`Practice`}</span> : null}
      {session.mode === 'recorded' ? <span>{t`Recorded`}</span> : null}
    </p>
  );
}
