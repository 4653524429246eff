import type { AskModel } from './connect-model.ts';

/** The same model for a caller who reads another language, by its English name: what prompts with a LANGUAGE part answer in. */
export const inLanguage = (model: AskModel, language: string): AskModel => ({
  ...model,
  ask: (question) => {
    const parts = question.parts.map((part) =>
      part.label === 'LANGUAGE' ? { ...part, text: language } : part,
    );
    return model.ask({ ...question, parts });
  },
});
