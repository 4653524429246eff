import { type Game, gameRounds } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '@/components/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { difficultyLabels } from '@/lib/labels.ts';
import { shownSeconds } from '../calm.ts';
import { GameStage } from './game-stage.tsx';

interface GameBoardProps {
  game: Game;
  secondsLeft: number;
  calm: boolean;
  onAnswer(text: string): void;
  onSkip(): void;
  onEnd(): void;
}

/** A game under way: where it stands, and the word of the round. */
export function GameBoard({ game, secondsLeft, calm, onAnswer, onSkip, onEnd }: GameBoardProps) {
  const round = game.current + 1;
  return (
    <div className="game" data-calm={calm || undefined}>
      <header className="ph one game-head">
        <h1>{t`Word Scramble`}</h1>
        <Button small onClick={onEnd}>
          {t`End Game`}
        </Button>
      </header>
      <dl className="hud">
        <div>
          <dt>{t`Word`}</dt>
          <dd className="num">{`${round}/${gameRounds}`}</dd>
        </div>
        <div>
          <dt>{t`Time`}</dt>
          <dd>
            <span role="timer" className="num">{`${shownSeconds(secondsLeft, calm)} s`}</span>
          </dd>
        </div>
        <div>
          <dt>{t`Score`}</dt>
          <dd className="num">{formatCount(game.score)}</dd>
        </div>
        <div>
          <dt>{t`Streak`}</dt>
          <dd className="num hud-streak">
            <Flame className="i" aria-hidden="true" />
            {game.streak}
          </dd>
        </div>
        <div>
          <dt>{t`Level`}</dt>
          <dd>{t(difficultyLabels[game.difficulty])}</dd>
        </div>
      </dl>
      <div
        className="bar game-bar"
        style={{ '--v': (100 * round) / gameRounds } as CSSProperties}
        role="progressbar"
        aria-label={t`Words`}
        aria-valuemin={0}
        aria-valuemax={gameRounds}
        aria-valuenow={round}
      >
        <i />
      </div>
      <p className="vh" role="status">{t`Word ${round}/${gameRounds}`}</p>
      <GameStage key={`${game.id}-${game.current}`} game={game} onAnswer={onAnswer} onSkip={onSkip} />
    </div>
  );
}
