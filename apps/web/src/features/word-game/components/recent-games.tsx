import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatCount, formatWhen } from '@/lib/format.ts';
import { difficultyLabels } from '@/lib/labels.ts';
import { recentGamesQuery, type SavedGame } from '../queries.ts';

/** The last games of a user. */
export function RecentGames({ userId, limit }: { userId: string; limit: number }) {
  const games = useQuery(recentGamesQuery(userId, limit));
  return (
    <section aria-labelledby="recent-games">
      <div className="sh">
        <h2 id="recent-games">{t`Recent Games`}</h2>
      </div>
      <QueryState
        query={games}
        failure={t`We couldn't load your games.`}
        skeleton={<Skeleton height="6rem" />}
      >
        {(data) =>
          data.length === 0 ? <p className="soft">{t`No games played yet`}</p> : <List games={data} />
        }
      </QueryState>
    </section>
  );
}

function List({ games }: { games: readonly SavedGame[] }) {
  return (
    <ul className="rows game-list">
      {games.map(({ id, score, difficulty, time_taken, created_at }) => (
        <li key={id}>
          <b className="num">{formatCount(score)}</b>
          <span>
            {`${t(difficultyLabels[difficulty])}, ${time_taken} s`}
            <small className="soft">{formatWhen(new Date(created_at))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
