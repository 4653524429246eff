import { deepEqual } from 'node:assert/strict';
import { password, type Stage } from './stage.ts';

let people = 0;
/** An address that no account has. */
export const freshEmail = () => `newcomer-${++people}@mail.example`;

/** Opens the link of the last mail, as a browser would; what it leads to. */
export async function openLink(stage: Stage, email: string): Promise<URL> {
  const link = new URL(stage.lastMail(email).link ?? '');
  const response = await stage.send('GET', `${link.pathname}${link.search}`);
  return new URL(response.headers.get('location') ?? '');
}

/** A new confirmed account and a client that is signed in to it. */
export async function join(stage: Stage, flowType: 'implicit' | 'pkce' = 'implicit') {
  const email = freshEmail();
  const { data } = await stage.service.auth.admin.createUser({ email, password, email_confirm: true });
  const client = stage.client(undefined, flowType);
  await client.auth.signInWithPassword({ email, password });
  return { email, client, id: data.user?.id ?? '' };
}

type Ask = (stage: Stage) => PromiseLike<{ error: { code?: string; status?: number } | null }>;
/** A check that a call is refused with a status and a code. */
export const answers = (ask: Ask, status: number, code: string) => async (stage: Stage) => {
  const { error } = await ask(stage);
  deepEqual([error?.status, error?.code], [status, code]);
};
