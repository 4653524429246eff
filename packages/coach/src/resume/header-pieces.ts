import type { Words } from './field-log.ts';

/** A part of a header; `is` where the words around it say what it is: "Analyst at Fjord Labs". */
export interface Piece extends Words {
  is?: 'title' | 'employer' | 'place';
  /** A label said so. */
  isLabelled?: boolean;
  /** Nothing but a place showed its borders. */
  isGuessed?: boolean;
}

const edges = /^[\s,;:|•·()[\]–—-]+|[\s,;:|•·([–—-]+$/g;

/** The full stop of a header that is written like a sentence ("Clerk, Fjord Labs, Wels."), but not that of "Corp.". */
const fullStop = /(?<=\p{L}{4,}|\))(?<!\b(?:corp|assoc|dept|univ|intl|bros|tech|mfg|engg|govt))\.$/iu;

/** A part without the marks around it. */
export const trimmedPart = (text: string) => {
  const plain = text.replace(edges, '').replace(fullStop, '');
  return plain.endsWith(')') && !plain.includes('(') ? plain.slice(0, -1) : plain;
};
