import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  ben,
  call,
  ending,
  follow,
  opened,
  openRealtime,
  origin,
  pause,
  publishableKey,
  type RealtimeFixture,
  secretKey,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime({
    limits: {
      tokenRecheckMs: 0,
      channelsPerSocket: 3,
      socketsPerUser: 4,
      messageBurst: 30,
      maxChangeBytes: 20_000,
      maxBufferedBytes: 200_000,
    },
  });
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const note = (userId: string, body: string) =>
  realtime.sql('insert into notes (user_id, body) values ($1, $2)', [userId, body]);
const changes = [{ event: '*', schema: 'public', table: 'notes' }];
const joinOf = (token: string, extra: object = {}) => ({
  access_token: token,
  config: { postgres_changes: changes, ...extra },
});

describe('the upgrade', () => {
  const query = `?apikey=${publishableKey}&vsn=2.0.0`;

  it('passes an allowed origin, and a client that is no browser and names none', async () => {
    for (const headers of [{ origin }, {}]) {
      const socket = realtime.socket(query, headers as Record<string, string>);
      await opened(socket);
      socket.close();
    }
  });

  it.each(['https://evil.test', 'null', `${origin}.evil.test`, `${origin}:444`, 'http://app.test', ''])(
    'is refused for the origin %j',
    async (foreign) => {
      expect(await ending(realtime.socket(query, { origin: foreign }))).toBe(403);
    },
  );

  it.each([
    ['no key', '?vsn=2.0.0', 401],
    ['an unknown key', '?apikey=sb_publishable_other&vsn=2.0.0', 401],
    ['the server’s secret key in the address', `?apikey=${secretKey}&vsn=2.0.0`, 401],
    ['a user’s token in the address', '?apikey=token%20of%20ada&vsn=2.0.0', 401],
    ['an unknown protocol', `?apikey=${publishableKey}&vsn=3.0.0`, 400],
  ])('is refused with %s', async (_name, address, status) => {
    expect(await ending(realtime.socket(address))).toBe(status);
  });
});

describe('tokens', () => {
  it('a malformed or unknown token joins nothing, and is never taken for a visitor', async () => {
    const { status } = await follow(realtime.client('nonsense'), { table: 'news' });
    expect(status).toBe('The access token is invalid or has expired');
  });

  it('a new token makes the channel that user’s from then on', async () => {
    let token = 'token of ada';
    const socket = realtime.socket();
    await opened(socket);
    const bodies: unknown[] = [];
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data));
      if (event === 'postgres_changes') bodies.push(payload.data.record.body);
    });
    expect((await call(socket, 'realtime:a', 'phx_join', joinOf(token))).status).toBe('ok');
    await note(ada, 'for ada');
    await until(() => bodies.length === 1);
    token = 'token of ben';
    socket.send(JSON.stringify(['1', '9', 'realtime:a', 'access_token', { access_token: token }]));
    await call(socket, 'phoenix', 'heartbeat');
    await note(ada, 'not for ben');
    await note(ben, 'for ben');
    await until(() => bodies.length === 2);
    expect(bodies).toEqual(['for ada', 'for ben']);
  });

  it.each([
    ['an invalid token', 'nonsense'],
    ['a number', 7],
    ['the visitor’s key, which may not follow the table', publishableKey],
    ['none', null],
  ])('%s in place of the user’s ends the channel with the reason', async (_name, token) => {
    const socket = realtime.socket();
    await opened(socket);
    const events: [string, unknown][] = [];
    expect((await call(socket, 'realtime:a', 'phx_join', joinOf('token of ada'))).status).toBe('ok');
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data));
      events.push([event, payload.status]);
    });
    socket.send(JSON.stringify(['1', '9', 'realtime:a', 'access_token', { access_token: token }]));
    await call(socket, 'phoenix', 'heartbeat');
    expect(events.slice(0, 2)).toEqual([
      ['system', 'error'],
      ['phx_close', undefined],
    ]);
    await note(ada, 'unheard');
    await pause(50);
    expect(events.filter(([event]) => event === 'postgres_changes')).toEqual([]);
    socket.close();
  });

  it('a token that expires ends the channel, as the official client sees it', async () => {
    const token = realtime.signIn(ada, 'short token', { exp: Math.floor(Date.now() / 1000) + 1 });
    const client = realtime.client(token);
    await client.realtime.setAuth();
    const channel = client.channel('short');
    const statuses: string[] = [];
    const system: string[] = [];
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => {});
    channel.on('system', {}, (payload: { status: string; message: string }) => system.push(payload.message));
    channel.subscribe((status) => statuses.push(status));
    await until(() => statuses.length === 2);
    expect(statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(system).toEqual(['Subscribed to PostgreSQL', 'The access token has expired']);
  });

  it('a session that ended is told of no further row', async () => {
    const { received, channel } = await follow(realtime.client(realtime.signIn(ada, 'to be revoked')));
    realtime.tokens.delete('to be revoked');
    await note(ada, 'too late');
    await until(() => channel.state === 'closed');
    expect(received).toEqual([]);
  });
});

