import { databaseCodes } from '@/lib/database-codes.ts';
import { supabase } from '@/lib/supabase.ts';
import type { GameResult } from './result.ts';
import { forgetResult, unsentResults } from './unsent.ts';

/** The server has it already, the trial is used, or the score cannot be: sending it again changes nothing. */
const final: readonly string[] = [
  databaseCodes.duplicateKey,
  databaseCodes.trialUsedUp,
  databaseCodes.brokenRule,
];

/** Saves one result, or counts a trial game that has none. Rejects where the server could not be reached. */
async function send(result: GameResult): Promise<void> {
  const client = await supabase();
  const { error } =
    result.score > 0
      ? await client.from('word_games').insert(result)
      : await client.rpc('finish_trial_word_game');
  if (error && !final.includes(error.code)) throw error;
  if (error) console.warn('The game was not saved', error.code);
}

/** Sends what this device keeps for a user, one after the other; what cannot be sent now stays. */
export async function sendUnsent(userId: string): Promise<void> {
  for (const result of unsentResults().filter(({ user_id }) => user_id === userId)) {
    await send(result);
    forgetResult(result.id);
  }
}
