import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { TextRuns } from '@/components/text-runs.tsx';
import { useOnline } from '@/lib/online.ts';
import { paths } from '@/lib/paths.ts';
import { type NextStep, openQuestionText, type SurestQuestion } from '../next-step.ts';
import { lineRuns, remarkLang } from '../remark-language.ts';
import { answerAddress, retryAddress, saidHash } from '../retry-address.ts';
import { useWaitingMarks } from '../use-waiting-marks.ts';
import { isSamePlace } from '../waiting-marks.ts';
import type { ReportParts } from './overview-tab.tsx';

/** The one change that would help most. */
export function OneChange({ session, feedback, answers, step }: ReportParts & { step: NextStep }) {
  if (step.kind === 'question') return <AskFirst sessionId={session.id} open={step.open} />;
  const { title, text, index, isCoachs } = step;
  const number = (index ?? 0) + 1;
  const runs = (line: string) => (isCoachs ? lineRuns(line, answers, feedback.runs) : [{ text: line }]);
  return (
    <section className="act1 on-deep" aria-labelledby="next-action">
      <div>
        <p className="k">{t`The one change that would help most`}</p>
        <h2 id="next-action" tabIndex={-1} data-stop>
          <TextRuns runs={runs(title)} />
        </h2>
        <p>
          <TextRuns runs={runs(text)} />
        </p>
      </div>
      <ButtonLink
        variant="primary"
        to={index === null ? paths.interviewSetup : retryAddress(session.id, index)}
      >
        {index === null ? t`Practice again` : t`Rehearse question ${number}`}
      </ButtonLink>
    </section>
  );
}

function AskFirst({ sessionId, open }: { sessionId: string; open: SurestQuestion }) {
  const { index, question, point } = open;
  const { waiting, sendingId, mark } = useWaitingMarks(sessionId);
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  const place = { sessionId, questionText: question, pointId: point.id };
  const waits = sendingId === null && waiting.some((one) => one.kind !== null && isSamePlace(one, place));
  const leaveOut = async () => {
    setFailed(false);
    setFailed(await mark({ questionText: question, pointId: point.id, kind: 'left_out', start: 0, end: 0 }));
  };
  return (
    <section className="act1 on-deep" aria-labelledby="next-action">
      <div>
        <p className="k">{t`The one change that would help most`}</p>
        <h2 id="next-action" tabIndex={-1} data-stop lang={remarkLang(point)}>
          {point.ask}
        </h2>
        <p>{openQuestionText(open)}</p>
        {waits ? (
          <p role="status">
            {online ? t`Not saved yet. We'll keep trying.` : t`Will count when you're back online.`}
          </p>
        ) : null}
        {failed ? <p role="alert">{t`We couldn't save that, but your work is safe. Try again.`}</p> : null}
      </div>
      <div className="pair">
        <ButtonLink variant="primary" to={answerAddress(sessionId, index) + saidHash(point.id)}>
          {t`I did say that`}
        </ButtonLink>
        <Button variant="quiet" busy={sendingId === point.id} onClick={() => void leaveOut()}>
          {t`I left that out`}
        </Button>
      </div>
    </section>
  );
}
