import type { DailyChallenge } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Bar } from '@/components/bar.tsx';
import { Button } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { Attempt } from '../queries.ts';
import { AnswerFeedback } from './answer-feedback.tsx';

interface ChallengeResultProps {
  challenge: DailyChallenge;
  attempt: Attempt;
  isTrial: boolean;
  scoring: boolean;
  onScore(): void;
}

/** What became of today's answer: read-only, with what was right and why. */
export function ChallengeResult({ challenge, attempt, isTrial, scoring, onScore }: ChallengeResultProps) {
  const isOpen = challenge.question_type === 'open_ended';
  return (
    <div className="challenge-result">
      {attempt.score === null ? (
        <Unscored scoring={scoring} onScore={onScore} />
      ) : (
        <section className="challenge-score" aria-label={t`Your score`}>
          <p>
            <b className="num">{`${attempt.score}%`}</b>
            <ScoreChip score={attempt.score} wordOnly />
          </p>
          <Bar value={attempt.score} label={t`Your score`} scored scale />
        </section>
      )}
      <section>
        <h3>{t`Your answer`}</h3>
        <p className="challenge-words" lang="en">
          {attempt.user_answer}
        </p>
      </section>
      {isOpen ? <AnswerFeedback attempt={attempt} /> : null}
      {challenge.correct_answer ? (
        <section>
          <h3>{isOpen ? t`A strong answer` : t`Correct answer`}</h3>
          <p className="challenge-words" lang="en">
            {challenge.correct_answer}
          </p>
        </section>
      ) : null}
      {challenge.explanation ? (
        <section>
          <h3>{t`Explanation`}</h3>
          <p lang="en">{challenge.explanation}</p>
        </section>
      ) : null}
      {isTrial ? null : <p className="challenge-tomorrow">{t`Come back tomorrow for a new challenge.`}</p>}
    </div>
  );
}

function Unscored({ scoring, onScore }: { scoring: boolean; onScore(): void }) {
  return (
    <div className="failure" role="status">
      <p>
        {scoring ? t`Your answer is being scored.` : t`Your answer is saved. It doesn't have a score yet.`}
      </p>
      <Button small busy={scoring} onClick={onScore}>
        {t`Score it now`}
      </Button>
    </div>
  );
}
