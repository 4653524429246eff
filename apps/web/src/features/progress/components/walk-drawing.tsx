import type { PlanDayKind } from '@greenroom/domain';
import type { ReactNode } from 'react';

const chair = (
  <>
    <path d="M46 38v42M46 60h26v20" />
    <path className="gr" d="M45 56h29v5H45Z" />
  </>
);

const drawings: Record<PlanDayKind | 'today', ReactNode> = {
  /** A chair under the lamp. */
  today: (
    <>
      <path className="l" d="M53 14 22 80h78L69 14Z" />
      <path d="M61 0v5M50 14h22l-5-9H55Z" className="p" />
      {chair}
    </>
  ),
  questions: chair,
  /** Two chairs and something said between them. */
  mock: (
    <>
      <path d="M24 34v46M24 58h24v22M96 34v46M96 58H72v22" />
      <path className="gr" d="M23 54h27v5H23Z" />
      <path className="p" d="M50 20h16v12h-6l-4 4v-4h-6Z" />
    </>
  ),
  /** A table with a cup. */
  light: (
    <>
      <path d="M24 52h72M32 52v28M88 52v28" />
      <path className="p" d="M48 38h14v10a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4ZM62 41h3a3.5 3.5 0 0 1 0 7h-3" />
      <path d="M52 32q-3-4 0-8M58 32q-3-4 0-8" className="th" />
      <path className="gr" d="M74 48h16v4H74Z" />
    </>
  ),
  /** The open door. */
  interview: (
    <>
      <path className="l" d="M48 80V12h36v68Z" />
      <path d="M48 80V12h36v68" />
      <path className="gr" d="M48 12 30 19v67l18-6Z" />
    </>
  ),
};

/** One day of the walk, in a box whose floor is at y = 80. A finished day is a chair without a cushion. */
export function WalkDrawing({ of, done }: { of: PlanDayKind | 'today'; done: boolean }) {
  return (
    <svg className="draw" viewBox="0 0 120 88" aria-hidden="true">
      {done ? <path d="M46 38v42M46 60h26v20" /> : drawings[of]}
    </svg>
  );
}
