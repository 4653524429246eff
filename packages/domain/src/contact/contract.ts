import { z } from 'zod';
import { contactMaxLength } from './catalog.ts';

export const SendContactInput = z.object({
  name: z.string().trim().min(1).max(contactMaxLength.name),
  email: z.email().max(contactMaxLength.email),
  message: z.string().trim().min(1).max(contactMaxLength.message),
});
export type SendContactInput = z.infer<typeof SendContactInput>;
export const SendContactOutput = z.object({ success: z.literal(true) });
