import { randomBytes } from 'node:crypto';

/** Someone who is present on a topic: what the client tracked, with the reference that tells presences of one key apart. */
export interface Presence {
  key: string;
  meta: Readonly<Record<string, unknown>> & { readonly phx_ref: string };
}

/** The client's payload of `presence_state`: for each key its presences. */
export type PresenceState = Record<string, { metas: Presence['meta'][] }>;

export interface PresenceDiff {
  joins: PresenceState;
  leaves: PresenceState;
}

/** A reference that no other presence has, in this process or another. */
export const newPresenceRef = () => randomBytes(9).toString('base64url');

function byKey(presences: Iterable<Presence>): PresenceState {
  const metas = new Map<string, { metas: Presence['meta'][] }>();
  for (const { key, meta } of presences) {
    const group = metas.get(key);
    if (group) group.metas.push(meta);
    else metas.set(key, { metas: [meta] });
  }
  return Object.fromEntries(metas);
}

/** Who is present on one topic, and what changed since the last diff. `owner` is whatever the presence ends with. */
export function createPresences<Owner>() {
  const present = new Map<Owner, Presence>();
  const joins = new Map<string, Presence>();
  const leaves = new Map<string, Presence>();

  function remove(owner: Owner): Presence | undefined {
    const presence = present.get(owner);
    if (!presence) return undefined;
    present.delete(owner);
    // Nobody has heard of a join that is still waiting.
    if (!joins.delete(presence.meta.phx_ref)) leaves.set(presence.meta.phx_ref, presence);
    return presence;
  }

  return {
    get size() {
      return present.size;
    },
    get: (owner: Owner) => present.get(owner),
    owners: () => present.keys(),
    /** Adds a presence, in place of the owner's previous one. */
    set(owner: Owner, presence: Presence): void {
      remove(owner);
      present.set(owner, presence);
      joins.set(presence.meta.phx_ref, presence);
    },
    remove,
    state: () => byKey(present.values()),
    /** What changed since the last call; null for nothing. */
    takeDiff(): PresenceDiff | null {
      if (joins.size === 0 && leaves.size === 0) return null;
      const diff = { joins: byKey(joins.values()), leaves: byKey(leaves.values()) };
      joins.clear();
      leaves.clear();
      return diff;
    },
  };
}
