import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  openStorage,
  pdf,
  refusal,
  type StorageFixture,
  storageSecret,
} from './storage-fixture.ts';

let storage: StorageFixture;
let now = Date.now();
const path = `${ada}/resume.pdf`;
const documents = (who: Parameters<StorageFixture['client']>[0]) => storage.client(who).from('documents');

beforeAll(async () => {
  storage = await openStorage({ clock: () => now, maxSignedSeconds: 3_600 });
});
afterAll(() => storage.database.close());
beforeEach(async () => {
  now = Date.now();
  await storage.database.asOwner((tx) => tx.exec('delete from storage.objects'));
  await storage.sweep();
  await documents('ada').upload(path, pdf);
});

describe('rows are read and written as the caller', () => {
  it('the owner can do everything that others are refused below', async () => {
    const own = documents('ada');
    expect((await own.download(path)).error).toBeNull();
    expect((await own.info(path)).error).toBeNull();
    expect((await own.list(ada)).data).toHaveLength(1);
    expect((await own.createSignedUrl(path, 60)).error).toBeNull();
    expect((await own.createSignedUploadUrl(path, { upsert: true })).error).toBeNull();
    expect((await own.upload(path, pdf, { upsert: true })).error).toBeNull();
    expect((await own.copy(path, `${ada}/copy.pdf`)).error).toBeNull();
    expect((await own.move(path, `${ada}/moved.pdf`)).error).toBeNull();
    expect((await own.remove([`${ada}/moved.pdf`])).data).toHaveLength(1);
  });

  it.each(['ben', 'anon'] as const)(
    '%s can neither read nor list nor sign the object of another',
    async (who) => {
      const other = documents(who);
      expect((await other.download(path)).error?.message).toBe('Object not found');
      expect((await other.info(path)).error).toMatchObject({ status: 404 });
      expect((await other.list(ada)).data).toEqual([]);
      expect((await other.list()).data).toEqual([]);
      expect((await other.createSignedUrl(path, 60)).error).toMatchObject({ status: 404 });
      expect((await other.createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeNull();
      expect((await storage.send(who, `object/authenticated/documents/${path}`)).status).toBe(404);
    },
  );

  it.each(['ben', 'anon'] as const)('%s can neither write nor replace nor remove there', async (who) => {
    const other = documents(who);
    for (const upsert of [false, true]) {
      expect((await other.upload(path, 'x', { upsert })).error).toMatchObject({
        status: 403,
        statusCode: '403',
      });
      expect((await other.upload(`${ada}/new`, 'x', { upsert })).error).toMatchObject({ status: 403 });
      expect((await other.createSignedUploadUrl(path, { upsert })).error).toMatchObject({ status: 403 });
    }
    expect((await other.update(path, 'x')).error).toMatchObject({ status: 403 });
    const removed = await other.remove([path]);
    expect(removed.data ?? []).toEqual([]);
    expect(
      (await storage.send(who, `object/documents/${path}`, { method: 'DELETE' })).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await other.move(path, `${ben}/stolen.pdf`)).error).toMatchObject({ status: 404 });
    expect((await other.copy(path, `${ben}/stolen.pdf`)).error).toMatchObject({ status: 404 });
    expect(await (await documents('ada').download(path)).data?.text()).toContain('%PDF');
  });

  it('nobody pushes own files into the folder of another by move or copy', async () => {
    await documents('ben').upload(`${ben}/a.pdf`, pdf);
    expect((await documents('ben').move(`${ben}/a.pdf`, `${ada}/a.pdf`)).error).toMatchObject({
      status: 403,
    });
    expect((await documents('ben').copy(`${ben}/a.pdf`, `${ada}/a.pdf`)).error).toMatchObject({
      status: 403,
    });
    expect((await storage.fileNames()).inStore).toHaveLength(2);
  });

  it('an upload needs the right to insert alone; upsert also those to select and update', async () => {
    expect((await documents('ben').upload('inbox/letter.txt', 'dear all')).error).toBeNull();
    expect((await documents('ben').download('inbox/letter.txt')).error).not.toBeNull();
    const again = await documents('ben').upload('inbox/letter.txt', 'changed', { upsert: true });
    expect(again.error).toMatchObject({ status: 403 });
  });

  it('the owner is who is signed in, whatever the request says', async () => {
    const form = new FormData();
    form.append('owner', ben);
    form.append('owner_id', ben);
    form.append('', new Blob([pdf]));
    await documents('ada').upload(`${ada}/b.pdf`, form, { metadata: { owner: ben } });
    const { rows } = await storage.database.asOwner((tx) =>
      tx.query('select distinct owner::text, owner_id from storage.objects'),
    );
    expect(rows).toEqual([{ owner: ada, owner_id: ada }]);
  });
});

describe('signed addresses', () => {
  const signed = async (seconds = 60) =>
    (await documents('ada').createSignedUrl(path, seconds)).data?.signedUrl ?? '';
  const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
  const open = (token: string, key = path) =>
    storage.send('anon', `object/sign/documents/${key}?token=${token}`);
  const secretKey = new TextEncoder().encode(storageSecret);

  it('open the object until they expire, and nothing else', async () => {
    await documents('ada').upload(`${ada}/other.pdf`, pdf);
    const token = tokenOf(await signed(60));
    expect((await open(token)).status).toBe(200);
    expect(await refusal(await open(token, `${ada}/other.pdf`))).toMatchObject({
      status: 400,
      error: 'InvalidJWT',
    });
    now += 61_000;
    expect(await refusal(await open(token))).toMatchObject({ status: 400, error: 'InvalidJWT' });
  });

  it('need a whole number of seconds, at most the operator’s hour', async () => {
    expect((await documents('ada').createSignedUrl(path, 3600)).error).toBeNull();
    for (const seconds of [0, -1, 1.5, 3601, 365 * 24 * 3600, Number.NaN]) {
      expect((await documents('ada').createSignedUrl(path, seconds)).error).toMatchObject({ status: 400 });
    }
  });

  it('carry a token that can never serve as a login: own audience and type, no subject, no role', async () => {
    const download = await jwtVerify(tokenOf(await signed()), secretKey);
    expect(download.protectedHeader).toEqual({ alg: 'HS256', typ: 'storage-download+jwt' });
    expect(Object.keys(download.payload).sort()).toEqual(['aud', 'exp', 'iat', 'url']);
    expect(download.payload.aud).toBe('storage:download');
    const upload = await documents('ada').createSignedUploadUrl(`${ada}/new.pdf`);
    const { payload, protectedHeader } = await jwtVerify(upload.data?.token ?? '', secretKey);
    expect(protectedHeader.typ).toBe('storage-upload+jwt');
    expect(payload).not.toHaveProperty('sub');
    expect(payload).not.toHaveProperty('role');
  });

  it('take no login token, no unsigned token and no token of another kind', async () => {
    const url = `documents/${path}`;
    const sign = (
      claims: Record<string, unknown>,
      typ: string,
      aud: string,
      secret = secretKey,
      alg = 'HS256',
    ) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, typ })
        .setAudience(aud)
        .setExpirationTime('1h')
        .sign(secret);
    const otherSecret = new TextEncoder().encode('the secret that signs logins, 32 bytes or more');
    const kind = 'storage-download+jwt';
    const attempts = [
      '',
      'x.y.z',
      await sign({ sub: ada, role: 'authenticated', url }, 'JWT', 'authenticated'),
      await sign({ url }, kind, 'storage:download', otherSecret),
      await sign({ url }, 'JWT', 'storage:download'),
      await sign({ url }, kind, 'authenticated'),
      await sign({ url }, kind, 'storage:download', new Uint8Array(64).fill(7), 'HS512'),
      await sign({ url }, 'storage-upload+jwt', 'storage:upload'),
      await sign({}, kind, 'storage:download'),
      new UnsecuredJWT({ url, aud: 'storage:download' }).setExpirationTime('1h').encode(),
      (await documents('ada').createSignedUploadUrl(path, { upsert: true })).data?.token ?? '',
      await new SignJWT({ url })
        .setProtectedHeader({ alg: 'HS256', typ: kind })
        .setAudience('storage:download')
        .sign(secretKey),
    ];
    for (const token of attempts) {
      expect(await refusal(await open(token))).toMatchObject({ status: 400, error: 'InvalidJWT' });
    }
    const download = tokenOf(await signed());
    const uploaded = await documents('anon').uploadToSignedUrl(path, download, 'x');
    expect(uploaded.error).toMatchObject({ status: 400 });
  });

  it('for uploads hold for one key, for an hour, and only while the policies allow it', async () => {
    const { token = '' } = (await documents('ada').createSignedUploadUrl('inbox/a.txt')).data ?? {};
    expect((await documents('anon').uploadToSignedUrl('inbox/b.txt', token, 'x')).error).toMatchObject({
      status: 400,
    });
    const policy = `create policy closed on storage.objects as restrictive for insert to authenticated
      with check (not name like 'inbox/%')`;
    await storage.database.asOwner((tx) => tx.exec(policy));
    expect((await documents('anon').uploadToSignedUrl('inbox/a.txt', token, 'x')).error).toMatchObject({
      status: 403,
    });
    await storage.database.asOwner((tx) => tx.exec('drop policy closed on storage.objects'));
    now += 3600 * 1000 + 1000;
    expect((await documents('anon').uploadToSignedUrl('inbox/a.txt', token, 'x')).error).toMatchObject({
      status: 400,
    });
    now = Date.now();
    expect((await documents('anon').uploadToSignedUrl('inbox/a.txt', token, 'x')).error).toBeNull();
  });

  it('are refused to be made with a short secret', async () => {
    await expect(openStorage({ storageSecret: 'short' })).rejects.toThrow('32 bytes');
  });
});

describe('public addresses', () => {
  const publicGet = (address: string) => storage.send('anon', `object/public/${address}`);

  it('serve public buckets to everybody', async () => {
    await storage.client('service').from('press').upload('kit.txt', 'hello');
    const { publicUrl } = storage.client('anon').from('press').getPublicUrl('kit.txt').data;
    const response = await storage.send('anon', publicUrl);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe('hello');
  });

  it('answer the same for a private object, a missing one and a missing bucket', async () => {
    const bodies = await Promise.all(
      [`documents/${path}`, `documents/${ada}/none.pdf`, 'nowhere/x', `documents/avatars/${ada}-1.png`].map(
        async (address) => {
          const response = await publicGet(address);
          return [response.status, await response.text()];
        },
      ),
    );
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });
});
