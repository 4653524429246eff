import type { JobWorkspace, LikelyQuestion, QuestionFit } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { paths } from '@/lib/paths.ts';
import { fromJob } from '../context.ts';
import { notPracticed } from '../practice.ts';
import { reasonText } from '../reasons.ts';
import type { PracticeProps } from './job-head.tsx';
import { StoryLine } from './story-line.tsx';

/** What they will probably ask, why, and how the last try went. */
export function LikelySection({ job, busy, onPractice }: { job: JobWorkspace } & PracticeProps) {
  const { questions, requirements } = job;
  const open = notPracticed(questions);
  const all = questions.length;
  const left = open.length;
  const progress = left > 0 ? t`${left} of ${all} not practiced yet.` : t`You've practiced all of them.`;
  return (
    <section className="js" id="likely" aria-labelledby="h-likely">
      <div className="sh">
        <div>
          <h2 id="h-likely">{t`Likely questions`}</h2>
          <p>
            {requirements.length === 0
              ? t`These are based on your job title. Add the ad for closer matches.`
              : progress}
          </p>
        </div>
        {left > 0 ? (
          <Button small busy={busy} onClick={() => onPractice(open.map(({ id }) => id))}>
            {t`Practice these`}
          </Button>
        ) : null}
      </div>
      <ol className="lq">
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            jobId={job.id}
            fit={job.questionFits[question.id]}
            busy={busy}
            onPractice={() => onPractice([question.id])}
          />
        ))}
      </ol>
    </section>
  );
}

interface QuestionProps {
  question: LikelyQuestion;
  jobId: string;
  fit: QuestionFit | undefined;
  busy: boolean;
  onPractice(): void;
}

function Question({ question, jobId, fit, busy, onPractice }: QuestionProps) {
  const { question: text, reason, score, sessionId } = question;
  // What somebody typed is in their language; the questions of the bank are English.
  const language = reason.kind === 'came-up' ? undefined : 'en';
  return (
    <li>
      <p className="q" lang={language}>
        {text}
      </p>
      <div className="why">
        <p>{reasonText(reason)}</p>
        {fit ? <StoryLine fit={fit} question={text} jobId={jobId} /> : null}
      </div>
      <p className="st">
        {score === null ? (
          <button type="button" className="fill" disabled={busy} onClick={onPractice}>
            {t`Practice it`}
            <span className="vh" lang={language}>
              : {text}
            </span>
          </button>
        ) : null}
        {score !== null && sessionId !== null ? (
          <Link className="sc" to={fromJob(paths.interviewResults(sessionId), jobId)}>
            <ScoreChip score={score} />
          </Link>
        ) : null}
        {score !== null && sessionId === null ? <ScoreChip score={score} /> : null}
      </p>
    </li>
  );
}
