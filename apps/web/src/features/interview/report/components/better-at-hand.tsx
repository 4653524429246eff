import { allTaken, betterText } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useUser } from '@/lib/session.ts';
import { betterQuery, keptAnswerQuery } from '../better-queries.ts';
import { draftChoices } from '../use-better-answer.ts';

/** The better version beside the retry: folded, so that the user says it from memory first, and never pasted. */
export function BetterAtHand({ sessionId, question }: { sessionId: string; question: string }) {
  const { id: userId } = useUser();
  const better = useQuery(betterQuery(sessionId, question)).data;
  const kept = useQuery(keptAnswerQuery(sessionId, question)).data;
  if (better?.status !== 'edited') return null;
  const choices = draftChoices(userId, sessionId, question) ?? kept?.choices ?? allTaken;
  return (
    <details className="why at-hand">
      <summary>
        {t`My improved version, if you need it`}
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <p className="said">{betterText(better, choices)}</p>
    </details>
  );
}
