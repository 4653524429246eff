import { randomUUID } from 'node:crypto';
import type { Database } from './database/port.ts';

/** Says which of a site's processes does the work that only one may do. */
export interface Leases {
  /**
   * Whether this process does `name` now, in a rhythm of `everySeconds`: once it does, it goes on doing so. Another takes
   * over when nobody has asked for a rhythm and a half. Throws where the database is away.
   */
  hold(name: string, everySeconds: number): Promise<boolean>;
}

/** Leases in the database; an embedded one belongs to a single process, which does everything. */
export function createLeases(database: Database): Leases {
  const holder = randomUUID();
  return {
    async hold(name, everySeconds) {
      if (database.kind === 'pglite') return true;
      const { rows } = await database.asOwner((tx) =>
        tx.query(
          `insert into gateway.leases as l (name, holder, held_until) values ($1, $2, now() + make_interval(secs => $3))
           on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
             where l.holder = excluded.holder or l.held_until <= now()
           returning name`,
          [name, holder, everySeconds * 1.5],
        ),
      );
      return rows.length > 0;
    },
  };
}
