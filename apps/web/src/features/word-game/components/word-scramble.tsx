import {
  type AccessStatus,
  type Game,
  recentGamesAfterGame,
  recentGamesOnLoad,
  trialGameDifficulty,
  trialLimits,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanUnchecked } from '@/components/plan-unchecked.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { useUser } from '@/lib/session.ts';
import { keepCalm, readCalm } from '../calm.ts';
import { gameAccessQuery } from '../queries.ts';
import { resultOf } from '../result.ts';
import { keepResult, unsentResults } from '../unsent.ts';
import { useGame } from '../use-game.ts';
import { useUnsent } from '../use-unsent.ts';
import { useWorkField } from '../use-work-field.ts';
import { GameBoard } from './game-board.tsx';
import { GameResults } from './game-results.tsx';
import { GameStart, TrialStart, TrialUsed } from './game-start.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { RecentGames } from './recent-games.tsx';

const gains = () => [
  t`As many word games as you like, at three levels`,
  t`A new challenge every day, and as many mock interviews as you like`,
  t`Progress, badges and the whole library`,
];

interface WordScrambleProps {
  /** A word that was wrong or skipped. */
  onMissed(word: string): void;
  onFinished(): void;
}

/** Word Scramble: five words in a minute. */
export function WordScramble({ onMissed, onFinished }: WordScrambleProps) {
  const { id: userId } = useUser();
  const access = useQuery(gameAccessQuery(userId));
  const { waiting, sendNow } = useUnsent(userId);
  const [calm, setCalm] = useState(readCalm);
  const [offering, setOffering] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const finish = (game: Game) => {
    setHasPlayed(true);
    if (game.score > 0 || access.data?.isTrialUser) keepResult(resultOf(game, userId));
    void sendNow();
    onFinished();
  };
  const play = useGame(useWorkField(userId), finish, onMissed);
  const isTrial = access.data?.isTrialUser ?? true;
  const dialog = (
    <UpgradeDialog
      open={offering}
      onOpenChange={setOffering}
      feature="word_game"
      text={t`Your free trial includes one game of Word Scramble. With Premium, play as often as you like.`}
      gains={gains()}
    />
  );
  if (play.game && !play.showResults) {
    const { game, secondsLeft, answer, skip, end } = play;
    return <GameBoard {...{ game, secondsLeft, calm }} onAnswer={answer} onSkip={skip} onEnd={end} />;
  }
  if (play.game) {
    return (
      <>
        <GameResults
          game={play.game}
          isTrial={isTrial}
          waiting={waiting}
          onAgain={play.close}
          onUpgrade={() => setOffering(true)}
        />
        {isTrial ? null : <RecentGames userId={userId} limit={recentGamesAfterGame} />}
        {dialog}
      </>
    );
  }
  return (
    <>
      <Lobby
        // A game that waits on this device is played, whatever the server knows of it yet.
        hasPlayed={hasPlayed || unsentResults().some(({ user_id }) => user_id === userId)}
        calm={calm}
        onCalm={(next) => {
          setCalm(next);
          keepCalm(next);
        }}
        onStart={play.start}
        onUpgrade={() => setOffering(true)}
        query={access}
        userId={userId}
      />
      {dialog}
    </>
  );
}

interface LobbyProps {
  userId: string;
  query: UseQueryResult<AccessStatus>;
  hasPlayed: boolean;
  calm: boolean;
  onCalm(calm: boolean): void;
  onStart: ReturnType<typeof useGame>['start'];
  onUpgrade(): void;
}

/** Before a game: what may be played, the rules, and the games before. */
function Lobby({ userId, query, hasPlayed, calm, onCalm, onStart, onUpgrade }: LobbyProps) {
  const access = query.data;
  const failed = query.isError && !access;
  // Offline, and never opened on this device.
  const awaitsNetwork = !access && query.fetchStatus === 'paused';
  const remaining = hasPlayed ? 0 : Math.max(0, trialLimits.word_game - (access?.usageCount ?? 0));
  return (
    <>
      <header className="ph">
        <div>
          <h1>{t`Word Scramble`}</h1>
          <p>{t`Unscramble five career words in one minute.`}</p>
        </div>
      </header>
      <div className="two game-lobby">
        <div>
          {failed ? <PlanUnchecked query={query} /> : null}
          {awaitsNetwork ? (
            <p className="awaiting-network" role="status">
              {t`Open the game once while you're online. After that, it works offline.`}
            </p>
          ) : null}
          {access || failed || awaitsNetwork ? null : <Skeleton height="14rem" />}
          {access && !access.isTrialUser ? <GameStart calm={calm} onCalm={onCalm} onStart={onStart} /> : null}
          {access?.isTrialUser && remaining > 0 ? (
            <TrialStart
              {...{ remaining, calm, onCalm, onUpgrade }}
              onStart={() => onStart(trialGameDifficulty)}
            />
          ) : null}
          {access?.isTrialUser && remaining === 0 ? <TrialUsed onUpgrade={onUpgrade} /> : null}
        </div>
        <aside className="game-aside">
          <HowToPlay />
          {access && !access.isTrialUser ? (
            <RecentGames userId={userId} limit={hasPlayed ? recentGamesAfterGame : recentGamesOnLoad} />
          ) : null}
        </aside>
      </div>
    </>
  );
}
