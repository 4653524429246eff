import { asIsCode, type Said, type SaidPart } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { receiptTexts } from './coach-texts/receipt-texts.ts';
import { remarkTexts } from './coach-texts/remark-texts.ts';
import { reportTexts } from './coach-texts/report-texts.ts';
import { i18n } from './messages.ts';

/** A run of a text; `lang` where it isn't in the language of the page. */
export interface TextRun {
  text: string;
  lang?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each text takes the values of its code, which the domain has checked when it worded them.
type AnyText = MessageDescriptor | ((values: any) => string);
/** The page's texts by code. */
export type AnyTexts = Readonly<Record<string, AnyText>>;
const reportTextsByCode: AnyTexts = { ...remarkTexts, ...receiptTexts, ...reportTexts };

/** What a part says on this page; undefined for the code of a newer server. */
function runOf({ code, values }: SaidPart, texts: AnyTexts): TextRun | undefined {
  if (code === asIsCode) {
    const lang = String(values?.lang ?? 'en');
    return { text: String(values?.text ?? ''), ...(lang === i18n.locale ? {} : { lang }) };
  }
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (text === undefined) return undefined;
  return { text: typeof text === 'function' ? text(values ?? {}) : t(text) };
}

/**
 * A text of the coach in the page's language, in runs with spaces between them. Undefined where it stays as it was stored: on an
 * English page, for a text that has no code, and for a code that this page doesn't know. `texts` are those of a report, unless others are
 * given.
 */
export function runsOf(said: Said | undefined, texts = reportTextsByCode): TextRun[] | undefined {
  if (!said || i18n.locale === 'en') return undefined;
  const runs = said.map((part) => runOf(part, texts));
  return runs.every((run) => run !== undefined) ? runs : undefined;
}

/** Runs as one text, where nothing can say in which language each of them is. */
export const plainText = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join(' ');
