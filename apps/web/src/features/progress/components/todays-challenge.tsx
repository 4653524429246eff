import type { DashboardSummary } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { CurtainDrawing } from '@/components/drawings.tsx';
import { difficultyLabels } from '@/lib/labels.ts';
import { paths } from '@/lib/paths.ts';

interface TodaysChallengeProps {
  challenge: DashboardSummary['challenge'];
  /** Whether this is what the page asks for first. */
  prominent: boolean;
}

function textOf(challenge: DashboardSummary['challenge']): {
  question: string;
  note: string;
  action: string;
} {
  if (!challenge) {
    return {
      question: t`A new question is waiting behind the curtain.`,
      note: t`One a day, the same for everybody`,
      action: t`Take the challenge`,
    };
  }
  const { question_text: question, attempted, score, difficulty } = challenge;
  if (!attempted) return { question, note: t(difficultyLabels[difficulty]), action: t`Take the challenge` };
  const note = score === null ? t`Answered. Come back tomorrow` : t`You scored ${score}%. Come back tomorrow`;
  return { question, note, action: t`Read your answer` };
}

/** The question of the day, or an invitation while nobody has asked for it yet. Never its answer. */
export function TodaysChallenge({ challenge, prominent }: TodaysChallengeProps) {
  const { question, note, action } = textOf(challenge);
  const primary = prominent && !challenge?.attempted;
  return (
    <section className={prominent ? 'sheet up today' : 'sheet today'} aria-labelledby="todays-challenge">
      <div>
        <h2 className="label" id="todays-challenge">
          {t`Today's Challenge`}
        </h2>
        <p className="today-question" lang={challenge ? 'en' : undefined}>
          {question}
        </p>
        <div className="row wr">
          <ButtonLink variant={primary ? 'primary' : 'secondary'} to={paths.dailyChallenge}>
            {action}
          </ButtonLink>
          <span className="small soft num">{note}</span>
        </div>
      </div>
      <div className="pic" aria-hidden="true">
        <CurtainDrawing />
      </div>
    </section>
  );
}
