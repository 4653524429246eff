/** Reasons for being out of work. They belong in an interview, if anywhere. */
export const privateMatter =
  /\b(?:off work|laid off|fired|injur\p{L}*|surgery|illness|sick leave|unemployed)\b/iu;
/** A note to us: "(not in the jobs below)". */
export const noteInBrackets = /\s*\([^)]*\b(?:not (?:in|listed|shown)|missing|below|above)\b[^)]*\)/gi;
/** A sentence to us: "The last job is missing." */
export const noteSentence =
  /\b(?:(?:jobs?|lines?|list) (?:below|above)|(?:is|are|was|were) (?:missing|not (?:listed|shown|read))|this form|misread)\b/i;

/** Sentences that were typed about work and that a letter leaves out, in their order. */
export const leftOutOfLetter = (experience: string): string[] =>
  experience
    .split(/;\s*|\n+|(?<=\p{L}{2}[.!?])\s+/u)
    .map((part) => part.trim())
    .filter((part) => privateMatter.test(part) || noteSentence.test(part));
