import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAuthenticator } from '../auth/factor-fixture.ts';
import { engines } from '../conformance/engines.ts';
import { adaEmail, openStage, password, type Stage } from '../conformance/stage.ts';

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

/**
 * Ada has a second factor and proved it, a thief has her password alone, and ben has none. What each reaches, on both
 * databases.
 */
describe.each(engines)('a required second factor on $engine', ({ isHere, open }) => {
  let stage: Stage;
  let thief: SupabaseClient;
  let before: string;
  beforeAll(async () => {
    if (!isHere) return;
    stage = await openStage(await open(), { requireSecondFactor: true });
    before = await tokenOf(stage.ada);
    await withAuthenticator(stage.ada, Date.now);
    thief = stage.client();
    const { error } = await thief.auth.signInWithPassword({ email: adaEmail, password });
    if (error) throw error;
    const note = await stage.ada.from('notes').insert({ text: 'only ada may read this' });
    if (note.error) throw note.error;
    const folder = (await stage.ada.auth.getUser()).data.user?.id ?? '';
    const file = await stage.ada.storage
      .from('documents')
      .upload(`${folder}/secret.txt`, new Blob(['only ada may read this']));
    if (file.error) throw file.error;
  }, 120_000);
  afterAll(() => stage?.close(), 120_000);

  /** Status codes of a request by each of them: ada, ben, a visitor, the thief, and ada's token from before. */
  async function statuses(method: string, path: string, body?: object): Promise<number[]> {
    const tokens = [await tokenOf(stage.ada), await tokenOf(stage.ben), null, await tokenOf(thief), before];
    const found: number[] = [];
    for (const token of tokens) {
      const response = await stage.send(method, path, {
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      if (token !== tokens[0]) expect(text).not.toContain('only ada');
      found.push(response.status);
    }
    return found;
  }

  it.skipIf(!isHere)('reads and writes rows and calls functions only once it is proven', async () => {
    expect(await statuses('GET', '/rest/v1/notes?select=*')).toEqual([
      200,
      200,
      expect.any(Number),
      401,
      401,
    ]);
    for (const [method, path, body] of [
      ['POST', '/rest/v1/notes', { text: 'new' }],
      ['PATCH', '/rest/v1/notes?text=eq.new', { text: 'other' }],
      ['DELETE', '/rest/v1/notes?text=eq.other', undefined],
      ['POST', '/rest/v1/rpc/noon', {}],
    ] as const) {
      const [ada, ben, , ...halves] = await statuses(method, path, body);
      expect([method, (ada ?? 500) < 300, (ben ?? 500) < 300, ...halves]).toEqual([
        method,
        true,
        true,
        401,
        401,
      ]);
    }
    const { error } = await thief.from('notes').select();
    expect(error?.message).toBe('A second factor is required: AAL2');
  });

  it.skipIf(!isHere)('opens no files', async () => {
    const folder = (await stage.ada.auth.getUser()).data.user?.id ?? '';
    const path = `documents/${folder}/secret.txt`;
    for (const [method, at, body] of [
      ['GET', `/storage/v1/object/${path}`, undefined],
      ['GET', '/storage/v1/bucket', undefined],
      ['POST', `/storage/v1/object/sign/${path}`, { expiresIn: 60 }],
      ['POST', '/storage/v1/object/list/documents', { prefix: folder }],
      ['DELETE', `/storage/v1/object/${path}x`, undefined],
    ] as const) {
      const found = await statuses(method, at, body);
      expect([at, ...found.slice(3)]).toEqual([at, 401, 401]);
    }
    expect((await stage.ada.storage.from('documents').download(`${folder}/secret.txt`)).error).toBeNull();
  });

  it.skipIf(!isHere)('follows no changes and sends no broadcasts', async () => {
    const join = async (who: SupabaseClient) => {
      const client = await stage.overSocket(who);
      return new Promise<string>((resolve) =>
        client
          .channel('changes')
          .on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => undefined)
          .subscribe((state) => resolve(state)),
      );
    };
    expect([await join(stage.ada), await join(thief)]).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR']);
    const body = { messages: [{ topic: 'talks', event: 'hello', payload: {} }] };
    expect((await statuses('POST', '/realtime/v1/api/broadcast', body)).slice(3)).toEqual([401, 401]);
  });

  it.skipIf(!isHere)('shows a password alone who it is, and changes nothing', async () => {
    expect((await thief.auth.getUser()).error).toBeNull();
    expect((await thief.auth.updateUser({ data: { full_name: 'Thief' } })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await statuses('GET', '/auth/v1/user/sessions')).slice(3)).toEqual([403, 403]);
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await statuses('DELETE', `/auth/v1/user/sessions/${id}`)).slice(3)).toEqual([403, 403]);
    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
  });

  it.skipIf(!isHere)('lets a password alone sign nobody else out', async () => {
    const other = stage.client();
    await other.auth.signInWithPassword({ email: adaEmail, password });
    await other.auth.signOut({ scope: 'global' });
    expect((await stage.ada.auth.getUser()).error).toBeNull();
    expect((await stage.ada.from('notes').select()).error).toBeNull();
  });

  it.skipIf(!isHere)('logs no fault', () => {
    expect(stage.faults).toEqual([]);
  });
});
