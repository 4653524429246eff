import { utcDay } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { invoke, isRefusal } from '@/lib/functions.ts';
import { newId } from '@/lib/new-id.ts';
import { type Backend, supabase } from '@/lib/supabase.ts';

/** One thing that is tried. `run` answers what was seen and throws with the message to show. */
export interface Check {
  name: MessageDescriptor;
  run(client: Backend, userId: string): Promise<string>;
}

const unreachable = () => t`We couldn't reach the server.`;

interface Rows {
  error: { message: string } | null;
  count: number | null;
}

/** How many rows a read found, as `told` says it. Throws the provider's message. */
function seen({ error, count }: Rows, told: (count: number) => string): string {
  if (error) throw new Error(error.message || unreachable());
  return told(count ?? 0);
}

const countOnly = { count: 'exact', head: true } as const;

const reads: readonly Check[] = [
  {
    name: msg`Profile`,
    async run(client, userId) {
      const { data, error } = await client
        .from('profiles')
        .select('user_id')
        .eq('user_id', userId)
        .maybeSingle();
      if (error) throw new Error(error.message || unreachable());
      if (!data) throw new Error(t`No profile found`);
      return t`Your profile loaded`;
    },
  },
  {
    name: msg`Interview sessions`,
    run: async (client, userId) =>
      seen(await client.from('interview_sessions').select('id', countOnly).eq('user_id', userId), (count) =>
        plural(count, { one: '# interview loaded', other: '# interviews loaded' }),
      ),
  },
  {
    name: msg`Daily challenges`,
    run: async (client) =>
      seen(
        await client
          .from('daily_challenges')
          .select('id', countOnly)
          .lte('challenge_date', utcDay(Date.now())),
        (count) => plural(count, { one: '# challenge loaded', other: '# challenges loaded' }),
      ),
  },
  {
    name: msg`Word games`,
    run: async (client, userId) =>
      seen(await client.from('word_games').select('id', countOnly).eq('user_id', userId), (count) =>
        plural(count, { one: '# game loaded', other: '# games loaded' }),
      ),
  },
  {
    name: msg`Documents`,
    run: async (client, userId) =>
      seen(await client.from('user_documents').select('id', countOnly).eq('user_id', userId), (count) =>
        plural(count, { one: '# document loaded', other: '# documents loaded' }),
      ),
  },
];

const questionGeneration: Check = {
  name: msg`Question generation`,
  async run() {
    try {
      const { questions } = await invoke('generate-interview-questions', {
        jobRole: 'Software Engineer',
        interviewType: 'technical',
        difficulty: 'medium',
        count: 2,
      });
      if (questions.length === 0) throw new Error(t`No questions generated`);
      const { length } = questions;
      return plural(length, { one: '# question came back', other: '# questions came back' });
    } catch (error) {
      // The refusal of the free trial comes from the function itself, so it works.
      if (isRefusal(error, 'no_access')) return t`It's responding. You've used your free interviews.`;
      throw error;
    }
  },
};

const sampleResume = [
  'Sam Sample',
  'sam@example.com | +1 555 0100',
  '',
  'Experience',
  'Software Engineer, Example Labs',
  'March 2021 - Present',
  '- Cut the build time of 14 services by 40%',
  '',
  'Skills',
  'TypeScript, SQL',
].join('\n');

const resumeAnalysis: Check = {
  name: msg`Resume analysis`,
  async run() {
    try {
      const { analysis } = await invoke('analyze-resume', {
        documentId: 'diagnostics',
        content: sampleResume,
        jobRole: 'Software Engineer',
      });
      const { length } = analysis.checks;
      return t`A sample was analyzed: ${plural(length, { one: '# check', other: '# checks' })}`;
    } catch (error) {
      // The refusal of the free trial comes from the function itself: it is reached, and does as it should.
      if (isRefusal(error, 'no_access')) {
        return t`It's responding. The analysis itself is part of Premium.`;
      }
      throw error;
    }
  },
};

const storage: Check = {
  name: msg`File storage`,
  async run(client, userId) {
    const bucket = client.storage.from('documents');
    const path = `${userId}/diagnostics-${newId()}.txt`;
    const text = `Diagnostics ${new Date().toISOString()}`;
    const stored = await bucket.upload(path, new Blob([text], { type: 'text/plain' }));
    if (stored.error) throw stored.error;
    try {
      const { data, error } = await bucket.download(path);
      if (error) throw error;
      if ((await data.text()) !== text) throw new Error(t`The file came back changed`);
    } finally {
      await bucket.remove([path]);
    }
    return t`A file was stored, read back and removed`;
  },
};

const realtimeWaitMs = 10_000;

const realtime: Check = {
  name: msg`Live updates`,
  run: (client, userId) =>
    new Promise((resolve, reject) => {
      let startedAt = 0;
      const end = (act: () => void) => {
        clearTimeout(timer);
        void client.removeChannel(channel);
        act();
      };
      const fail = (message: string) => end(() => reject(new Error(message)));
      const timer = setTimeout(() => fail(t`No update arrived within 10 seconds`), realtimeWaitMs);
      const change = { event: 'UPDATE', schema: 'public', table: 'profiles' } as const;
      const channel = client
        .channel(`diagnostics-${newId()}`)
        .on('postgres_changes', { ...change, filter: `user_id=eq.${userId}` }, () => {
          const took = Math.round(performance.now() - startedAt);
          end(() => resolve(t`A change arrived after ${took} ms`));
        });
      const touch = async () => {
        startedAt = performance.now();
        const updated_at = new Date().toISOString();
        const { error } = await client.from('profiles').update({ updated_at }).eq('user_id', userId);
        if (error) fail(error.message);
      };
      // The first join carries the token only if the client has been told of it.
      void client.realtime.setAuth().then(() =>
        channel.subscribe((status, error) => {
          if (status === 'SUBSCRIBED') void touch();
          else if (status !== 'CLOSED') fail(error?.message ?? t`The connection was refused`);
        }),
      );
    }),
};

/** The nine checks: five reads, two functions, two round trips. */
export const checks: readonly Check[] = [...reads, questionGeneration, resumeAnalysis, storage, realtime];

/** Runs one check against the real backend, as the signed-in user. */
export async function runCheck(check: Check, userId: string | undefined): Promise<string> {
  if (!userId) throw new Error(t`No user logged in`);
  return check.run(await supabase(), userId);
}
