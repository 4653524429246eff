import { z } from 'zod';

/** A part of a text by its code, with what is filled in. Stored beside the English: a page has its own text for each code. */
export const SaidPart = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type SaidPart = z.infer<typeof SaidPart>;

/** A text in parts, in order. Absent from what was stored before there were codes: then the page shows the English. */
export const Said = z.array(SaidPart);
export type Said = z.infer<typeof Said>;

/** A text in English with its parts by code. */
export interface Worded {
  text: string;
  said: Said;
}

// biome-ignore lint/suspicious/noExplicitAny: any values go, each text checks its own.
export type Texts = Readonly<Record<string, string | ((values: any) => string)>>;
export type TextValues<T extends Texts, Code extends keyof T> = T[Code] extends (
  values: infer Values,
) => string
  ? Values
  : undefined;

/** A function that words a text of a catalog: its English, and its code with its values. */
export function wording<T extends Texts>(texts: T) {
  return <Code extends keyof T & string>(
    code: Code,
    ...[values]: TextValues<T, Code> extends undefined ? [] : [TextValues<T, Code>]
  ): Worded => {
    const text = texts[code];
    if (typeof text === 'function')
      return { text: text(values), said: [{ code, values: values as SaidPart['values'] }] };
    return { text: text ?? '', said: [{ code }] };
  };
}

/** The code of words that are shown as they are, in their own language: a question, a quote, a text somebody wrote. */
export const asIsCode = 'as_is';

/** Words that stay as they are; `lang` where they aren't English. */
export const asIs = (text: string, lang?: string): Worded => ({
  text,
  said: [{ code: asIsCode, values: lang ? { text, lang } : { text } }],
});

/** Several texts as one, with spaces between them. */
export const joined = (...texts: readonly Worded[]): Worded => ({
  text: texts.map(({ text }) => text).join(' '),
  said: texts.flatMap(({ said }) => said),
});

/** Counts a thing in English. */
export const counted = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`;
