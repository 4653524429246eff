import { wordClass } from '../text/function-words.ts';

/** A word that names something: capitalised where a plain word would not be. */
interface NameWord {
  word: string;
  start: number;
  end: number;
  /** The first word of its sentence: there a capital says little. */
  isFirst: boolean;
}

const capitalWord = /(?<![\p{L}\p{N}])\p{Ll}?\p{Lu}[\p{L}\p{N}&+#’']*(?:[-.](?=\p{L})[\p{L}\p{N}+#]+)*/gu;

/** Capitals that name nothing: months, greetings, the pronoun, the parts of a resume. */
const plainCapitals = new Set(
  "i i’m i’ve i’d i’ll i'm i've i'd i'll dear sincerely regards yours faithfully mr mrs ms dr january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer fall autumn winter present current now bachelor master bachelors masters doctor associate degree science arts hiring team manager recruiter summary experience education skills projects certifications certificates languages profile work employment history awards publications interests volunteer learning additional links contact other english".split(
    ' ',
  ),
);

/** The capitalised words of a sentence that may be names. `text` is one sentence; offsets are its own. */
function readNames(sentence: string): NameWord[] {
  const first = /\p{L}/u.exec(sentence)?.index ?? 0;
  const names: NameWord[] = [];
  for (const match of sentence.matchAll(capitalWord)) {
    const word = match[0].replace(/[’']s$/, '').replace(/[.,’'-]+$/, '');
    const lower = word.toLowerCase();
    if (word.length < 2 || plainCapitals.has(lower) || wordClass(lower)) continue;
    // After a colon or an opening quote a sentence may begin again.
    const opens = /[:“"•(]\s*$/.test(sentence.slice(0, match.index));
    names.push({
      word,
      start: match.index,
      end: match.index + word.length,
      isFirst: match.index === first || opens,
    });
  }
  return names;
}

/** Capitalised words that follow each other: "Bank of America", "Senior Data Analyst". */
export interface NamePhrase {
  words: NameWord[];
  start: number;
}

const between = /^(?: | of | & | and the | of the |-| de | for )$/;

/** The names of a sentence, each with its words. `text` is one sentence; offsets are its own. */
export function readNamePhrases(sentence: string): NamePhrase[] {
  const phrases: NamePhrase[] = [];
  for (const word of readNames(sentence)) {
    const last = phrases.at(-1)?.words.at(-1);
    if (last && between.test(sentence.slice(last.end, word.start))) phrases.at(-1)?.words.push(word);
    else phrases.push({ words: [word], start: word.start });
  }
  return phrases;
}