describe('while tokens cannot be checked', () => {
  it('nothing is sent and nobody is thrown out', async () => {
    const { received, channel } = await follow(realtime.client('token of ada'));
    realtime.outage.isOn = true;
    await note(ada, 'unchecked');
    await until(() => realtime.logged.includes('realtime: a token could not be checked'));
    await pause(30);
    realtime.outage.isOn = false;
    await note(ada, 'checked');
    await until(() => received.length > 0);
    expect(received.map((change) => change.new.body)).toEqual(['checked']);
    expect(channel.state).toBe('joined');
  });
});

describe('broadcast and presence', () => {
  it('are no hindrance as the keys that every join carries', async () => {
    const socket = realtime.socket();
    await opened(socket);
    const extra = {
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      private: false,
    };
    const answer = await call(socket, 'realtime:a', 'phx_join', joinOf('token of ada', extra));
    expect(answer).toEqual({
      status: 'ok',
      response: { postgres_changes: [{ ...changes[0], id: expect.any(Number) }] },
    });
    const bare = await call(socket, 'realtime:b', 'phx_join', { config: extra });
    expect(bare).toEqual({ status: 'ok', response: { postgres_changes: [] } });
    socket.close();
  });
});

describe('what is followed', () => {
  it('changes with the publication at the next refresh, which may run any number of times', async () => {
    const triggers = async () => {
      const { rows } = await realtime.sql(
        `select tgrelid::regclass::text as name, oid::text from pg_trigger where tgname = 'realtime_notify_change' order by 1`,
      );
      return rows as { name: string; oid: string }[];
    };
    const before = await triggers();
    expect(before.map(({ name }) => name)).toEqual(['board', 'news', 'notes']);
    await realtime.realtime.refresh();
    expect(await triggers()).toEqual(before);
    await realtime.sql('alter publication supabase_realtime add table silent');
    await realtime.realtime.refresh();
    const { status, received } = await follow(realtime.client('token of ada'), { table: 'silent' });
    expect(status).toBe('SUBSCRIBED');
    await realtime.sql('insert into silent values (1, $1)', [ada]);
    await until(() => received.length === 1);
    await realtime.sql('alter publication supabase_realtime drop table silent');
    await realtime.realtime.refresh();
    expect(await triggers()).toEqual(before);
  });

  it('a key too long for a notification passes unannounced and never fails the write', async () => {
    await realtime.sql(`insert into board values (repeat('x', 9000), 1, null, 'long')`);
    const { rows } = await realtime.sql(`select line from board where line = 'long'`);
    expect(rows).toEqual([{ line: 'long' }]);
  });

  it('notifications that are none of ours are passed over', async () => {
    const { received } = await follow(realtime.client('token of ada'));
    for (const payload of ['', '{', '[]', '{"schema":"public","table":"notes"}']) {
      await realtime.sql('select pg_notify($1, $2)', ['realtime_changes', payload]);
    }
    const forged = {
      schema: 'auth',
      table: 'users',
      type: 'INSERT',
      at: '',
      key: {},
      old_key: null,
      owner: ada,
    };
    await realtime.sql('select pg_notify($1, $2)', ['realtime_changes', JSON.stringify(forged)]);
    await note(ada, 'real');
    await until(() => received.length === 1);
  });

  it('nobody but the owner calls or sees the machinery', async () => {
    for (const role of ['anon', 'authenticated'] as const) {
      for (const statement of [
        'select realtime.refresh_triggers()',
        'select * from realtime.published_tables',
      ]) {
        const attempt = realtime.database.asCaller({ role, claims: {} }, (tx) => tx.query(statement));
        await expect(attempt).rejects.toThrow('permission denied');
      }
    }
  });
});

it('close ends every connection with 1001 and takes no new one', async () => {
  const closing = await openRealtime();
  const socket = closing.socket();
  await opened(socket);
  const end = ending(socket);
  await closing.realtime.close();
  expect(await end).toBe(1001);
  expect(await ending(closing.socket())).toBe(503);
  await closing.close();
});
