import { type AuthStage, freshEmail, signedUp, siteUrl } from './auth-fixture.ts';

type Owner = Awaited<ReturnType<typeof signedUp>>;

/** Somebody on a stage who has asked for another address, with what was mailed to both. */
export async function changingOn(on: AuthStage, options: { owner?: Owner; next?: string } = {}) {
  const { next = freshEmail() } = options;
  const owner = options.owner ?? (await signedUp(on));
  const { data, error } = await owner.client.auth.updateUser(
    { email: next },
    { emailRedirectTo: `${siteUrl}/email-changed` },
  );
  if (error) throw error;
  return {
    ...owner,
    next,
    answer: data.user,
    current: (await on.mails(owner.email)).findLast((mail) => mail.kind === 'email_change_current'),
    asked: (await on.mails(next)).findLast((mail) => mail.kind === 'email_change_new'),
  };
}

/** Whose session it is by now. */
export const addressOf = async ({ client }: Pick<Owner, 'client'>) => (await client.auth.getUser()).data.user;
