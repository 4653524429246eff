import type { PlanDay } from '@greenroom/domain';
import { plural } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { dayName, type When } from '../dates.ts';
import { dayText, drawingOf, isMoved, type WalkDrawing, walkOf } from '../walk.ts';

const chair = 'M46 38v42M46 60h26v20';

/** The drawings of the walk; all stand on one floor, 80 of 88 down. */
const drawings: Record<WalkDrawing, ReactNode> = {
  done: <path d={chair} />,
  missed: <path d={chair} strokeDasharray="3 5" />,
  questions: (
    <>
      <path d={chair} />
      <path className="gr" d="M45 56h29v5H45Z" />
    </>
  ),
  today: (
    <>
      <path className="l" d="M53 14 22 80h78L69 14Z" />
      <path d="M61 0v5M50 14h22l-5-9H55Z" className="p" />
      <path d={chair} />
      <path className="gr" d="M45 56h29v5H45Z" />
    </>
  ),
  mock: (
    <>
      <path d="M24 34v46M24 58h24v22M96 34v46M96 58H72v22" />
      <path className="gr" d="M23 54h27v5H23Z" />
      <path className="p" d="M50 20h16v12h-6l-4 4v-4h-6Z" />
    </>
  ),
  light: (
    <>
      <path d="M24 52h72M32 52v28M88 52v28" />
      <path className="p" d="M48 38h14v10a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4ZM62 41h3a3.5 3.5 0 0 1 0 7h-3" />
      <path d="M52 32q-3-4 0-8M58 32q-3-4 0-8" className="th" />
      <path className="gr" d="M74 48h16v4H74Z" />
    </>
  ),
  door: (
    <>
      <path className="l" d="M48 80V12h36v68Z" />
      <path d="M48 80V12h36v68" />
      <path className="gr" d="M48 12 30 19v67l18-6Z" />
    </>
  ),
};

/** One drawing of the walk. The words under it say the same. */
export function WalkPicture({ drawing }: { drawing: WalkDrawing }) {
  return (
    <div className="pic">
      <svg className="draw" viewBox="0 0 120 88" aria-hidden="true">
        {drawings[drawing]}
      </svg>
    </div>
  );
}

interface WalkProps {
  plan: readonly PlanDay[];
  /** When the interview is. */
  when: When;
}

/** The days to the interview on one floor line: today under the lamp, the interview an open door. */
export function PlanWalk({ plan, when }: WalkProps) {
  const { days, gapAfter, hidden } = walkOf(plan);
  return (
    <ol className="walk seven">
      {days.map((day, at) => (
        <Fragment key={day.date}>
          <li
            className={clsx(day.state === 'today' && 'nowday')}
            aria-current={day.state === 'today' ? 'date' : undefined}
          >
            <WalkPicture drawing={drawingOf(day)} />
            <div className="txt">
              <b>{dayName(day.date)}</b>
              <span className="st">
                {day.state === 'done' && day.kind !== 'interview' ? (
                  <Check className="i" aria-hidden="true" />
                ) : null}
                {dayText(day, when, isMoved(day, plan))}
              </span>
            </div>
          </li>
          {at === gapAfter ? (
            <li className="walk-gap">
              <div className="pic" />
              <div className="txt">{plural(hidden, { one: '# more day', other: '# more days' })}</div>
            </li>
          ) : null}
        </Fragment>
      ))}
    </ol>
  );
}
