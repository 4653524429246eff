import { AppError, isOwnAddress } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { ownedSubscriptions } from './store.ts';

/** A link into the provider's customer portal: invoices and the payment method of the caller. It is good for a while only. */
export const createDodoPortalLink = defineFunction('create-dodo-portal-link', {
  access: 'user',
  elevated: 'which customer the caller is at the provider is kept by the server side',
  async run({ input, user, serviceDb, payments, settings }) {
    if (!isOwnAddress(input.returnUrl, settings.ownOrigins)) {
      throw new AppError('bad_request', 'returnUrl: only addresses of this site.');
    }
    const [latest] = await ownedSubscriptions(serviceDb, user.id);
    if (!latest) throw new AppError('not_found', 'There is nothing to manage yet.');
    if (!payments) throw new AppError('unavailable', 'Paying is not set up on this server.');
    return { portal_url: await payments.portalLink(latest.customer_id, input.returnUrl) };
  },
});
