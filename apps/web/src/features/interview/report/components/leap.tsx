import { t } from '@lingui/core/macro';
import { gainText } from '../retry.ts';

/** Both scores side by side, the lamp over the better one. */
export function Leap({ before, now }: { before: number; now: number }) {
  const gained = now - before;
  const change = gainText(gained);
  return (
    <div className="leap num" role="img" aria-label={t`From ${before} to ${now}: ${change}`}>
      <span className={gained < 0 ? 'now' : 'was'}>
        {before}
        {gained < 0 ? <Lamp /> : null}
      </span>
      <svg
        className="ar"
        viewBox="0 0 44 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2 12h38M30 3l10 9-10 9" />
      </svg>
      <span className={gained < 0 ? 'was' : 'now'}>
        {now}
        {gained < 0 ? null : <Lamp />}
      </span>
    </div>
  );
}

function Lamp() {
  return (
    <svg className="draw" viewBox="0 0 384 260" aria-hidden="true">
      <path className="l" d="M160 34h64l124 226H36Z" />
      <path d="M192 -120V2" />
      <path className="p" d="M176 2h32l18 32h-68Z" />
      <circle className="gr" cx="192" cy="37" r="5" />
    </svg>
  );
}
