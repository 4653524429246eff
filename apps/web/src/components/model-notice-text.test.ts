import { type ModelNoticeCode, modelNotice, modelNoticeTexts } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { modelNoticeText } from './model-notice-text.ts';

it.each(Object.keys(modelNoticeTexts) as ModelNoticeCode[])('says %s in the words of the server', (code) => {
  expect(modelNoticeText({ code, message: '' })).toBe(modelNotice(code).message);
});

it('shows the message of a code that it does not know', () => {
  expect(modelNoticeText({ code: 'newer' as ModelNoticeCode, message: 'It rained.' })).toBe('It rained.');
});
