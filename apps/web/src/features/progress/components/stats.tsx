import { resultsForTrend, type StreakSummary } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { Stat, Stats } from '@/components/stat.tsx';
import { formatAverage, formatCount } from '@/lib/format.ts';
import { streakDays, streakDaysInWords } from '../model.ts';

interface AverageStatProps {
  average: number | null;
  /** Interviews with a score: a verdict needs three. */
  results: number;
}

function AverageStat({ average, results }: AverageStatProps) {
  if (average === null) {
    return (
      <Stat label={t`Average Score`} value={<span aria-hidden="true">–</span>}>
        <p className="mb-2">{t`No score yet`}</p>
        <Bar value={0} label={t`Average score`} scale />
      </Stat>
    );
  }
  const isRated = results >= resultsForTrend;
  const value = (
    <span className="row wr items-baseline gap-3">
      {formatAverage(average)}
      {isRated ? <ScoreChip score={average} wordOnly /> : null}
    </span>
  );
  return (
    <Stat label={t`Average Score`} value={value}>
      <Bar value={average} label={t`Average score`} scored={isRated} scale />
    </Stat>
  );
}

function StreakDots({ streak }: { streak: StreakSummary }) {
  const days = streakDays(streak);
  return (
    <span className="row gap-2.5">
      <span className="chip streak">
        <Flame className="i" aria-hidden="true" />
      </span>
      <span className="days" role="img" aria-label={streakDaysInWords(days)}>
        {days.map((day) => (
          <i key={day.name} className={`${day.practised ? 'on' : ''} ${day.isToday ? 'now' : ''}`} />
        ))}
      </span>
    </span>
  );
}

interface ProgressStatsProps {
  sessions: number;
  /** What stands under the number of sessions. */
  sessionsNote: string;
  average: number | null;
  /** Completed interviews. */
  completed: number;
  streak: StreakSummary;
}

/** Sessions, average score, streak and points on one sheet. */
export function ProgressStats({ sessions, sessionsNote, average, completed, streak }: ProgressStatsProps) {
  const { current_streak: days, longest_streak: longest, total_points: points } = streak;
  const streakValue = (
    <>
      {formatCount(days)} <small>{plural(days, { one: 'day', other: 'days' })}</small>
    </>
  );
  return (
    <Stats>
      <Stat label={t`Total Sessions`} value={formatCount(sessions)}>
        {sessionsNote}
      </Stat>
      <AverageStat average={average} results={completed} />
      <Stat label={t`Current Streak`} value={streakValue}>
        {days > 0 ? <StreakDots streak={streak} /> : <StreakPause longest={longest} />}
      </Stat>
      <Stat label={t`Total Points`} value={formatCount(points)}>
        {t`earned so far`}
      </Stat>
    </Stats>
  );
}

function StreakPause({ longest }: { longest: number }) {
  if (longest === 0) return t`Starts the next time you practice`;
  return t`Your longest was ${plural(longest, { one: '# day', other: '# days' })}. Today can be day 1.`;
}
