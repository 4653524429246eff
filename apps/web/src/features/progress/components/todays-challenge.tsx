import type { DashboardSummary } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { difficultyLabels } from '@/lib/labels.ts';
import { paths } from '@/lib/paths.ts';

interface TodaysChallengeProps {
  challenge: DashboardSummary['challenge'];
  /** A trial has one challenge in all. */
  premium: boolean;
  /** That one is used. */
  isUsedUp: boolean;
}

interface CardText {
  question: string;
  note: string;
  action: string;
}

function textOf({ challenge, premium, isUsedUp }: TodaysChallengeProps): CardText {
  if (isUsedUp && !challenge?.attempted) {
    const used = t`You've used your free daily challenge. Premium has a new one every day.`;
    return {
      question: challenge?.question_text ?? used,
      note: challenge ? used : '',
      action: t`Daily Challenge`,
    };
  }
  if (!challenge) {
    return {
      question: t`Today's question is ready for you.`,
      note: premium ? t`One question a day` : '',
      action: t`Take the challenge`,
    };
  }
  const { question_text: question, attempted, score, difficulty } = challenge;
  if (!attempted) return { question, note: t(difficultyLabels[difficulty]), action: t`Take the challenge` };
  const note = noteOf(score, premium);
  return { question, note, action: t`Read your answer` };
}

function noteOf(score: number | null, premium: boolean): string {
  if (!premium) return score === null ? t`Answered` : t`You scored ${score}%`;
  return score === null ? t`Answered. Come back tomorrow` : t`You scored ${score}%. Come back tomorrow`;
}

/** The question of the day, or an invitation while nobody has asked for it yet. Never its answer. */
export function TodaysChallenge(props: TodaysChallengeProps) {
  const { challenge } = props;
  const { question, note, action } = textOf(props);
  return (
    <section className="chal" aria-labelledby="todays-challenge">
      <div>
        <h2 className="label" id="todays-challenge">
          {t`Today's Challenge`}
        </h2>
        <p className="today-question" lang={challenge ? 'en' : undefined}>
          {question}
        </p>
      </div>
      <div className="row wr">
        <span className="small soft num">{note}</span>
        <ButtonLink small to={paths.dailyChallenge}>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
