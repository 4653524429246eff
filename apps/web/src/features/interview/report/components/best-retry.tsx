import { plural, t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChange } from '@/components/score-change.tsx';
import { type AnswerReport, isSameEngine } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { answerAddress, retryAddress } from '../retry-address.ts';

interface BestRetryProps {
  sessionId: string;
  answers: readonly AnswerReport[];
  retries: readonly Retry[];
  /** The question to offer where none was tried again, from 0; null where it is offered already. */
  offered: number | null;
}

/** Before and after of the retry that gained most; an offer where there is none yet. */
export function BestRetry({ sessionId, answers, retries, offered }: BestRetryProps) {
  const best = retries
    .filter(({ score, comparison }) => isSameEngine(comparison.beforeEngine, score.engine))
    .filter(({ comparison }) => comparison.overall > 0)
    .sort((one, other) => other.comparison.overall - one.comparison.overall)[0];
  const index = answers.findIndex(({ question }) => question === best?.questionText);
  if (!best || index === -1)
    return offered === null ? null : <NoRetry to={retryAddress(sessionId, offered)} number={offered + 1} />;
  const { score, comparison, attempt } = best;
  const { overall: points } = comparison;
  const [before, number, tries] = [score.overall - points, index + 1, attempt + 1];
  return (
    <section className="two2" aria-label={t`Retry of question ${number}`}>
      <ScoreChange className="ba" before={before} now={score.overall} />
      <p>
        {t`Question ${number}, try ${tries}.`}{' '}
        <b>{plural(points, { one: '+# point', other: '+# points' })}</b>
      </p>
      <ButtonLink variant="quiet" small to={`${answerAddress(sessionId, index)}#attempts`}>
        {t`See what changed`}
      </ButtonLink>
    </section>
  );
}

function NoRetry({ to, number }: { to: string; number: number }) {
  return (
    <section className="two2" aria-label={t`No retry yet`}>
      <p>{t`Say an answer again and see both tries side by side.`}</p>
      <ButtonLink variant="quiet" small to={to}>
        {t`Try question ${number} again`}
      </ButtonLink>
    </section>
  );
}
