import type { ReviewRating, Telling } from '@greenroom/domain';
import type { Ref } from 'react';

/** What became of a question in this session. */
export interface ReviewOutcome {
  question: string;
  before: number | null;
  now: number;
}

/** What a finished exercise hands over. */
export interface Finished {
  rating: ReviewRating;
  /** Under which it is sent; a telling has one from the start. */
  id?: string;
  /** Given without a network, to be scored later. */
  unscored?: string;
  outcome?: ReviewOutcome;
}

/** What a telling says of its story. */
export interface ComparedProps {
  telling: Telling;
}

/** Dictation into the field of an exercise. */
export interface DictateProps {
  /** Gets settled words. */
  onHeard(words: string): void;
  /** Called when a recording begins. */
  onRecording?(): void;
  disabled: boolean;
  /** `finish` resolves once the last words have arrived. */
  ref: Ref<{ finish(): Promise<void> }>;
}
