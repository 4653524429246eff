import { randomUUID } from 'node:crypto';
import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * A thousand lives of subscriptions, each told by webhooks that come doubled, in any order, or not at all. Whatever
 * was heard, the plan must end as an oracle says that has only looked at how each subscription ended.
 */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner((tx) => tx.exec(replay));
});
afterAll(() => database.close());

const histories = 1_000;
const dayMs = 86_400_000;
type Status = 'pending' | 'active' | 'on_hold' | 'paused' | 'cancelled' | 'failed' | 'expired' | 'past_due';

interface State {
  status: Status;
  cancels: boolean;
  end: number;
}
interface Event extends State {
  webhookId: string;
  subscription: number;
  at: number;
}

/** What the function that receives webhooks does, without its network: stale and raced events are read again. */
const replay = `
create function pg_temp_replay(p_events jsonb, p_final jsonb) returns void language plpgsql as $$
declare
  event jsonb;
  outcome text;
begin
  for event in select value from jsonb_array_elements(p_events) loop
    outcome := public.apply_payment_event(event, '{}') ->> 'outcome';
    if outcome = 'stale' then
      perform public.apply_payment_event(
        (p_final -> (event ->> 'subscription_id'))
        || jsonb_build_object('webhook_id', event ->> 'webhook_id', 'read_after', clock_timestamp())
      );
    elsif outcome not in ('applied', 'unchanged', 'duplicate') then
      raise exception 'event ended as %', outcome;
    end if;
  end loop;
end $$;`;

/** mulberry32: the same histories at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next: Record<Status, readonly Status[]> = {
  pending: ['active', 'failed'],
  active: ['active', 'active', 'past_due', 'on_hold', 'cancelled', 'paused'],
  past_due: ['active', 'on_hold', 'cancelled'],
  on_hold: ['active', 'cancelled'],
  paused: ['active', 'cancelled'],
  cancelled: [],
  failed: [],
  expired: [],
};

function pick<T>(items: readonly T[], dice: () => number): T {
  return items[Math.floor(dice() * items.length)] as T;
}

/** One life: a few events in the provider's order, the last one with a period that has ended or has not. */
function live(subscription: number, start: number, dice: () => number): Event[] {
  const events: Event[] = [];
  let state: State = { status: 'pending', cancels: false, end: start + 30 * dayMs };
  for (let step = 0, at = start; step < 2 + dice() * 8; step++, at += 1_000 + Math.floor(dice() * dayMs)) {
    events.push({ ...state, subscription, at, webhookId: randomUUID() });
    const status = pick(next[state.status].length ? next[state.status] : [state.status], dice);
    const runs = status === 'active' || status === 'past_due';
    const end = dice() < 0.3 ? at - dayMs : at + (1 + dice() * 90) * dayMs;
    state = { status, cancels: runs && dice() < 0.3, end: Math.floor(end) };
  }
  return events;
}

function shuffled<T>(items: readonly T[], dice: () => number): T[] {
  return items
    .map((item) => ({ item, place: dice() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The plan that one subscription gives: written anew, from the promise and not from the SQL. */
function planOf({ status, cancels, end }: State, now: number): string | null {
  const isPaid = end > now;
  if (status === 'pending' || status === 'failed') return null;
  if (status === 'active' && !cancels) return 'active';
  if (status === 'active' || status === 'cancelled') return isPaid ? 'cancelled' : 'expired';
  if (status === 'past_due' && isPaid) return 'past_due';
  return status === 'expired' ? 'expired' : 'on_hold';
}

const rank = ['active', 'cancelled', 'past_due', 'on_hold', 'expired'];

function oracle(finals: readonly State[], now: number) {
  const plans = finals.flatMap((state) => {
    const plan = planOf(state, now);
    return plan === null ? [] : [{ plan, end: state.end }];
  });
  const best = plans.sort((a, b) => rank.indexOf(a.plan) - rank.indexOf(b.plan) || b.end - a.end)[0];
  if (!best) return { status: 'trial', premium: false };
  const gives = ['active', 'cancelled', 'past_due'].includes(best.plan);
  return { status: best.plan, premium: gives && best.end > now };
}

const iso = (time: number) => new Date(time).toISOString();

function toSql(event: Event, history: number, references: readonly string[], withEvent: boolean) {
  return {
    subscription_id: `sub_${history}_${event.subscription}`,
    customer_id: `cus_${history}`,
    reference: references[event.subscription],
    kind: 'subscription.updated',
    status: event.status,
    cancels_at_period_end: event.cancels,
    period_start: iso(Math.min(event.at, event.end)),
    period_end: iso(event.end),
    ...(withEvent ? { webhook_id: event.webhookId, occurred_at: iso(event.at) } : {}),
  };
}

/** Plays one history into the database and answers what was heard last of each subscription. */
async function play(history: number, userId: string, dice: () => number): Promise<State[]> {
  const lives = Array.from({ length: 1 + Math.floor(dice() * 2) }, (_, index) =>
    live(index, Date.now() - (40 + dice() * 60) * dayMs, dice),
  );
  const finals = lives.map((events) => events.at(-1) as Event);
  const references = lives.map(() => randomUUID());
  // Some are lost, but never the newest: that one the reconciliation would bring.
  const heard = lives.flatMap((events) => events.filter((event) => finals.includes(event) || dice() > 0.2));
  const doubled = heard.flatMap((event) => (dice() < 0.4 ? [event, event] : [event]));
  const events = shuffled(doubled, dice).map((event) => toSql(event, history, references, true));
  const final = Object.fromEntries(
    finals.map((event) => {
      const sql = toSql(event, history, references, false);
      return [sql.subscription_id, sql];
    }),
  );
  await database.asOwner(async (tx) => {
    await tx.query(
      `insert into private.checkouts (reference, user_id, success_url, cancel_url, closed_at)
       select reference, $1, '-', '-', now() from unnest($2::uuid[]) as reference`,
      [userId, references],
    );
    await tx.query('select pg_temp_replay($1, $2)', [JSON.stringify(events), JSON.stringify(final)]);
  });
  return finals;
}

describe('a thousand histories of webhooks, doubled, shuffled and with gaps', () => {
  it('end as the oracle says', async () => {
    const dice = random(20_261_121);
    const users = Array.from({ length: histories }, () => randomUUID());
    await database.asOwner((tx) =>
      tx.query(
        `insert into auth.users (id, email) select id, id || '@example.com' from unnest($1::uuid[]) as id`,
        [users],
      ),
    );
    const expected = new Map<string, ReturnType<typeof oracle>>();
    for (const [history, userId] of users.entries()) {
      expected.set(userId, oracle(await play(history, userId, dice), Date.now()));
    }
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ user_id: string; status: string; premium: boolean }>(
        `select user_id, status, private.is_premium(user_id) as premium from public.subscription_status`,
      ),
    );
    const actual = new Map(rows.map(({ user_id, status, premium }) => [user_id, { status, premium }]));
    const wrong = users.filter((id) => JSON.stringify(actual.get(id)) !== JSON.stringify(expected.get(id)));
    expect(
      wrong.map((id) => ({ id, expected: expected.get(id), actual: actual.get(id) })).slice(0, 3),
    ).toEqual([]);
    // The histories are of every kind, not a thousand times the same.
    const kinds = new Set([...expected.values()].map(({ status, premium }) => `${status} ${premium}`));
    expect(kinds.size).toBeGreaterThanOrEqual(7);
  }, 60_000);
});
