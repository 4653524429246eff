import type { Now } from '../now.ts';
import { NowAhead } from './now-ahead.tsx';
import { NowAfterwards, NowDay } from './now-day.tsx';
import { NowNew, NowReturning, NowUndated } from './now-start.tsx';
import { NowUnfinished } from './now-unfinished.tsx';

interface WhatNowProps {
  now: Now;
  greeting: string;
  /** How long a first practice takes. */
  firstPractice: string;
  /** Whether the plan has room for another interview. */
  canPractice: boolean;
  nowMs: number;
  today: string;
  zone: string;
}

/** The first screen of the dashboard: what to do now. */
export function WhatNow({ now, greeting, firstPractice, canPractice, nowMs, today, zone }: WhatNowProps) {
  switch (now.kind) {
    case 'unfinished':
      return <NowUnfinished interview={now.interview} next={now.next} nowMs={nowMs} today={today} />;
    case 'day':
      return <NowDay job={now.job} others={now.others} zone={zone} />;
    case 'afterwards':
      return <NowAfterwards job={now.job} daysAgo={now.daysAgo} next={now.next} today={today} />;
    case 'ahead':
      return <NowAhead coming={now.coming} others={now.others} {...{ canPractice, today, zone }} />;
    case 'undated':
      return <NowUndated job={now.job} />;
    case 'returning':
      return <NowReturning greeting={greeting} last={now.last} canPractice={canPractice} />;
    case 'new':
      return <NowNew length={firstPractice} />;
  }
}
