import type { Database } from '@greenroom/gateway';

/** One document of the stand-in provider. */
export interface LocalDocument {
  id: string;
  [field: string]: unknown;
}

type Kind = 'checkout' | 'subscription';

/** Where the test mode keeps what a payment provider would keep: it is still there after a restart. */
export interface LocalStore {
  get<T extends LocalDocument>(kind: Kind, id: string): Promise<T | undefined>;
  /** Newest first. */
  list<T extends LocalDocument>(kind: Kind): Promise<T[]>;
  put(kind: Kind, document: LocalDocument): Promise<void>;
}

/** The store of the test mode, in the product's own database. */
export function createLocalStore(database: Database): LocalStore {
  return {
    async get<T extends LocalDocument>(kind: Kind, id: string) {
      const { rows } = await database.asOwner((tx) =>
        tx.query<{ document: T }>('select document from private.local_payments where kind = $1 and id = $2', [
          kind,
          id,
        ]),
      );
      return rows[0]?.document;
    },
    async list<T extends LocalDocument>(kind: Kind) {
      const { rows } = await database.asOwner((tx) =>
        tx.query<{ document: T }>(
          'select document from private.local_payments where kind = $1 order by created_at desc, id limit 1000',
          [kind],
        ),
      );
      return rows.map(({ document }) => document);
    },
    async put(kind, document) {
      await database.asOwner((tx) =>
        tx.query(
          `insert into private.local_payments (id, kind, document) values ($1, $2, $3)
           on conflict (id) do update set document = excluded.document`,
          [document.id, kind, JSON.stringify(document)],
        ),
      );
    },
  };
}

/** The provider's names for what the test mode makes begin so: real ones never do. */
export const localPrefixes = { checkout: 'cks_local_', customer: 'cus_local_', subscription: 'sub_local_' };

/** Ends everything that was bought in test mode: where real payments are taken it is worth nothing. */
export async function endLocalSubscriptions(database: Database): Promise<void> {
  await database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ user_id: string | null }>(
      `update private.paid_subscriptions set status = 'expired', period_end = least(period_end, now())
       where subscription_id like 'sub\\_local\\_%' and status <> 'expired' returning user_id`,
    );
    for (const { user_id } of rows) {
      if (user_id) await tx.query('select private.refresh_plan($1)', [user_id]);
    }
    await tx.query(
      `update private.checkouts set closed_at = now() where closed_at is null and session_id like 'cks\\_local\\_%'`,
    );
  });
}
