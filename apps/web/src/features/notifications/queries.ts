import type { Settings } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';

/** Which mails are wanted, in the words of the settings. */
export type MailWishes = Settings['notifications'];

/** What the server goes by; null where nothing was ever asked for, and no mail is sent. */
export const mailWishesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mail-wishes', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<MailWishes | null> => {
      const client = await supabase();
      const { data } = await client
        .from('notification_preferences')
        .select('email, daily_reminders, achievement_alerts, weekly_reports, interview_days')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      if (!data) return null;
      return {
        email: data.email,
        dailyReminders: data.daily_reminders,
        achievementAlerts: data.achievement_alerts,
        weeklyReports: data.weekly_reports,
        interviewDays: data.interview_days,
      };
    },
  });
