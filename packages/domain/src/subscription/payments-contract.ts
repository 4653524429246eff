import { z } from 'zod';

const Address = z.string().min(1).max(2_000);

/** `email` is part of the call but never decides anything: the payment is made out to the signed-in user's own. */
export const CreateSubscriptionInput = z.object({
  email: z.string().max(320).optional(),
  successUrl: Address,
  cancelUrl: Address,
});
/** Where the browser goes next: the provider's page, or the success address where nothing is left to pay. */
export const CreateSubscriptionOutput = z.object({ checkout_url: z.url() });

export const CancelSubscriptionInput = z.object({}).loose();
export const CancelSubscriptionOutput = z.object({
  success: z.literal(true),
  /** Until when what was paid goes on, ISO 8601; null where nothing is left of it. */
  current_period_end: z.string().nullable(),
});

export const PortalLinkInput = z.object({ returnUrl: Address });
export const PortalLinkOutput = z.object({ portal_url: z.url() });
