import { answerMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { countText, lengthText } from '@/lib/text-length.ts';
import { answerInvitation } from '../../answer-invitation.ts';
import { InterimWords } from '../../speech/components/interim-words.tsx';
import { RecordingButton } from '../../speech/components/recording-button.tsx';
import { WhoHears } from '../../speech/components/who-hears.tsx';
import { useDictation } from '../../speech/use-dictation.ts';
import { useSessionKeys } from '../../use-session-keys.ts';
import { lineLang } from '../remark-language.ts';
import type { AnswerReport } from '../report.ts';
import type { Lift } from '../report-lists.ts';
import { useRetry } from '../use-retry.ts';
import { BetterAtHand } from './better-at-hand.tsx';
import { CompareView } from './compare-view.tsx';

interface RetryRoomProps {
  sessionId: string;
  /** From 0. */
  index: number;
  questions: number;
  report: AnswerReport;
  /** What the user put on the list: coaching questions. */
  list: readonly string[];
  /** What would lift the earlier answer; says nothing of its words. */
  aim: Lift | null;
  /** Address of the report, at this question. */
  back: string;
}

/** One question once more. The earlier answer stays hidden until the new one is in; then both stand side by side. */
export function RetryRoom({ sessionId, index, questions, report, list, aim, back }: RetryRoomProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const number = index + 1;
  const retry = useRetry(sessionId, index, report.question);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main id="main" className="wrap retry">
      <p className="label badges">
        <span>{t`Question ${number} of ${questions}`}</span>
        <span>{t`Once more`}</span>
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        lang={report.lang}
        className={report.question.length > 90 ? 'long' : undefined}
      >
        {report.question}
      </h1>
      {retry.result ? (
        <>
          <CompareView report={report} retry={retry.result} list={list} announce />
          <div className="row wr retry-on">
            <ButtonLink variant="primary" to={back} replace>
              {t`Back to the report`}
            </ButtonLink>
            <Button onClick={retry.again}>{t`Try once more`}</Button>
          </div>
        </>
      ) : (
        <>
          <RetryPad retry={retry} report={report} list={list} aim={aim} back={back} />
          <BetterAtHand sessionId={sessionId} question={report.question} />
        </>
      )}
    </main>
  );
}

function limitText(): string {
  const limit = formatCount(answerMaxLength);
  return t`You've reached the limit of ${limit}.`;
}

interface RetryPadProps {
  retry: ReturnType<typeof useRetry>;
  report: AnswerReport;
  list: readonly string[];
  aim: Lift | null;
  back: string;
}

function RetryPad({ retry, report, list, aim, back }: RetryPadProps) {
  const { text, problem, pending } = retry;
  const length = countText(text);
  const noteId = useId();
  const dictation = useDictation({ onHeard: retry.hear, recordedSeconds: () => 0, onSubmit: retry.submit });
  useSessionKeys({ onNext: () => void dictation.submit(), onRecord: dictation.toggle });
  return (
    <>
      <RetryList list={list} report={report} />
      <p className="soft" id={noteId}>
        {aim === null || list.length > 0 ? null : <span lang={aim.lang}>{`${aim.lift} `}</span>}
        {t`Your earlier answer stays hidden until this one is in. Your interview score won't change.`}
      </p>
      <div className="pad" data-recording={dictation.recording || undefined}>
        <label className="vh" htmlFor="retry-answer">
          {t`Your answer`}
        </label>
        <textarea
          id="retry-answer"
          lang={report.lang}
          value={text}
          maxLength={answerMaxLength}
          aria-describedby={noteId}
          placeholder={answerInvitation(report.lang)}
          onChange={(event) => retry.type(event.target.value)}
        />
        <InterimWords recording={dictation.recording} interim={dictation.interim} />
        <div className="ft">
          <span className="num">
            {lengthText(length)}
            {length.characters >= answerMaxLength ? `. ${limitText()}` : ''}
          </span>
        </div>
      </div>
      {problem === null ? null : (
        <p className="flag" role="alert">
          {problem}
        </p>
      )}
      <div className="row sp send">
        <RecordingButton dictation={dictation} disabled={pending} />
        <Button
          variant="primary"
          busy={pending}
          disabled={text.trim() === ''}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void dictation.submit()}
        >
          {pending ? t`Scoring...` : t`Score this answer`}
        </Button>
      </div>
      {dictation.supported ? <WhoHears /> : null}
      <ButtonLink variant="quiet" to={back} replace>
        <ArrowLeft className="i" aria-hidden="true" />
        {t`Back to the report`}
      </ButtonLink>
    </>
  );
}

/** What the user left out the first time and wants to say now. */
function RetryList({ list, report }: Pick<RetryPadProps, 'list' | 'report'>) {
  if (list.length === 0) return null;
  return (
    <section className="retry-list" aria-labelledby="retry-list">
      <h2 id="retry-list">{t`On your list`}</h2>
      <ul>
        {list.map((ask) => (
          <li key={ask} lang={lineLang(ask, [report])}>
            {ask}
          </li>
        ))}
      </ul>
    </section>
  );
}
