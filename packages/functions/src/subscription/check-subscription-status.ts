import { AccessStatus } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { rowsOf } from '../store-result.ts';

/** Whether the caller may use a feature now, and how much of the trial is used. The database decides. */
export const checkSubscriptionStatus = defineFunction('check-subscription-status', {
  access: 'user',
  async run({ input, callerDb }) {
    const access = await callerDb.rpc('check_access', { feature_type: input.feature_type });
    return AccessStatus.parse(rowsOf('check_access', access));
  },
});
