import { t } from '@lingui/core/macro';
import { type CSSProperties, useEffect, useRef } from 'react';
import { levelOf, watchMicrophone } from '../microphone-level.ts';

/** How loud the microphone is. Screen readers are told that it listens, not how loud. */
export function LevelMeter({ level }: { level: number }) {
  return (
    <span className="level" role="img" aria-label={t`Microphone level`}>
      <i style={{ '--level': level } as CSSProperties} />
    </span>
  );
}

/** How loud an opened stream is. Drawn past React: twenty times a second. */
export function StreamMeter({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () => watchMicrophone(({ db }) => bar.current?.style.setProperty('--level', String(levelOf(db))), stream),
    [stream],
  );
  return (
    <span className="level" role="img" aria-label={t`Microphone level`}>
      <i ref={bar} style={{ '--level': 0 } as CSSProperties} />
    </span>
  );
}
