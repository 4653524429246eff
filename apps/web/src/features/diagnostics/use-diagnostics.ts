import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { backendErrorText } from '@/lib/backend-error-text.ts';
import { useSession } from '@/lib/session.ts';
import { checks, runCheck } from './checks.ts';

export type CheckState =
  | { status: 'idle' | 'pending' }
  | { status: 'success' | 'error'; message: string; tookMs: number };

const all = (status: 'idle' | 'pending'): CheckState[] => checks.map(() => ({ status }));

/** Runs every check, one after the other, and reports each result. */
export function useDiagnostics() {
  const userId = useSession().user?.id;
  const [states, setStates] = useState<CheckState[]>(() => all('idle'));
  const [running, setRunning] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const run = async () => {
    setRunning(true);
    setStates(all('pending'));
    for (const [index, check] of checks.entries()) {
      const startedAt = performance.now();
      const outcome = await runCheck(check, userId).then(
        (message) => ({ status: 'success' as const, message }),
        (error: unknown) => ({ status: 'error' as const, message: messageOf(error) }),
      );
      if (gone.current) return;
      const state = { ...outcome, tookMs: Math.round(performance.now() - startedAt) };
      setStates((before) => before.map((one, place) => (place === index ? state : one)));
    }
    setRunning(false);
  };
  return { states, running, run };
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? backendErrorText(error) : t`Something went wrong.`;
