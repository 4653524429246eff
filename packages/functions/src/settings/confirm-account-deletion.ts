import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { hashToken } from './deletion-token.ts';
import { deleteAccount, findDeletion, removeFiles } from './store.ts';

const rate = perHour(30);

const gone = () => new Refusal('link_used');

/**
 * Deletes the account that the token of a mail belongs to: files, then every row and the sign-in in one transaction. The
 * token is enough, as the mail may be read on another device; signed in as somebody else it is refused. A subscription
 * is ended by the payments pass, which finds it without an account; should this stop half-way, the link still works.
 */
export const confirmAccountDeletion = defineFunction('confirm-account-deletion', {
  access: 'visitor',
  elevated: 'deletes an account on the word of a token from a mail',
  async run({ input, user, serviceDb, limiter, clientAddress }) {
    await holdToRate(limiter, `confirm-deletion:${clientAddress}`, rate, 'too_many_requests');
    const pending = await findDeletion(serviceDb, await hashToken(input.token));
    if (!pending) throw gone();
    if (user && user.id !== pending.user_id) {
      throw new Refusal('link_of_another');
    }
    if (pending.is_expired) {
      throw new Refusal('link_expired');
    }
    await removeFiles(serviceDb, pending.files);
    if (!(await deleteAccount(serviceDb, pending.user_id))) throw gone();
    return { success: true as const };
  },
});
