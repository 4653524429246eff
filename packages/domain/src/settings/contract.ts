import { z } from 'zod';

export const RequestDeletionInput = z.object({}).loose();
export const RequestDeletionOutput = z.object({ success: z.literal(true) });

/** `token`: what the link of the mail carries behind its #. */
export const ConfirmDeletionInput = z.object({ token: z.string().min(1).max(200) });
export const ConfirmDeletionOutput = z.object({ success: z.literal(true) });

export const DownloadDataInput = z.object({}).loose();
/** Everything kept about the caller. `tables` holds all their rows by the table's name; `files` lists what is stored. */
export const DownloadDataOutput = z.object({
  made_at: z.iso.datetime(),
  account: z.object({ id: z.string(), email: z.string() }).loose(),
  sign_ins: z.array(z.looseObject({})),
  second_factors: z.array(z.looseObject({})),
  mails: z.array(z.looseObject({})),
  files: z.array(z.object({ bucket: z.string(), name: z.string() }).loose()),
  tables: z.record(z.string(), z.array(z.looseObject({}))),
});
