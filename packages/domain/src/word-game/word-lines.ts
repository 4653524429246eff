/** A word to find, and what it means in a few words. */
export interface GameWord {
  word: string;
  clue: string;
}

/** Reads one word for each line: `WORD: Its clue.` */
export const readWords = (lines: string): GameWord[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', clue = ''] = line.split(':').map((part) => part.trim());
      return { word, clue };
    });
