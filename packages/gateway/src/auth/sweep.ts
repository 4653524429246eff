import { networkDays } from './known-clients.ts';
import { emailChangeLifeMs } from './one-time-tokens.ts';
import type { AuthParts } from './parts.ts';
import { usedTokenMs } from './refresh.ts';
import { oldestSession } from './sessions.ts';

/** Deletes expired sessions, links, codes and changes of address. */
export async function sweepExpired(parts: AuthParts): Promise<void> {
  const now = parts.clock();
  const oldest = oldestSession(parts);
  const statements: [sql: string, ...params: Date[]][] = [
    ['delete from auth.sessions where updated_at < $1 or created_at < $2', oldest.used, oldest.begun],
    ['delete from auth.refresh_tokens where used_at < $1', new Date(now - usedTokenMs)],
    ['delete from auth.one_time_tokens where expires_at < $1', new Date(now)],
    [
      `update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
        where email_change is not null and email_change_sent_at < $1`,
      new Date(now - emailChangeLifeMs),
    ],
    ['delete from auth.mfa_challenges where expires_at < $1', new Date(now)],
    ['delete from auth.oauth_flows where expires_at < $1', new Date(now - 86_400_000)],
    ['delete from auth.flow_codes where expires_at < $1', new Date(now)],
    ['delete from auth.known_networks where seen_at < $1', new Date(now - networkDays * 86_400_000)],
  ];
  // Each by itself: a long transaction would hold up sign-ins.
  for (const [sql, ...params] of statements) await parts.database.asOwner((tx) => tx.query(sql, params));
}
