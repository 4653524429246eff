import { z } from 'zod';

export const SendContactInput = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  message: z.string().trim().min(1).max(5_000),
});
export type SendContactInput = z.infer<typeof SendContactInput>;
export const SendContactOutput = z.object({ success: z.literal(true) });
