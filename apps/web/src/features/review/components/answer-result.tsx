import { fewOfEachKind, provenOnly, type ReviewItem } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { EngineLine } from '@/components/engine-line.tsx';
import { modelNoticeText } from '@/components/model-notice-text.ts';
import { ScoreChange } from '@/components/score-change.tsx';
import { codedLang, scoreOnPage } from '@/lib/coach-score.ts';
import type { Finished } from '../exercise.ts';
import type { ReviewResult } from '../mutations.ts';
import { OfflineResult } from './offline-result.tsx';
import { RatingChoice } from './rating-choice.tsx';

interface AnswerResultProps {
  item: ReviewItem;
  /** Null without a network. */
  result: ReviewResult | null;
  answer: string;
  onDone(result: Finished): void;
  onAgain(): void;
}

/** What the coach saw, beside the last time, and how it went. Without a network the user alone says so. */
export function AnswerResult({ item, result, answer, onDone, onAgain }: AnswerResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!result)
    return (
      <OfflineResult
        answer={answer}
        before={item.answer}
        lang="en"
        onChoose={(rating) => onDone({ rating, unscored: answer })}
        onAgain={onAgain}
      />
    );
  const now = result.score.overall;
  const question = item.question_text ?? '';
  return (
    <section className="review-result">
      <h2 ref={heading} tabIndex={-1}>
        {headlineOf(item, result)}
      </h2>
      {result.before === null ? null : (
        <p className="review-change">
          <ScoreChange before={result.before} now={now} />
        </p>
      )}
      <Remarks result={result} />
      {result.score.notice ? <p className="small soft">{modelNoticeText(result.score.notice)}</p> : null}
      <RatingChoice
        suggested={result.suggested}
        onChoose={(rating) => onDone({ rating, outcome: { question, before: result.before, now } })}
        onAgain={onAgain}
      />
      <EngineLine engine={result.score.engine} />
    </section>
  );
}

function headlineOf({ kind }: ReviewItem, { pointFound, before, score }: ReviewResult): string {
  if (kind === 'left-out') {
    if (pointFound === 'yes') return t`It's in your answer now.`;
    return pointFound === 'perhaps' ? t`You're close. Say it outright.` : t`We don't see it yet.`;
  }
  const now = score.overall;
  if (before === null) return t`${now} points. Your first try.`;
  const gain = now - before;
  if (gain > 0)
    return plural(gain, { one: '+# point since last time.', other: '+# points since last time.' });
  return gain === 0 ? t`The same score as last time.` : t`Lower than last time. We keep your best score.`;
}

const remarksShown = { strength: 3, gap: 1, tip: 1, measured: 1, question: 0 } as const;
const asksShown = 2;

/** A few remarks with their words, and what would lift the answer most. */
function Remarks({ result }: { result: ReviewResult }) {
  const { answer } = result;
  const score = scoreOnPage(result.score);
  const remarks = [...score.flags, ...fewOfEachKind(provenOnly(answer, score.evidence), remarksShown)];
  const next = liftsOf(score);
  return (
    <>
      {remarks.length > 0 ? (
        <>
          <h3>{t`What we saw`}</h3>
          <ul className="review-remarks">
            {remarks.map(({ message, quote, lang }) => (
              <li key={`${message} ${quote}`} lang={lang ?? 'en'}>
                {message}
                {quote ? <q>{quote}</q> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {next.length > 0 ? (
        <>
          <h3>{t`What would raise your score`}</h3>
          <ul className="review-remarks">
            {next.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** The coaching questions that are worth most; without one, what would lift the weakest criterion. */
function liftsOf({ points, dimensions }: ReviewResult['score']): { text: string; lang: string }[] {
  const asks = (points ?? [])
    .filter(({ zone }) => zone === 'ask')
    .sort((one, other) => other.worth - one.worth)
    .map(({ ask }) => ({ text: ask, lang: 'en' }));
  if (asks.length > 0) return asks.slice(0, asksShown);
  const weakest = Object.values(dimensions).sort((one, other) => one.score - other.score)[0];
  return weakest?.lift ? [{ text: weakest.lift, lang: codedLang(weakest.liftSaid) }] : [];
}
