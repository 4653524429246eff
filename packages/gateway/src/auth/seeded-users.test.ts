import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthStage, goodPassword, startAuth } from './auth-fixture.ts';
import { createPasswords } from './passwords.ts';

const id = '11111111-1111-4111-8111-111111111111';
const email = 'seeded@mail.example';

let stage: AuthStage;
beforeAll(async () => {
  stage = await startAuth();
  // What `crypt('...', gen_salt('bf'))` of pgcrypto writes.
  const hash = (await createPasswords(4).hash(goodPassword)).replace('$2b$', '$2a$');
  await stage.database.asOwner(async (tx) => {
    await tx.query(
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, recovery_sent_at,
         last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at, phone,
         phone_confirmed_at, confirmation_token, email_change, email_change_token_new, email_change_token_current,
         recovery_token, phone_change, phone_change_token, reauthentication_token, is_sso_user)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, now(), now(), now(),
         '{"provider":"email","providers":["email"]}', '{"full_name":"Seeded"}', null, now(), now(), null, null,
         '', '', '', '', '', '', '', '', false)`,
      [id, email, hash],
    );
    await tx.query(
      `insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, $1::uuid::text, jsonb_build_object('sub', $1::uuid::text, 'email', $2::text), 'email', now(), now(), now())`,
      [id, email],
    );
  });
});
afterAll(() => stage.close());

it('a user that the seed of a Supabase project makes signs in, with one identity and no change that waits', async () => {
  const { client } = stage.visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password: goodPassword });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, user_metadata: { full_name: 'Seeded' } });
  expect(data.user?.new_email).toBeUndefined();
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
  const { rows } = await stage.database.asOwner((tx) =>
    tx.query('select confirmed_at = email_confirmed_at as same from auth.users where id = $1', [id]),
  );
  expect(rows).toEqual([{ same: true }]);
});

it('it changes its address and its password like any other', async () => {
  const { client } = stage.visitor();
  await client.auth.signInWithPassword({ email, password: goodPassword });
  const asked = await client.auth.updateUser({ email: 'moved-seed@mail.example' });
  expect(asked.data.user?.new_email).toBe('moved-seed@mail.example');
  const changed = await client.auth.updateUser({
    password: 'Renewed-52!stage',
    current_password: goodPassword,
  } as never);
  expect(changed.error).toBeNull();
});
