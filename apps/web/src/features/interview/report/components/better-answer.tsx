import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { AwaitingNetwork } from '@/components/query-state.tsx';
import { countText } from '@/lib/text-length.ts';
import { type BetterState, useBetterAnswer } from '../use-better-answer.ts';
import { BetterBook } from './better-book.tsx';

interface BetterAnswerProps {
  sessionId: string;
  question: string;
  answer: string;
  /** Where the question is answered again. */
  again: string;
}

/** The user's own answer, stronger: each edit with its reason, blanks to fill, to keep or to hide. */
export function BetterAnswer({ sessionId, question, answer, again }: BetterAnswerProps) {
  const state = useBetterAnswer(sessionId, question);
  const [isHidden, setHidden] = useState(false);
  const id = useId();
  if (state.better?.status === 'nothing') return null;
  const isEdited = state.better?.status === 'edited';
  const isOnlyAsked =
    isEdited && state.better?.edits.every(({ kind }) => kind === 'blank' || kind === 'commas');
  return (
    <section className="better" aria-labelledby={id}>
      <div className="h-s">
        <h2 id={id} tabIndex={-1} data-stop>
          {isOnlyAsked ? t`What would make it stronger` : t`My improved answer`}
        </h2>
        {isOnlyAsked ? <p>{t`Your wording can stay. Add what only you know.`}</p> : null}
        {isEdited && !isOnlyAsked ? <p>{t`Your words and your facts. Nothing added.`}</p> : null}
      </div>
      {isEdited ? (
        <div className="sheet">
          {isHidden ? null : <Version state={state} answer={answer} />}
          <Actions
            state={state}
            answer={answer}
            again={again}
            isHidden={isHidden}
            onHide={() => setHidden(!isHidden)}
          />
        </div>
      ) : (
        <NoVersion state={state} again={again} />
      )}
    </section>
  );
}

/** Why there is no other version: the answer is fine, in another language, or hasn't been read yet. */
function NoVersion({ state, again }: { state: BetterState; again: string }) {
  if (state.failed)
    return (
      <div className="row wr">
        <p>{t`We couldn't load this. Your answer is saved.`}</p>
        <Button small onClick={state.load}>{t`Try again`}</Button>
      </div>
    );
  if (!state.better && state.waiting) return <AwaitingNetwork />;
  if (!state.better) return <p role="status">{t`Reading your answer...`}</p>;
  if (state.better.status === 'unread') return <p>{t`We can only do this for answers in English so far.`}</p>;
  return (
    <div className="row wr">
      <p>{t`We'd leave the wording as it is. Try saying it aloud.`}</p>
      <ButtonLink small to={again}>{t`Say it again`}</ButtonLink>
    </div>
  );
}

function Version({ state, answer }: { state: BetterState; answer: string }) {
  const { better, text } = state;
  if (!better) return null;
  return (
    <>
      <BetterBook better={better} state={state} />
      <details className="why">
        <summary>
          {t`Before and after`}
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <div className="side-by-side">
          <section>
            <h3 className="label">{t`What you said`}</h3>
            <p className="said old">{answer}</p>
          </section>
          <section>
            <h3 className="label">{t`Now`}</h3>
            <p className="said">{text}</p>
          </section>
        </div>
      </details>
      {better.source === 'model' ? (
        <p className="small soft">{t`An AI model wrote this version. We checked that it adds no facts.`}</p>
      ) : null}
    </>
  );
}

interface ActionsProps extends Pick<BetterAnswerProps, 'answer' | 'again'> {
  state: BetterState;
  isHidden: boolean;
  onHide(): void;
}

function Actions({ state, answer, again, isHidden, onHide }: ActionsProps) {
  const { blanks, isKept, isKeeping, isKeepingFailed, text } = state;
  const [now, before] = [countText(text.replace(/\[[^\]]*\?\]/g, '')).words, countText(answer).words];
  return (
    <>
      <div className="bt">
        {isKept ? (
          <Button busy={isKeeping} onClick={state.forget}>{t`Don't keep it`}</Button>
        ) : (
          <Button busy={isKeeping} onClick={state.keep}>{t`Keep this version`}</Button>
        )}
        <ButtonLink to={again}>{t`Say it again`}</ButtonLink>
        <Button variant="quiet" aria-expanded={!isHidden} onClick={onHide}>
          {isHidden ? t`Show` : t`Hide`}
        </Button>
        {isHidden ? null : (
          <span className="small num">
            {plural(now, { one: `# word, was ${before}.`, other: `# words, was ${before}.` })}{' '}
            {blanks === 0
              ? ''
              : plural(blanks, { one: 'One blank to fill in.', other: '# blanks to fill in.' })}
          </span>
        )}
      </div>
      <p className="small bt-said" role="status">
        {isKeepingFailed ? t`We couldn't save that. Your version is still here. Try again.` : null}
        {isKept && !isKeepingFailed ? t`Saved. You'll find it here and in your retry.` : null}
      </p>
    </>
  );
}
