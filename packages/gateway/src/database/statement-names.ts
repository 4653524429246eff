import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Reads that are asked for this often are prepared; so many at most, as the server keeps each for every connection. */
const preparedAfter = 3;
const mostPrepared = 100;

/**
 * Names the statements that come often, so that PostgreSQL parses and plans them once a connection. A plan holds for one
 * role, so the role is part of the name. Past the bound nothing more is named: many texts must not fill the server.
 */
export function createStatementNames(): (role: string, sql: string) => string | undefined {
  const asked = new LRUCache<string, number>({ max: 1_000 });
  const names = new Map<string, string>();
  return (role, sql) => {
    const key = `${role} ${sql}`;
    const name = names.get(key);
    if (name || names.size >= mostPrepared) return name;
    const times = (asked.get(key) ?? 0) + 1;
    asked.set(key, times);
    if (times >= preparedAfter) names.set(key, createHash('sha256').update(key).digest('hex').slice(0, 40));
    return names.get(key);
  };
}
