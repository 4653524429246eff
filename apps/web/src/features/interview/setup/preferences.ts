import { type Difficulty, focusMaxLength } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';
import type { InterviewRequest } from '../session/mutations.ts';

/** What of a profile decides how an interview is set up at first. */
export interface Preferences {
  experience_level: string | null;
  preferred_mode: string;
  target_companies: string[];
}

const difficultyFor: Record<string, Difficulty> = {
  entry: 'easy',
  mid: 'medium',
  senior: 'hard',
  executive: 'hard',
};

/** The choices that a profile makes beforehand; what it leaves open is not named. */
export function defaultsFrom(
  preferences: Omit<Preferences, 'target_companies'> | null | undefined,
): Partial<InterviewRequest> {
  if (!preferences) return {};
  const difficulty = difficultyFor[preferences.experience_level ?? ''];
  return {
    ...(difficulty ? { difficulty } : {}),
    mode: preferences.preferred_mode === 'voice' ? 'voice' : 'text',
  };
}

/** A focus with a company in it: added to what is written already, once. */
export function focusOn(company: string, focus: string): string {
  const sentence = `For an interview at ${company}.`;
  if (focus.includes(sentence)) return focus;
  return [focus.trim(), sentence].filter(Boolean).join(' ').slice(0, focusMaxLength);
}

/** The user's own preferences; null where there is no profile yet. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['interview-preferences', userId],
    queryFn: async ({ signal }): Promise<Preferences | null> => {
      const client = await supabase();
      const { data } = await client
        .from('profiles')
        .select('experience_level, preferred_mode, target_companies')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
