import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';

/**
 * Calls back once with what another page sent along with the navigation, and forgets it: a reload would bring it back
 * over what was changed since. What doesn't have the shape is left alone. Waits until `isReady`.
 */
export function useArrival<T>(shape: z.ZodType<T>, onArrival: (arrived: T) => void, isReady = true): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((sent: unknown) => {
    const arrived = shape.safeParse(sent);
    if (!arrived.success) return;
    onArrival(arrived.data);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (isReady) take(state);
  }, [state, isReady]);
}
