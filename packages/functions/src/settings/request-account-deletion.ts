import { accountDeletionPath } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { hashToken, makeToken } from './deletion-token.ts';
import { composeDeletionLetter } from './letters.ts';
import { saveDeletionRequest } from './store.ts';

const rate = perHour(5);

/**
 * Mails the caller's own address a link that deletes the account. The link holds a token behind its #, which no log and
 * no other site sees. Asked again within a minute, the first mail stands; later, a new link replaces the old one.
 */
export const requestAccountDeletion = defineFunction('request-account-deletion', {
  access: 'user',
  elevated: 'a user has no rights on the outbox',
  async run({ user, serviceDb, limiter, settings, language }) {
    await holdToRate(limiter, `account-deletion:${user.id}`, rate, 'too_many_requests');
    const token = makeToken();
    const link = `${settings.ownOrigins[0]}${accountDeletionPath}#token=${token}`;
    const letter = composeDeletionLetter(link, language);
    await saveDeletionRequest(serviceDb, user.id, await hashToken(token), letter);
    return { success: true as const };
  },
});
