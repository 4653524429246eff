import { StoreError } from '../answer-error.ts';
import { defineFunction } from '../define-function.ts';

/** Makes sure that the caller's own rows (profile, streak, trial, plan) are there. Calling it again changes nothing. */
export const initializeUserData = defineFunction('initialize-user-data', {
  access: 'user',
  async run({ callerDb }) {
    const { error } = await callerDb.rpc('initialize_user_data');
    if (error) throw new StoreError('initialize_user_data', error.code);
    return { success: true as const };
  },
});
