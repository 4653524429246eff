const key = (challengeId: string) => `greenroom.daily-challenge.${challengeId}`;

/** The text that was being written, from this browser. */
export function readDraft(challengeId: string): string {
  try {
    return localStorage.getItem(key(challengeId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text in this browser; an empty one is forgotten. Storage that is full or closed is not an error. */
export function keepDraft(challengeId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key(challengeId));
    else localStorage.setItem(key(challengeId), text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
