import { plural, t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import { StageDrawing } from '@/components/drawings.tsx';
import { localDay } from '@/lib/calendar.ts';
import { type ChallengePlan, type Streak, streakNote, streakView } from '../model.ts';

/** The days in a row, and what today would make of them. */
export function StreakAside({ streak, plan }: { streak: Streak | null | undefined; plan: ChallengePlan }) {
  const view = streak === undefined ? null : streakView(streak, localDay());
  const days = view?.days ?? 0;
  return (
    <aside className="challenge-aside" aria-label={t`Your streak`}>
      <StageDrawing />
      {view ? (
        <div>
          <span className="chip streak num">
            <Flame className="i" aria-hidden="true" />
            {plural(days, { one: '# day in a row', other: '# days in a row' })}
          </span>
          <p className="small soft">{streakNote(view, plan)}</p>
          <span className="days" aria-hidden="true">
            {view.dots.map((dot, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no identity but their place
              <i key={index} className={dot} />
            ))}
          </span>
        </div>
      ) : null}
    </aside>
  );
}
