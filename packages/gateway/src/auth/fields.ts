import { z } from 'zod';
import { validationFailed } from './errors.ts';

/** What a user's metadata may take: it travels in every access token, and so in every request's headers. */
export const maxMetadataBytes = 4 * 1_024;

const Address = z.email().max(254);

/** One e-mail address in its normal form: trimmed, lower case, ASCII, without a second recipient or a line break. */
export const Email = z.unknown().transform((value, context) => {
  if (typeof value !== 'string' || value.trim() === '') {
    context.addIssue({ code: 'custom', message: 'An email address is required' });
    return z.NEVER;
  }
  const parsed = Address.safeParse(value.trim().toLowerCase());
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: 'Unable to validate email address: invalid format' });
  return z.NEVER;
});

/** A password as it arrives; whether it is good enough is the policy's to say. */
export const Password = z.unknown().transform((value, context) => {
  if (typeof value === 'string' && value !== '') return value;
  context.addIssue({ code: 'custom', message: 'A valid password is required' });
  return z.NEVER;
});

/** An object of the client's choice, bounded in size. */
export const Metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= maxMetadataBytes, {
    message: `User metadata takes more than ${maxMetadataBytes} bytes`,
  });

/** What a PKCE client sent ahead (RFC 7636). */
export interface PkceChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** The fields of a body that hold a challenge; clients of the implicit flow send nulls. */
export const challengeFields = {
  code_challenge: z.string().max(256).nullish(),
  code_challenge_method: z.string().max(16).nullish(),
};

/** The challenge of a body, null where there is none. Throws 400 for one that no client makes. */
export function challengeOf(body: {
  code_challenge?: string | null;
  code_challenge_method?: string | null;
}): PkceChallenge | null {
  if (!body.code_challenge) return null;
  const method = body.code_challenge_method?.toLowerCase() ?? 'plain';
  if ((method === 's256' || method === 'plain') && body.code_challenge.length >= 43) {
    return { challenge: body.code_challenge, method };
  }
  throw validationFailed('code challenge or its method is not of the PKCE format');
}
