import { type Delivery, type DictatedWords, type Evidence, measuredResultRemark } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { deliveryRemarks, wordsBetween } from './delivery-remarks.ts';
import type { AnswerReport } from './report.ts';

const opening =
  `On my ward a patient got the wrong rate at night and I stopped the pump and called the pharmacist and we
  read the order out loud and fixed it together and I told the doctor and wrote the report before my shift ended and
  then I asked the whole team what would have caught it sooner and we agreed on one thing`.split(/\s+/);
const result =
  `and after that we added a second check at every single bag change and the errors on our unit went down
  from nine to two by the end of March`.split(/\s+/);

interface Stretch {
  words: readonly string[];
  perMinute: number;
  /** A pause before it. */
  afterSeconds?: number;
}

/** Words said one after the other, from 3 seconds on. */
function said(...stretches: Stretch[]): DictatedWords {
  let at = 3;
  const words = stretches.flatMap(({ words: some, perMinute, afterSeconds = 0 }) => {
    at += afterSeconds;
    return some.map((word) => {
      const startSeconds = at;
      at += 60 / perMinute;
      return { word, startSeconds, endSeconds: at };
    });
  });
  return { approximate: true, words };
}

function delivered({ words }: DictatedWords): Delivery {
  const longPauses = words.flatMap(({ endSeconds }, at) => {
    const gap = (words[at + 1]?.startSeconds ?? endSeconds) - endSeconds;
    return gap > 2 ? [{ atSeconds: endSeconds, lengthSeconds: gap }] : [];
  });
  return {
    ...{ measured: true, reason: null, durationSeconds: 60, words: words.length, wordsPerMinute: 140 },
    ...{ pace: 'good' as const, fillers: [], fillersPerMinute: 0, hedges: 0, notes: [], longPauses },
  };
}

function report(spoken: DictatedWords, over: { resultAt?: string; measured?: boolean } = {}): AnswerReport {
  const answer = spoken.words.map(({ word }) => word).join(' ');
  const start = over.resultAt === undefined ? -1 : answer.indexOf(over.resultAt);
  const quote = { quote: answer.slice(start), start, end: answer.length };
  const evidence = start < 0 ? [] : [{ message: measuredResultRemark, ...quote } as Evidence];
  const delivery = { ...delivered(spoken), measured: over.measured ?? true };
  return { answer, delivery, spoken, detail: { evidence } } as unknown as AnswerReport;
}

const steady = { words: opening, perMinute: 140 };
const fastResult = { words: result, perMinute: 215 };
const texts = (one: AnswerReport) => deliveryRemarks(one).map(({ text }) => text);

describe('what is said of how an answer was spoken', () => {
  it('names a rushed result where the engine found one, with both paces and the moment', () => {
    const found = deliveryRemarks(report(said(steady, fastResult), { resultAt: 'and after that' }));
    expect(found).toMatchObject([
      { kind: 'rushed', fromSeconds: expect.closeTo((60 * opening.length) / 140, 1) },
    ]);
    expect(found[0]?.text).toMatch(
      /^You rushed the result: 215 words per minute, compared with 140 in the rest of your answer\./,
    );
  });

  it('speaks of the last seconds where no result is sure', () => {
    expect(texts(report(said(steady, fastResult)))).toEqual([
      expect.stringMatching(/^You sped up at the end: 2\d\d words per minute in the last \d seconds/),
    ]);
  });

  it('counts all of a rushed end, however long it was', () => {
    const long = { words: [...result, ...result], perMinute: 215 };
    expect(texts(report(said(steady, long)))).toEqual([
      expect.stringMatching(
        /^You sped up at the end: 21\d words per minute in the last 1\d seconds, compared with 140 before/,
      ),
    ]);
  });

  it('speaks of a stretch in the middle by its moment', () => {
    const [found] = deliveryRemarks(
      report(
        said({ words: opening.slice(0, 24), perMinute: 140 }, { words: result, perMinute: 215 }, steady),
      ),
    );
    expect(found?.text).toMatch(
      /^You sped up here: 2\d\d words per minute, compared with 1\d\d in the rest of your answer\.$/,
    );
    expect(found?.fromSeconds).toBeGreaterThan(8);
  });

  it.each<[string, Stretch[]]>([
    [
      'a pace that is fast all along',
      [
        { ...steady, perMinute: 200 },
        { ...fastResult, perMinute: 210 },
      ],
    ],
    [
      'a faster ending that is still easy to follow',
      [
        { ...steady, perMinute: 120 },
        { ...fastResult, perMinute: 180 },
      ],
    ],
    ['a fast end of only a few words', [steady, { words: result.slice(0, 9), perMinute: 230 }]],
  ])('calls nothing rushed: %s', (_, stretches) => {
    const found = deliveryRemarks(report(said(...stretches), { resultAt: 'and after that' }));
    expect(found.filter(({ kind }) => kind === 'rushed')).toEqual([]);
  });

  it('names the longest silence once, with words for it', () => {
    const spoken = said(
      { words: opening.slice(0, 20), perMinute: 140 },
      { words: opening.slice(20, 40), perMinute: 140, afterSeconds: 5.4 },
      { words: opening.slice(40), perMinute: 140, afterSeconds: 7.2 },
    );
    expect(texts(report(spoken))).toEqual([
      'You were silent for 7 seconds. If you need time, say so: “Let me think for a moment.”',
    ]);
  });

  it('praises a pause that leads to the result, and no other short pause', () => {
    const spoken = said(
      { words: opening.slice(0, 30), perMinute: 140 },
      { words: opening.slice(30), perMinute: 140, afterSeconds: 3 },
      { words: result, perMinute: 140, afterSeconds: 2.4 },
    );
    const found = deliveryRemarks(report(spoken, { resultAt: 'and after that' }));
    expect(found.filter(({ kind }) => kind === 'pause').map(({ text }) => text)).toEqual([
      'You paused for 2 seconds before the result. Keep doing that.',
    ]);
  });

  it('says that a pace was steady', () => {
    expect(texts(report(said(steady, { words: result, perMinute: 140 })))).toEqual([
      expect.stringMatching(/^You kept a steady pace: 1[34]\d to 1[34]\d words per minute\.$/),
    ]);
  });

  it('says nothing of an answer that was not measured or not dictated', () => {
    expect(texts(report(said(steady, fastResult), { measured: false }))).toEqual([]);
    expect(texts({ ...report(said(steady, fastResult)), spoken: null })).toEqual([]);
  });
});

describe('the dictated words of a part of an answer', () => {
  const { words } = said({ words: 'we cut it from nine to two'.split(' '), perMinute: 120 });

  it('are found where others were typed between them', () => {
    const answer = 'Typed first. We cut it, as planned, from nine to two.';
    expect(wordsBetween(words, answer, answer.indexOf('from'), answer.length)).toEqual({ from: 3, to: 7 });
  });

  it('are none where most of the part was typed', () => {
    const answer = 'We cut it. And then all the other things that I typed much later, from nine.';
    expect(wordsBetween(words, answer, 10, answer.length)).toBeNull();
    expect(wordsBetween([], answer, 0, 10)).toBeNull();
  });
});
