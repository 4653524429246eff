import type { Words } from './field-log.ts';

/** A part of a header; `is` where the words around it say what it is: "Analyst at Fjord Labs". */
export interface Piece extends Words {
  is?: 'title' | 'employer' | 'place';
  /** Nothing but a place showed its borders. */
  isGuessed?: boolean;
}

/** Where the employer is, seen from the title, in most headers of a section. */
export interface ListHabit {
  employerAt?: string | undefined;
}

const edges = /^[\s,;:|•·()[\]–—-]+|[\s,;:|•·([–—-]+$/g;

/** The full stop of a header that is written like a sentence ("Clerk, Fjord Labs, Wels."), but not that of "Corp.". */
const fullStop = /(?<=\p{L}{4,}|\))(?<!\b(?:corp|assoc|dept|univ|intl|bros|tech|mfg|engg|govt))\.$/iu;

/** A slash that a line or a part was cut at. */
const cutSlash = /^\/\s+|\s+\/$/g;
/** "Fjord Labs fjordlabs.example": the address of the name before it. */
const ownAddress =
  /(?<=\p{L}{3,})(?<!\b(?:for|with|and|from|bei|für|und|chez|pour|voor|per))\s+(?:[a-z\d-]+\.)+[a-z]{2,10}$/u;

/** A part without the marks and the address around it. */
export const trimmedPart = (text: string) => {
  const plain = text.replace(cutSlash, '').replace(edges, '').replace(ownAddress, '').replace(fullStop, '');
  if (plain.endsWith(')') && !plain.includes('(')) return plain.slice(0, -1);
  // "(Research) Safe kernels" keeps its bracket, "(Fjord Labs" doesn't.
  const isOpened = /^[^()]+\)/.test(plain) && text.includes(`(${plain}`);
  return isOpened ? `(${plain}` : plain;
};

/** A comma that is not within brackets. */
export const listComma = /,\s+(?![^()]*\))/;
