import type { Clock } from './ports.ts';

/**
 * The time since this process started, put on the calendar of its start: setting the machine's clock doesn't move it, and
 * processes that were started at different times agree.
 */
export const monotonicNow: Clock = () => performance.timeOrigin + performance.now();
