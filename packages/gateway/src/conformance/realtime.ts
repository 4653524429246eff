import { deepEqual, equal, match } from 'node:assert/strict';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { refused, supported } from './claim.ts';
import { adaId } from './stage.ts';

/** Subscribes; resolves to the first status, or to the message of a refusal. */
async function subscribe(channel: RealtimeChannel): Promise<string> {
  await channel.socket.setAuth();
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? error.message : status));
  });
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const realtime = [
  ...supported('Realtime', [
    '`postgres_changes`: INSERT, UPDATE, DELETE, filters; only rows one may see',
    async ({ overSocket, ada, ben }) => {
      const client = await overSocket();
      const received: [string, unknown][] = [];
      const filter = `user_id=eq.${adaId}`;
      const channel = client
        .channel('notes')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'notes', filter }, (change) => {
          received.push([change.eventType, 'text' in change.new ? change.new.text : null]);
        });
      equal(await subscribe(channel), 'SUBSCRIBED');
      await ben.from('notes').insert({ text: 'of ben' });
      await ada.from('notes').insert({ text: 'told' });
      await until(() => received.length >= 1);
      await ada.from('notes').update({ text: 'told again' }).eq('text', 'told');
      await until(() => received.length >= 2);
      await ada.from('notes').delete().eq('text', 'told again');
      await until(() => received.length >= 3);
      await ben.from('notes').delete().eq('text', 'of ben');
      deepEqual(received, [
        ['INSERT', 'told'],
        ['UPDATE', 'told again'],
        ['DELETE', null],
      ]);
    },
  ]),
  ...refused(
    'Realtime',
    [
      'broadcast',
      async ({ overSocket }) => {
        const client = await overSocket();
        const channel = client.channel('talk', { config: { broadcast: { ack: true } } });
        channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, () => {});
        await subscribe(channel);
        equal(await channel.send({ type: 'broadcast', event: 'hello', payload: {} }), 'error');
      },
      'an error reply that names it',
    ],
    [
      'presence, private channels',
      async ({ overSocket }) => {
        const client = await overSocket();
        const channel = client.channel('here', { config: { presence: { enabled: true } } });
        match(await subscribe(channel), /not supported/);
      },
      'the join is refused with a message that names it',
    ],
  ),
];
