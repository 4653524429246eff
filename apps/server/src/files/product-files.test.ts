import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../test-app.ts';

let backend: TestApp;
let origin: string;
let nora: Person;
let otto: Person;

beforeAll(async () => {
  backend = await openTestApp();
  origin = await backend.app.listen(0, '127.0.0.1');
  nora = await backend.signIn();
  otto = await backend.signIn();
});
afterAll(() => backend.close());

/** The official client over a real connection, with a person's own token. */
const connect = ({ token }: Person) =>
  createClient(origin, backend.publishableKey, { accessToken: async () => token });

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

describe('files by the product’s paths, over a real connection', () => {
  it('a resume goes up and comes down for its owner, and for nobody else', async () => {
    const path = `${nora.id}/1700000000_my_resume.pdf`;
    const own = connect(nora).storage.from('documents');
    const file = new File([pdf], 'my resume.pdf', { type: 'application/pdf' });
    const uploaded = await own.upload(path, file, { cacheControl: '3600', upsert: false });
    expect(uploaded.error).toBeNull();
    const downloaded = await own.download(path);
    expect(await downloaded.data?.text()).toBe(pdf.toString('utf8'));
    expect((await connect(otto).storage.from('documents').download(path)).error?.message).toBe(
      'Object not found',
    );
    const signed = await own.createSignedUrl(path, 60);
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200);
  });

  it('takes a file of 10 MB and refuses one byte more', async () => {
    const own = connect(nora).storage.from('documents');
    const limit = 10 * 1024 * 1024;
    const full = Buffer.concat([pdf, Buffer.alloc(limit - pdf.byteLength, 32)]);
    expect((await own.upload(`${nora.id}/full.pdf`, new Blob([full]))).error).toBeNull();
    const { error } = await own.upload(`${nora.id}/over.pdf`, new Blob([full, ' ']));
    expect(error).toMatchObject({ status: 413 });
  });

  it('an avatar is shown to everybody by its public address, drawn anew', async () => {
    const path = `avatars/${nora.id}-1700000000.jpg`;
    const documents = connect(nora).storage.from('documents');
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    expect((await documents.upload(path, picture)).error).toBeNull();
    const response = await fetch(documents.getPublicUrl(path).data.publicUrl);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const shown = await sharp(await response.arrayBuffer()).metadata();
    expect(shown).toMatchObject({ width: 512, height: 512 });
    expect((await connect(otto).storage.from('documents').upload(path, picture)).error).toMatchObject({
      status: 403,
    });
  });
});

describe('the plan, live', () => {
  it('a change of one’s own usage arrives, one of somebody else’s does not', async () => {
    const client = connect(nora);
    await client.realtime.setAuth();
    const heard: unknown[] = [];
    const status = await new Promise((resolve) => {
      client
        .channel('plan')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'trial_usage' }, (change) => {
          heard.push(change.new);
        })
        .subscribe((state, error) => resolve(error?.message ?? state));
    });
    expect(status).toBe('SUBSCRIBED');
    for (const { id } of [otto, nora]) {
      await backend.database.asOwner((tx) =>
        tx.query(
          `update public.trial_usage set usage_count = 1 where user_id = $1 and feature_type = 'word_game'`,
          [id],
        ),
      );
    }
    await expect.poll(() => heard.length, { timeout: 3000 }).toBe(1);
    expect(heard).toEqual([
      expect.objectContaining({ user_id: nora.id, feature_type: 'word_game', usage_count: 1 }),
    ]);
    void client.realtime.disconnect();
  });
});
