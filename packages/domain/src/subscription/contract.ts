import { z } from 'zod';
import { featureTypes } from './catalog.ts';

export const CheckSubscriptionInput = z.object({ feature_type: z.enum(featureTypes) });
export const AccessStatus = z.object({
  hasAccess: z.boolean(),
  subscriptionStatus: z.string(),
  isTrialUser: z.boolean(),
  usageCount: z.number().int(),
  usageLimit: z.number().int(),
});
export type AccessStatus = z.infer<typeof AccessStatus>;

export const InitializeUserInput = z.object({}).loose();
export const InitializeUserOutput = z.object({ success: z.literal(true) });
