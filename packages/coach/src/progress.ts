import type { WorkProgress } from '@greenroom/domain';

/** Told while long work goes on; a coach that is done at once says nothing. */
export type OnProgress = (progress: WorkProgress) => void;
