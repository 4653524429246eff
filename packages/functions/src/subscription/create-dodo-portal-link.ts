import { isOwnAddress, ProtocolError, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { ownedSubscriptions } from './store.ts';

/** A link into the provider's customer portal: invoices and the payment method of the caller. It is good for a while only. */
export const createDodoPortalLink = defineFunction('create-dodo-portal-link', {
  access: 'user',
  elevated: 'which customer the caller is at the provider is kept by the server side',
  async run({ input, user, serviceDb, payments, settings }) {
    if (!isOwnAddress(input.returnUrl, settings.ownOrigins)) {
      throw new ProtocolError('bad_request', 'returnUrl must be an address of this site.');
    }
    const [latest] = await ownedSubscriptions(serviceDb, user.id);
    if (!latest) throw new Refusal('nothing_to_manage');
    if (!payments) throw new Refusal('payments_off');
    return { portal_url: await payments.portalLink(latest.customer_id, input.returnUrl) };
  },
});
