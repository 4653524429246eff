import { foreignLanguageOf } from '../text/language.ts';
import type { AskModel, Question } from './connect-model.ts';

/** The same model for a caller who reads another language, by its English name: what prompts with a LANGUAGE part answer in. */
export const inLanguage = (model: AskModel, language: string): AskModel => {
  const said = <T>(question: Question<T>): Question<T> => {
    const parts = question.parts.map((part) =>
      part.label === 'LANGUAGE' ? { ...part, text: language } : part,
    );
    return { ...question, parts };
  };
  return {
    ...model,
    language,
    ask: (question) => model.ask(said(question)),
    atHand: (question) => model.atHand(said(question)),
  };
};

const tags: Readonly<Record<string, string>> = {
  ...{
    Spanish: 'es',
    French: 'fr',
    German: 'de',
    Portuguese: 'pt',
    Italian: 'it',
    Dutch: 'nl',
    Polish: 'pl',
  },
  ...{ Turkish: 'tr', Swedish: 'sv', Indonesian: 'id', Romanian: 'ro', Vietnamese: 'vi', Japanese: 'ja' },
  ...{ Chinese: 'zh', Korean: 'ko', Arabic: 'ar', Hebrew: 'he', Greek: 'el', Thai: 'th', Bengali: 'bn' },
};

/** The tag of a language (BCP 47) by its English name, to be spread beside a text; nothing for English. */
export function languageTag(language: string | null | undefined): { lang?: string } {
  if (!language || language === 'English') return {};
  return { lang: tags[language] ?? 'und' };
}

/** The tag of the language that a text is written in; nothing for English. */
export const languageTagOf = (text: string): { lang?: string } => languageTag(foreignLanguageOf(text));
