import { evenSpaces } from '../text/even-spaces.ts';
import { foreignLanguage } from '../text/language.ts';
import { type Passage, readPassage } from '../text/passage.ts';

const longest = 300;
/** Fewer words don't tell a language. */
const fewestWords = 6;
/** Nobody practices to be called names. */
const insults =
  /\b(?:stupid|idiot\w*|dumb|moron\w*|pathetic|worthless|loser|hopeless|embarrass(?:ing|ment)|ridiculous|laughable|shut up|clueless|incompetent|disgrace\w*)\b|\byou(?:'re| are) (?:so |just |really )?(?:lazy|garbage|trash|a joke|a failure)\b/i;

/** Shares of a text's words by which a language shows in one sentence. */
const foreignShare = 0.12;
const englishShare = 0.3;

/** Whether a text shows, by its own words, that it is in another language than the one named in English. */
export function isOtherLanguage(passage: Passage, language: string): boolean {
  const found = foreignLanguage(passage, foreignShare);
  if (found !== undefined) return found !== language;
  const english = passage.tokens.filter(({ wordClass }) => wordClass !== undefined).length;
  return language !== 'English' && english / passage.tokens.length > englishShare;
}

/**
 * A text of a model for the user, as it is shown; empty where it isn't shown: an insult, or another language than the one asked
 * for, by its English name.
 */
export function remarkText(text: string, language: string): string {
  const line = evenSpaces(text).trim().slice(0, longest);
  if (insults.test(line)) return '';
  const passage = readPassage(line);
  if (passage.tokens.length < fewestWords) return line;
  return isOtherLanguage(passage, language) ? '' : line;
}
