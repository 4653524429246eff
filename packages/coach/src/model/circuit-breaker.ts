const failuresToRest = 3;
const windowMs = 60_000;
const restMs = 60_000;

/** After three failures within a minute the provider is left alone for a minute, so that nobody waits for it in vain. */
export interface CircuitBreaker {
  isResting(): boolean;
  succeeded(): void;
  failed(): void;
}

/** `now` in milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures: number[] = [];
  let restsUntil = 0;
  return {
    isResting: () => now() < restsUntil,
    succeeded() {
      failures = [];
    },
    failed() {
      const at = now();
      failures = [...failures.filter((time) => at - time < windowMs), at];
      if (failures.length < failuresToRest) return;
      restsUntil = at + restMs;
      failures = [];
    },
  };
}
