import { DashboardSummary, ProgressSummary } from '@greenroom/domain';
import { readCopy } from '@/lib/offline-copy.ts';

/** The summaries that this device keeps; null where there is none. Apart, since their shapes are heavy and needed offline only. */
export const readKeptDashboard = (userId: string) => readCopy(userId, 'dashboard', DashboardSummary);
export const readKeptProgress = (userId: string) => readCopy(userId, 'progress', ProgressSummary);
