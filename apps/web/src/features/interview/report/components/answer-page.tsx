import type { AnswerMark } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import type { SessionRow } from '../../opening.ts';
import { answerNotes } from '../answer-notes.ts';
import { answerFigures, type Figures, openQuestions, retryList } from '../answer-points.ts';
import { purposeLabel } from '../purpose.ts';
import { lineLang, remarkLang } from '../remark-language.ts';
import type { AnswerReport } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { notePlace, retryAddress, saidPoint } from '../retry-address.ts';
import { judgeSelfRating } from '../self-rating.ts';
import { useMarking } from '../use-marking.ts';
import { useWordSelection } from '../use-word-selection.ts';
import { AnswerAsks } from './answer-asks.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import { AnswerPlayer } from './answer-player.tsx';
import { AnswerSlip } from './answer-slip.tsx';
import { AnswerWords } from './answer-words.tsx';
import { AskedNext } from './asked-next.tsx';
import { Attempts } from './attempts.tsx';
import { BetterAnswer } from './better-answer.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** What another feature adds to an answer. */
export interface AnswerExtras {
  /** The story that was told in it. */
  AnswerStory: ComponentType<{ sessionId: string; question: string; answer: string }>;
}

interface AnswerPageProps extends AnswerExtras {
  session: SessionRow;
  /** From 0. */
  index: number;
  questions: number;
  report: AnswerReport;
  /** Of this answer alone. */
  marks: readonly AnswerMark[];
  retries: readonly Retry[];
}

/** One answer of a report: its words with notes, what was measured, and the questions that it left open. */
export function AnswerPage(props: AnswerPageProps) {
  const { session, index, questions, report, marks, retries, AnswerStory } = props;
  const { hash } = useLocation();
  const open = openQuestions(report, marks);
  const arriving = open.find(({ point }) => point.id === saidPoint(hash))?.point ?? null;
  const marking = useMarking(session.id, report.question, arriving);
  const frame = useRef<HTMLDivElement>(null);
  const { picked, onKeyDown } = useWordSelection(frame, report.answer, marking.asking !== null);
  const count = () => picked && marking.count(picked);
  const figures = answerFigures(report, marks);
  const list = retryList(report, marks);
  const answered = report.answer.trim() !== '';
  return (
    <main id="main" className="wrap ans" data-selecting={marking.asking ? true : undefined}>
      <Question index={index} questions={questions} report={report} />
      <div className="col">
        {figures && answered ? <AnswerSlip report={report} figures={figures} marks={marks} /> : null}
      </div>
      {answered ? (
        <AnswerWords
          answer={report.answer}
          notes={answerNotes(report, marks)}
          frame={frame}
          marking={marking}
          onKeyDown={(event) => (event.key === 'Enter' ? count() : onKeyDown(event))}
          arrivedAt={notePlace(hash)}
        />
      ) : (
        <p className="words soft">{t`You didn't answer this question, so it counts as 0.`}</p>
      )}
      <AskedNext report={report} />
      {answered ? <AnswerPlayer sessionId={session.id} report={report} /> : null}
      {marking.asking ? (
        <SelectionBar
          ask={marking.asking.ask}
          lang={remarkLang(marking.asking)}
          words={picked ? report.answer.slice(picked.start, picked.end) : ''}
          problem={marking.problemOf(marking.asking.id)}
          busy={marking.pendingId === marking.asking.id}
          onCount={count}
          onCancel={marking.cancel}
        />
      ) : null}
      <AnswerAsks questions={answered ? open : []} marking={marking} />
      {answered ? (
        <BetterAnswer
          sessionId={session.id}
          question={report.question}
          answer={report.answer}
          again={retryAddress(session.id, index)}
        />
      ) : null}
      <More report={report} figures={figures} retries={retries} list={list}>
        {answered ? (
          <AnswerStory sessionId={session.id} question={report.question} answer={report.answer} />
        ) : null}
      </More>
      <RetryBand list={list} report={report} number={index + 1} to={retryAddress(session.id, index)} />
    </main>
  );
}

function Question({ index, questions, report }: Pick<AnswerPageProps, 'index' | 'questions' | 'report'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const number = index + 1;
  const { question, lang, purpose } = report;
  const place = t`Question ${number} of ${questions}`;
  return (
    <header className="q">
      <p className="label">{[place, purposeLabel(purpose)].filter(Boolean).join(' · ')}</p>
      <h1 ref={heading} tabIndex={-1} lang={lang} data-stop>
        {question}
      </h1>
      {purpose?.reason ? <p className="small soft asked-for">“{purpose.reason.line}”</p> : null}
    </header>
  );
}

type MoreProps = Pick<AnswerPageProps, 'report' | 'retries'> & {
  figures: Figures | null;
  list: readonly string[];
  /** What another feature says of the answer. */
  children: ReactNode;
};

/** What proves the score, an answer that scores well, and the further attempts. */
function More({ report, figures, retries, list, children }: MoreProps) {
  const { answer, detail, ideal, lang, score, selfRating } = report;
  return (
    <div className="more-on">
      {selfRating === null || score === null ? null : (
        <p className="self-rating">{judgeSelfRating(selfRating, score).text}</p>
      )}
      {detail && answer.trim() !== '' ? (
        <AnswerDetail report={report} detail={detail} figures={figures} score={score ?? 0} />
      ) : null}
      {ideal === '' ? null : (
        <details className="why">
          <summary data-stop>
            {t`An answer that scores well`}
            <ChevronDown className="i chev" aria-hidden="true" />
          </summary>
          <p className="ideal" lang={lang}>
            {ideal}
          </p>
        </details>
      )}
      {children}
      <Attempts report={report} retries={retries} list={list} />
    </div>
  );
}

interface RetryBandProps extends Pick<AnswerPageProps, 'report'> {
  list: readonly string[];
  number: number;
  to: string;
}

function RetryBand({ list, report, number, to }: RetryBandProps) {
  return (
    <section className="act1 on-deep" aria-labelledby="go">
      <div>
        <h2 id="go" tabIndex={-1} data-stop>
          {t`Ready for a second try?`}
        </h2>
        {list.length === 0 ? (
          <p>{t`Your first answer stays hidden until you finish. Your interview score won't change.`}</p>
        ) : (
          <p>
            {t`On your list:`} <span lang={lineLang(list[0] ?? '', [report])}>{list.join(' ')}</span>
          </p>
        )}
      </div>
      <ButtonLink variant="primary" to={to}>
        {t`Rehearse question ${number}`}
      </ButtonLink>
    </section>
  );
}
