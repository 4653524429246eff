import { type Texts, type TextValues, wording } from '../worded.ts';
import { receiptTexts } from './receipt-texts.ts';
import { remarkTexts } from './remark-texts.ts';
import { reportTexts } from './report-texts.ts';

/** Every sentence that the coach words in a report, in English, by its code. What is written for one question isn't among them. */
export const coachTexts = { ...remarkTexts, ...receiptTexts, ...reportTexts } as const satisfies Texts;
export type CoachTextCode = keyof typeof coachTexts;
export type CoachTextValues<Code extends CoachTextCode> = TextValues<typeof coachTexts, Code>;

/** Words a sentence of a report. */
export const say = wording(coachTexts);
