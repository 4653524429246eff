import { type Difficulty, difficulties, pointsPerWord } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Checkbox } from '@/components/checkbox.tsx';
import { RadioGroup } from '@/components/radio-group.tsx';
import { difficultyLabels } from '@/lib/labels.ts';

function optionOf(value: Difficulty) {
  const points = pointsPerWord[value];
  return { value, label: t(difficultyLabels[value]), note: t`${points} points a word` };
}

interface CalmProps {
  calm: boolean;
  onCalm(calm: boolean): void;
}

/** Choosing how hard it is, for full users. */
export function GameStart({ calm, onCalm, onStart }: CalmProps & { onStart(difficulty: Difficulty): void }) {
  const [difficulty, setDifficulty] = useState<Difficulty>('easy');
  return (
    <section className="game-start" aria-label={t`New game`}>
      <RadioGroup<Difficulty>
        label={t`Difficulty`}
        options={difficulties.map(optionOf)}
        value={difficulty}
        onChange={setDifficulty}
      />
      <CalmChoice calm={calm} onCalm={onCalm} />
      <Button variant="primary" onClick={() => onStart(difficulty)}>
        {t`Start Game`}
      </Button>
    </section>
  );
}

interface TrialStartProps extends CalmProps {
  remaining: number;
  onStart(): void;
  onUpgrade(): void;
}

/** The one free game of the trial. */
export function TrialStart({ remaining, calm, onCalm, onStart, onUpgrade }: TrialStartProps) {
  return (
    <section className="game-start" aria-label={t`Free trial game`}>
      <p className="game-remaining num">{t`Free Trial: ${remaining} / 1 Game Remaining`}</p>
      <p className="soft">
        {t`Five easy words, one minute. Premium has three levels and as many games as you like.`}
      </p>
      <CalmChoice calm={calm} onCalm={onCalm} />
      <div className="row wr">
        <Button variant="primary" onClick={onStart}>
          {t`Start Free Trial Game`}
        </Button>
        <Button variant="quiet" onClick={onUpgrade}>
          {t`Upgrade to Premium`}
        </Button>
      </div>
    </section>
  );
}

/** The free game has been played. */
export function TrialUsed({ onUpgrade }: { onUpgrade(): void }) {
  return (
    <section className="game-start" aria-labelledby="trial-used">
      <h2 id="trial-used">{t`Trial Game Used`}</h2>
      <p className="soft">
        <Trans>
          You've played your free game of Word Scramble. Premium has three levels and unlimited games, and it
          saves your results.
        </Trans>
      </p>
      <Button variant="primary" onClick={onUpgrade}>
        {t`Upgrade to Premium`}
      </Button>
    </section>
  );
}

function CalmChoice({ calm, onCalm }: CalmProps) {
  return (
    <Checkbox checked={calm} onChange={onCalm}>
      {t`Reduce motion. Nothing moves, and the clock updates every five seconds until the last ten.`}
    </Checkbox>
  );
}
