import { type FinishedSession, recentSessionsOnProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useEarlierSessions } from '../use-earlier-sessions.ts';
import { RecentSessions } from './recent-sessions.tsx';

interface SessionHistoryProps {
  /** The newest finished interviews. */
  recent: readonly FinishedSession[];
  /** How many finished interviews there are in all. */
  completed: number;
  /** The id of the heading that names the list. */
  labelledBy: string;
}

/** The most recent sessions, and earlier ones at a press. */
export function SessionHistory({ recent, completed, labelledBy }: SessionHistoryProps) {
  const { id: userId } = useUser();
  const place = useRef<HTMLDivElement>(null);
  const earlier = useEarlierSessions(userId, completed);
  const sessions = [...recent.slice(0, recentSessionsOnProgress), ...earlier.sessions];
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || sessions.length <= awaited.current) return;
    // The button goes with the last rows: the keyboard goes on at the first new one.
    place.current?.querySelectorAll<HTMLElement>('tbody a')[awaited.current]?.focus();
    awaited.current = null;
  }, [sessions.length]);
  const showMore = async () => {
    awaited.current = sessions.length;
    if (await earlier.readMore()) return;
    awaited.current = null;
    notify.error(t`Error`, t`We couldn't load your earlier interviews. Please try again.`);
  };
  return (
    <div ref={place}>
      <RecentSessions sessions={sessions} labelledBy={labelledBy} />
      {earlier.hasMore ? (
        <Button small className="more-rows" busy={earlier.isReading} onClick={() => void showMore()}>
          {t`Show more`}
        </Button>
      ) : null}
    </div>
  );
}
