import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { i18n } from '@/lib/messages.ts';
import { useOnline } from '@/lib/online.ts';
import { changeSetting, settings } from '@/lib/settings.ts';
import { supabase } from '@/lib/supabase.ts';
import { type MailWishes, mailWishesQuery } from './queries.ts';
import { forgetUnsaved, keepUnsaved, unsavedWishes } from './unsaved.ts';

async function save(userId: string, wishes: MailWishes): Promise<void> {
  const client = await supabase();
  await client
    .from('notification_preferences')
    .upsert({
      user_id: userId,
      email: wishes.email,
      daily_reminders: wishes.dailyReminders,
      achievement_alerts: wishes.achievementAlerts,
      weekly_reports: wishes.weeklyReports,
      interview_days: wishes.interviewDays ?? false,
      language: i18n.locale,
    })
    .throwOnError();
}

/**
 * Sends what was chosen on this device to the server: now where something waits, and again once the connection is
 * back. `send` resolves to whether nothing waits any more.
 */
export function useUnsavedWishes(userId: string): () => Promise<boolean> {
  const online = useOnline();
  const queries = useQueryClient();
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(() => {
    const sendOne = async () => {
      const wishes = unsavedWishes(userId);
      if (!wishes) return true;
      const { queryKey } = mailWishesQuery(userId);
      try {
        // An answer to an earlier question would show what has just been changed.
        await queries.cancelQueries({ queryKey });
        await save(userId, wishes);
        forgetUnsaved(userId, wishes);
        queries.setQueryData(queryKey, wishes);
      } catch (error) {
        console.warn('The choice of mails is not saved on the server yet', error);
      }
      return unsavedWishes(userId) === null;
    };
    const sending = underWay.current.then(sendOne);
    underWay.current = sending;
    return sending;
  }, [queries, userId]);

  useEffect(() => {
    if (online) void send();
  }, [online, send]);
  return send;
}

/** How the switches on the screen and the mails that are sent stand to each other. */
export type WishesState = 'asking' | 'none' | 'saved' | 'unsaved' | 'unknown';

/**
 * Mirrors the notification settings of this browser and the server's: opening shows what the server goes by, a change
 * is sent to it. `choose` takes the switches as they stand for the user's choice.
 */
export function useMailWishes(userId: string): { state: WishesState; choose(): Promise<void> } {
  const query = useQuery(mailWishesQuery(userId));
  const send = useUnsavedWishes(userId);
  const [waits, setWaits] = useState(() => unsavedWishes(userId) !== null);
  const { data } = query;

  useEffect(() => {
    if (unsavedWishes(userId)) return;
    setWaits(false);
    if (data) show(data);
  }, [data, userId]);

  const choose = async () => {
    keepUnsaved(userId, settings().notifications);
    setWaits(!(await send()));
  };
  const known =
    data === undefined ? (query.isError ? 'unknown' : 'asking') : data === null ? 'none' : 'saved';
  return { state: waits ? 'unsaved' : known, choose };
}

function show(wishes: MailWishes): void {
  const shown = settings().notifications;
  for (const name of Object.keys(wishes) as (keyof MailWishes)[]) {
    if (shown[name] !== wishes[name]) changeSetting('notifications', name, wishes[name]);
  }
}
