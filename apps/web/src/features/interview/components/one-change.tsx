import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { useOnline } from '@/lib/online.ts';
import { paths } from '@/lib/paths.ts';
import { type SurestQuestion, surestQuestion } from '../answer-points.ts';
import { lineLang } from '../remark-language.ts';
import { answerAddress, retryAddress, saidHash } from '../retry-address.ts';
import { useWaitingMarks } from '../use-waiting-marks.ts';
import { isSamePlace } from '../waiting-marks.ts';
import type { ReportParts } from './overview-tab.tsx';

/** The one change that would help most. At low confidence it is the question whose answer makes the score surer. */
export function OneChange({ session, feedback, answers, marks }: ReportParts) {
  const open = feedback.confidence === 'low' ? surestQuestion(answers, marks) : null;
  if (open) return <AskFirst sessionId={session.id} open={open} />;
  const action = feedback.next_action;
  if (!action) return null;
  const index = action.answerIndex;
  const aboutQuestion = index !== null && index < answers.length;
  const number = (index ?? 0) + 1;
  return (
    <section className="act1 on-deep" aria-labelledby="next-action">
      <div>
        <p className="k">{t`The one change that would help most`}</p>
        <h2 id="next-action" tabIndex={-1} data-stop lang={lineLang(action.title, answers)}>
          {action.title}
        </h2>
        <p lang={lineLang(action.text, answers)}>{action.text}</p>
      </div>
      <ButtonLink
        variant="primary"
        to={aboutQuestion ? retryAddress(session.id, index) : paths.interviewSetup}
      >
        {aboutQuestion ? t`Rehearse question ${number}` : t`Practice again`}
      </ButtonLink>
    </section>
  );
}

function AskFirst({ sessionId, open }: { sessionId: string; open: SurestQuestion }) {
  const { index, question, point } = open;
  const number = index + 1;
  const points = Math.round(point.worth);
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
        <h2 id="next-action" tabIndex={-1} data-stop lang="en">
          {point.ask}
        </h2>
        <p>
          {t`We couldn't find this in answer ${number}. Show us the words, or add them when you retry.`}{' '}
          {points > 0 ? plural(points, { one: 'Worth up to # point.', other: 'Worth up to # points.' }) : ''}
        </p>
        {waits ? (
          <p role="status">
            {online ? t`Not saved yet. We'll keep trying.` : t`Will count when you're back online.`}
          </p>
        ) : null}
        {failed ? <p role="alert">{t`We couldn't save that. Nothing is lost. Try again.`}</p> : null}
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
