import { TextRuns } from '@/components/text-runs.tsx';
import type { CoachSentence } from '../coach-sentences.ts';

/** A sentence about a resume, marked where its language isn't the page's. */
export function CoachText({ sentence: { text, lang, runs } }: { sentence: CoachSentence }) {
  if (runs) return <TextRuns runs={runs} />;
  return <span lang={lang}>{text}</span>;
}
