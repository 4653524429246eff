import type { CoachSentence } from '../check-texts.ts';

/** A sentence about a resume, marked where its language isn't the page's. */
export function CoachText({ sentence: { text, lang } }: { sentence: CoachSentence }) {
  return <span lang={lang}>{text}</span>;
}
