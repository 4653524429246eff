import type { AskModel } from './connect-model.ts';

/** The same model for a caller who reads another language, by its English name: what prompts with a LANGUAGE part answer in. */
export const inLanguage = (model: AskModel, language: string): AskModel => ({
  ...model,
  language,
  ask: (question) => {
    const parts = question.parts.map((part) =>
      part.label === 'LANGUAGE' ? { ...part, text: language } : part,
    );
    return model.ask({ ...question, parts });
  },
});

const tags: ReadonlyMap<string, string> = new Map([['Spanish', 'es']]);

/** The tag of a language (BCP 47) by its English name, to be spread beside a text; nothing for English. */
export function languageTag(language: string | null | undefined): { lang?: string } {
  if (!language || language === 'English') return {};
  return { lang: tags.get(language) ?? 'und' };
}
