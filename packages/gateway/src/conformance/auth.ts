import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { authFactors } from './auth-factors.ts';
import { authKeys, authProviders } from './auth-providers.ts';
import { authRefused } from './auth-refused.ts';
import { freshEmail, join, openLink } from './auth-steps.ts';
import { differs, supported } from './claim.ts';
import { password } from './stage.ts';

export const auth = [
  ...supported(
    'Auth: sign-up and sign-in',
    [
      '`signUp`, the link of the mail',
      async (stage) => {
        const email = freshEmail();
        const up = await stage
          .client()
          .auth.signUp({ email, password, options: { data: { full_name: 'New' } } });
        deepEqual([up.error, up.data.session, up.data.user?.email], [null, null, email]);
        const target = await openLink(stage, email);
        match(target.hash, /access_token=.*type=signup/);
        equal(
          (await stage.client().auth.signInWithPassword({ email, password })).data.user?.user_metadata
            .full_name,
          'New',
        );
      },
    ],
    [
      '`signUp`, `verifyOtp` with the digits',
      async (stage) => {
        const email = freshEmail();
        const client = stage.client();
        await client.auth.signUp({ email, password });
        const { data } = await client.auth.verifyOtp({
          email,
          token: stage.lastMail(email).code ?? '',
          type: 'email',
        });
        equal(data.user?.email, email);
      },
    ],
    [
      '`signInWithPassword`, `getUser`, `getClaims`',
      async (stage) => {
        const { client, email } = await join(stage);
        equal((await client.auth.getUser()).data.user?.email, email);
        equal((await client.auth.getClaims()).data?.claims.role, 'authenticated');
      },
    ],
    [
      '`resend` of the confirmation',
      async (stage) => {
        const { error } = await stage.client().auth.resend({ type: 'signup', email: freshEmail() });
        equal(error, null);
      },
      differs('the same answer for known and unknown addresses'),
    ],
    [
      '`resetPasswordForEmail`, the link, `updateUser({ password })`',
      async (stage) => {
        const { email } = await join(stage);
        const client = stage.client();
        await client.auth.resetPasswordForEmail(email);
        const fragment = new URLSearchParams((await openLink(stage, email)).hash.slice(1));
        await client.auth.setSession({
          access_token: fragment.get('access_token') ?? '',
          refresh_token: fragment.get('refresh_token') ?? '',
        });
        equal((await client.auth.updateUser({ password: 'Renewed-52!stage' })).error, null);
        equal(
          (await stage.client().auth.signInWithPassword({ email, password: 'Renewed-52!stage' })).error,
          null,
        );
      },
    ],
    [
      '`signInWithOtp`, `verifyOtp` with the digits or the link, for accounts that are there and for new ones',
      async (stage) => {
        const known = await join(stage);
        for (const email of [known.email, freshEmail()]) {
          const client = stage.client();
          equal((await client.auth.signInWithOtp({ email })).error, null);
          const { data } = await client.auth.verifyOtp({
            email,
            token: stage.lastMail(email).code ?? '',
            type: 'email',
          });
          deepEqual([data.user?.email, Boolean(data.session)], [email, true]);
        }
        const linked = freshEmail();
        await stage.client().auth.signInWithOtp({ email: linked });
        match((await openLink(stage, linked)).hash, /access_token=.*type=magiclink/);
      },
      differs(
        'unless `auth.email.signIn` is off; the same answer for all addresses, also with `shouldCreateUser: false`',
      ),
    ],
    [
      'PKCE: `flowType: "pkce"`, `exchangeCodeForSession`',
      async (stage) => {
        const email = freshEmail();
        const client = stage.client(undefined, 'pkce');
        await client.auth.signUp({ email, password });
        const code = (await openLink(stage, email)).searchParams.get('code') ?? '';
        equal((await client.auth.exchangeCodeForSession(code)).data.user?.email, email);
      },
    ],
  ),
  ...supported(
    'Auth: sessions and users',
    [
      '`refreshSession`, `setSession`',
      async (stage) => {
        const { client } = await join(stage);
        const before = (await client.auth.getSession()).data.session;
        const after = (await client.auth.refreshSession()).data.session;
        ok(after && before && after.refresh_token !== before.refresh_token);
        const other = stage.client();
        const { refresh_token, access_token } = after;
        equal((await other.auth.setSession({ refresh_token, access_token })).error, null);
      },
    ],
    [
      '`signOut` with scope `local`, `others`, `global`',
      async (stage) => {
        const { client, email } = await join(stage);
        const other = stage.client();
        await other.auth.signInWithPassword({ email, password });
        await client.auth.signOut({ scope: 'others' });
        ok((await other.auth.getUser()).error);
        equal((await client.auth.getUser()).error, null);
        await client.auth.signOut({ scope: 'global' });
        equal((await client.auth.getSession()).data.session, null);
      },
    ],
    [
      '`updateUser({ data })`',
      async (stage) => {
        const { client } = await join(stage);
        const { data } = await client.auth.updateUser({ data: { nickname: 'Nell' } });
        equal(data.user?.user_metadata.nickname, 'Nell');
      },
    ],
    [
      '`updateUser({ email })`, `verifyOtp` of type `email_change`, `resend`',
      async (stage) => {
        const { client, email } = await join(stage);
        const next = freshEmail();
        const { data } = await client.auth.updateUser({ email: next });
        deepEqual([data.user?.email, data.user?.new_email], [email, next]);
        match((await openLink(stage, email)).hash, /message=Confirmation/);
        const { error } = await client.auth.resend({ type: 'email_change', email });
        equal(error, null);
        const token = stage.lastMail(next).code ?? '';
        const verified = await client.auth.verifyOtp({ email: next, token, type: 'email_change' });
        equal(verified.data.user?.email, next);
        equal((await client.auth.getUser()).data.user?.email, next);
        equal((await stage.client().auth.signInWithPassword({ email: next, password })).error, null);
      },
      differs(
        'confirmed by both mailboxes, or as `auth.email.changeConfirmedBy` says; a taken address is answered like a free one; one’s own address cancels',
      ),
    ],
    [
      '`updateUser({ email })` of two users to one address',
      async (stage) => {
        const next = freshEmail();
        const users = [await join(stage), await join(stage)];
        const links: URL[] = [];
        for (const { email } of users) {
          // As an operator: an email to the same address would wait a minute.
          for (const type of ['email_change_current', 'email_change_new'] as const) {
            const { data } = await stage.service.auth.admin.generateLink({ type, email, newEmail: next });
            links.push(new URL(data.properties?.action_link ?? ''));
          }
        }
        const ends = await Promise.all(
          links.map(async (link) => {
            const response = await stage.send('GET', `${link.pathname}${link.search}`);
            const end = new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
            return end.get('error_code') ?? end.get('type') ?? 'waits';
          }),
        );
        deepEqual(ends.sort(), ['email_change', 'email_exists', 'waits', 'waits']);
        const owners = await Promise.all(
          users.map(async ({ client }) => (await client.auth.getUser()).data.user),
        );
        equal(owners.filter((owner) => owner?.email === next).length, 1);
        deepEqual(
          owners.map((owner) => owner?.new_email),
          [undefined, undefined],
        );
      },
      'the first to confirm has it',
    ],
    [
      '`GET /user/sessions`, `DELETE /user/sessions/{id}`',
      async (stage) => {
        const { client } = await join(stage);
        const token = (await client.auth.getSession()).data.session?.access_token;
        const response = await stage.send('GET', '/auth/v1/user/sessions', {
          headers: { authorization: `Bearer ${token}` },
        });
        equal(((await response.json()) as { sessions: unknown[] }).sessions.length, 1);
      },
      differs('ours: GoTrue has none'),
    ],
    [
      '`admin.createUser`, `getUserById`, `listUsers`, `updateUserById`, `deleteUser`, `signOut`',
      async (stage) => {
        const { client, id } = await join(stage);
        const { admin } = stage.service.auth;
        equal((await admin.getUserById(id)).data.user?.id, id);
        ok((await admin.listUsers()).data.users.some((user) => user.id === id));
        equal(
          (await admin.updateUserById(id, { app_metadata: { plan: 'x' } })).data.user?.app_metadata.plan,
          'x',
        );
        equal((await admin.deleteUser(id)).error, null);
        ok((await client.auth.getUser()).error);
      },
      'with the secret key',
    ],
    [
      '`admin.generateLink` of all six types, `admin.inviteUserByEmail`',
      async (stage) => {
        const { admin } = stage.service.auth;
        const { email } = await join(stage);
        const { data } = await admin.generateLink({ type: 'magiclink', email });
        const opened = await stage
          .client()
          .auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'magiclink' });
        equal(opened.data.user?.email, email);
        const invited = freshEmail();
        equal((await admin.inviteUserByEmail(invited)).data.user?.email, invited);
        match((await openLink(stage, invited)).hash, /access_token=.*type=invite/);
      },
      'with the secret key',
    ],
  ),
  ...authProviders,
  ...authKeys,
  ...authFactors,
  ...authRefused,
];
