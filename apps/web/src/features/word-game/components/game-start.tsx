import { type Difficulty, difficulties, difficultyLabels, pointsPerWord } from '@greenroom/domain';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Checkbox } from '@/components/checkbox.tsx';
import { RadioGroup } from '@/components/radio-group.tsx';

const options = difficulties.map((value) => ({
  value,
  label: difficultyLabels[value],
  note: `${pointsPerWord[value]} points a word`,
}));

interface CalmProps {
  calm: boolean;
  onCalm(calm: boolean): void;
}

/** Choosing how hard it is, for full users. */
export function GameStart({ calm, onCalm, onStart }: CalmProps & { onStart(difficulty: Difficulty): void }) {
  const [difficulty, setDifficulty] = useState<Difficulty>('easy');
  return (
    <section className="game-start" aria-label="New game">
      <RadioGroup<Difficulty>
        label="Difficulty"
        options={options}
        value={difficulty}
        onChange={setDifficulty}
      />
      <CalmChoice calm={calm} onCalm={onCalm} />
      <Button variant="primary" onClick={() => onStart(difficulty)}>
        Start Game
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
    <section className="game-start" aria-label="Free trial game">
      <p className="game-remaining num">{`Free Trial: ${remaining} / 1 Game Remaining`}</p>
      <p className="soft">
        Five easy words, one minute. Premium has three levels and as many games as you like.
      </p>
      <CalmChoice calm={calm} onCalm={onCalm} />
      <div className="row wr">
        <Button variant="primary" onClick={onStart}>
          Start Free Trial Game
        </Button>
        <Button variant="quiet" onClick={onUpgrade}>
          Upgrade to Premium
        </Button>
      </div>
    </section>
  );
}

/** The free game has been played. */
export function TrialUsed({ onUpgrade }: { onUpgrade(): void }) {
  return (
    <section className="game-start" aria-labelledby="trial-used">
      <h2 id="trial-used">Trial Game Used</h2>
      <p className="soft">
        You have played your free game of Word Scramble. Premium has three levels, as many games as you like,
        and keeps your results.
      </p>
      <Button variant="primary" onClick={onUpgrade}>
        Upgrade to Premium
      </Button>
    </section>
  );
}

function CalmChoice({ calm, onCalm }: CalmProps) {
  return (
    <Checkbox checked={calm} onChange={onCalm}>
      Reduce motion: nothing moves, and the clock counts in fives until the last ten seconds.
    </Checkbox>
  );
}
