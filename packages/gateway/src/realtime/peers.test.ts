import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import { listenOn, openRealtime, pause, type RealtimeFixture, until, watchOn } from './realtime-fixture.ts';

// One database with notifications is all that processes share; two areas in one process share no more than it.
let database: Database;
let one: RealtimeFixture;
let two: RealtimeFixture;
const open = () => openRealtime({ database: { ...database, kind: 'postgres' } });
beforeAll(async () => {
  database = await openPlatformDatabase();
  [one, two] = [await open(), await open()];
});
afterEach(async () => {
  await one.leave();
  await two.leave();
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

const hello = { type: 'broadcast', event: 'hello', payload: { text: 'ü'.repeat(60_000) } } as const;

describe('two processes on one database', () => {
  it('a broadcast reaches the topic in the other one once, and no other topic there', async () => {
    const sender = await listenOn(one.client(null), 'talk');
    const near = await listenOn(one.client(null), 'talk');
    const far = await listenOn(two.client(null), 'talk');
    const elsewhere = await listenOn(two.client(null), 'talk 2');
    await sender.channel.send(hello);
    await sender.channel.send({ ...hello, payload: new Uint8Array([0, 255]).buffer });
    await until(() => near.heard.length === 2 && far.heard.length === 2);
    await pause(50);
    expect(far.heard).toHaveLength(2);
    expect(far.heard[0]).toEqual(near.heard[0]);
    expect(sender.heard).toEqual([]);
    expect(elsewhere.heard).toEqual([]);
  });

  it('a broadcast of the database comes once in each', async () => {
    const near = await listenOn(one.client(null), 'talk');
    const far = await listenOn(two.client(null), 'talk');
    await database.asOwner((tx) => tx.query(`select realtime.send('{}', 'told', 'talk', false)`));
    await until(() => near.heard.length === 1 && far.heard.length === 1);
    await pause(50);
    expect([near.heard.length, far.heard.length]).toEqual([1, 1]);
  });

  it('presence is one list', async () => {
    const near = await watchOn(one.client(null), 'hall', { presence: { key: 'near' } });
    const far = await watchOn(two.client(null), 'hall', { presence: { key: 'far' } });
    await near.channel.track({ at: 'one' });
    await far.channel.track({ at: 'two' });
    await until(() => near.present().length === 2 && far.present().length === 2);
    await near.channel.track({ at: 'one again' });
    await until(() => JSON.stringify(far.channel.presenceState().near).includes('again'));
    expect(far.channel.presenceState().near).toHaveLength(1);
    await near.channel.untrack();
    await until(() => far.present().join() === 'far');
  });

  it('a process that starts later knows who is present, and one that ends takes its people along', async () => {
    const near = await watchOn(one.client(null), 'hall', { presence: { key: 'near' } });
    await near.channel.track({});
    const three = await open();
    const far = await watchOn(three.client(null), 'hall', { presence: { key: 'far' } });
    await until(() => far.present().join() === 'near');
    await far.channel.track({});
    await until(() => near.present().length === 2);
    await three.close();
    await until(() => near.present().join() === 'near');
  });

  it('what no process says is passed over', async () => {
    const { heard } = await listenOn(one.client(null), 'talk');
    for (const payload of [
      'peer ',
      'peer x 1 0 1 !',
      'peer x 1 0 1 e30=',
      'broadcast {',
      'broadcast {}',
      'peer x 1 5 9 a',
    ]) {
      await database.asOwner((tx) => tx.query('select pg_notify($1, $2)', ['realtime_changes', payload]));
    }
    await database.asOwner((tx) => tx.query(`select realtime.send('{}', 'told', 'talk', false)`));
    await until(() => heard.length === 1);
  });
});
