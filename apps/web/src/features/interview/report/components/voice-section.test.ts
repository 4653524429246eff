import { type DictatedWords, type Evidence, measuredResultRemark } from '@greenroom/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnswerReport } from '../report.ts';
import { VoiceSection } from './voice-section.tsx';

/** Eighty words at 120 a minute, then thirty at 210, which tell the result. */
function rushedAnswer(): AnswerReport {
  let at = 0;
  const words: DictatedWords['words'] = Array.from({ length: 110 }, (_, index) => {
    const startSeconds = at;
    at += index < 80 ? 0.5 : 60 / 210;
    return { word: `w${index}`, startSeconds, endSeconds: at };
  });
  const answer = words.map(({ word }) => word).join(' ');
  const start = answer.indexOf('w80');
  const quote = { quote: answer.slice(start), start, end: answer.length };
  return {
    ...{ question: 'Q?', answer, ideal: '', score: 70, selfRating: null, purpose: null, followUp: null },
    spoken: { approximate: true, words },
    detail: { evidence: [{ message: measuredResultRemark, ...quote } as Evidence] },
    delivery: {
      ...{ measured: true, reason: null, durationSeconds: at, words: 110, wordsPerMinute: 136, pace: 'good' },
      ...{ longPauses: [], fillers: [], fillersPerMinute: 0, hedges: 0, notes: [] },
    },
  } as unknown as AnswerReport;
}

const html = (answers: AnswerReport[]) =>
  renderToStaticMarkup(createElement(VoiceSection, { score: 70, answers, past: [] }));
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the voice card', () => {
  it('says what happened at which moment, and marks it on the timeline', () => {
    const markup = html([rushedAnswer()]);
    expect(text(markup)).toContain(
      '0:40 You rushed the result: 210 words per minute, compared with 120 in the rest of your answer.',
    );
    expect(markup).toContain('<em data-kind="rushed"');
    expect(text(markup)).toContain('None of it affects your score.');
  });

  it("says that there is nothing of the user's own to compare with yet", () => {
    expect(text(html([rushedAnswer()]))).toContain('Dictate again next time, and we');
  });

  it('says nothing of pace where nothing was dictated', () => {
    const typed = { ...rushedAnswer(), spoken: null, delivery: null };
    expect(text(html([typed]))).not.toMatch(/rushed|Dictate again/);
  });
});
