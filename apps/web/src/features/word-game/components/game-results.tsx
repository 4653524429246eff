import { type Game, gameRounds } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { useOnline } from '@/lib/online.ts';

interface GameResultsProps {
  game: Game;
  isTrial: boolean;
  /** The result is still on this device only. */
  waiting: boolean;
  onAgain(): void;
  onUpgrade(): void;
}

/** How a game went. */
export function GameResults({ game, isTrial, waiting, onAgain, onUpgrade }: GameResultsProps) {
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const points = formatCount(game.score);
  return (
    <section className="game-results" aria-labelledby="game-complete">
      <h1 id="game-complete" ref={heading} tabIndex={-1}>
        {t`Game Complete!`}
      </h1>
      <p className="game-points">
        <Trans>
          <b className="num">{points}</b> points
        </Trans>
      </p>
      <dl className="game-figures">
        <div>
          <dt>{t`Correct`}</dt>
          <dd className="num">{`${game.correctAnswers}/${gameRounds}`}</dd>
        </div>
        <div>
          <dt>{t`Best Streak`}</dt>
          <dd className="num">{game.bestStreak}</dd>
        </div>
      </dl>
      {waiting ? (
        <p className="small soft" role="status">
          {online
            ? t`We couldn't save the result just now. It's kept on this device, and we'll try again.`
            : t`You're offline. Your result is kept on this device until you're back online.`}
        </p>
      ) : null}
      {game.score === 0 ? <p className="soft">{t`Games without points aren't listed.`}</p> : null}
      <div className="row wr">
        {isTrial ? (
          <Button variant="primary" onClick={onUpgrade}>
            {t`Upgrade to Premium`}
          </Button>
        ) : (
          <Button variant="primary" onClick={onAgain}>
            {t`Play Again`}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {isTrial ? t`Done` : t`Back to the start`}
        </Button>
      </div>
      {game.correctAnswers < gameRounds ? <Words game={game} /> : null}
    </section>
  );
}

function Words({ game }: { game: Game }) {
  return (
    <section className="game-words" aria-labelledby="game-words">
      <h2 id="game-words">{t`The words`}</h2>
      <ul className="rows">
        {game.rounds.map(({ word, clue }) => (
          <li key={word} lang="en">
            <b className="serif">{word}</b>
            <span className="small soft">{clue}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
