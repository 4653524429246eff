import type { JobSummary, LikelyQuestion, PlanDay } from '@greenroom/domain';
import { jobRoleMaxLength, sameHour } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Bar } from '@/components/bar.tsx';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import type { ComingJob } from '../now.ts';
import {
  countdownText,
  factsText,
  jobName,
  movedText,
  nextDayText,
  planOf,
  reasonText,
  sentence,
  workText,
} from '../plan-words.ts';
import { NowFrame, NowSheet } from './now-frame.tsx';
import { Walk } from './walk.tsx';

interface NowAheadProps {
  coming: ComingJob;
  /** Other interviews on the same day. */
  others: readonly JobSummary[];
  /** Whether the plan has room for the session. */
  canPractice: boolean;
  today: string;
  zone: string;
}

/** The next interview: days left, today's session with a reason for each question, and the days until then. */
export function NowAhead({ coming, others, canPractice, today, zone }: NowAheadProps) {
  const { job } = coming;
  const day = planOf(job.plan, today);
  const isOpen = day !== undefined && day.state === 'today' && day.questionIds.length > 0;
  return (
    <>
      <NowFrame
        headline={sentence(countdownText(coming, today))}
        sub={<JobLine job={job} others={others} zone={zone} />}
      >
        <NowSheet side={<Coverage job={job} />}>
          {isOpen ? (
            <Session {...{ day, job, canPractice, today }} />
          ) : (
            <RestToday job={job} day={day} today={today} />
          )}
        </NowSheet>
      </NowFrame>
      <Walk job={job} today={today} zone={zone} />
    </>
  );
}

interface JobLineProps {
  job: JobSummary;
  /** Other interviews on the same day. */
  others: readonly JobSummary[];
  zone: string;
}

/** Which interview it is, when and how, and what else is on that day. */
export function JobLine({ job, others, zone }: JobLineProps) {
  return (
    <>
      <Link to={paths.job(job.id)}>{jobName(job)}</Link>. {factsText(job, zone)}
      {others.map((other) => (
        <span key={other.id} className="block">
          {sameHour(job, [other]) ? t`At the same time:` : t`The same day:`}{' '}
          <Link to={paths.job(other.id)}>{jobName(other)}</Link>. {factsText(other, zone)}
        </span>
      ))}
    </>
  );
}

const questionsShown = 3;

interface SessionProps extends Pick<NowAheadProps, 'canPractice' | 'today'> {
  day: PlanDay;
  job: JobSummary;
}

function Session({ day, job, canPractice, today }: SessionProps) {
  const work = workText(day);
  const more = job.today.length - questionsShown;
  const moved = movedText(day, today);
  const ready = {
    jobRole: job.title.slice(0, jobRoleMaxLength),
    job: { id: job.id, questionIds: day.questionIds },
    minutes: day.minutes,
  };
  return (
    <>
      <div>
        <h2>{t`Today: ${work}`}</h2>
        {moved ? <p className="small soft">{moved}</p> : null}
      </div>
      <ol className="script">
        {job.today.slice(0, questionsShown).map((question) => (
          <Question key={question.id} question={question} today={today} />
        ))}
      </ol>
      {more > 0 ? (
        <p className="small soft">{plural(more, { one: 'And # more', other: 'And # more' })}</p>
      ) : null}
      <div className="go">
        {canPractice ? (
          <ButtonLink variant="primary" to={paths.interviewReady} state={ready}>
            {t`Start today's session`}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="primary" to={paths.job(job.id)}>
              {t`Go over your questions`}
            </ButtonLink>
            <span className="small soft">{t`You've used your free interviews.`}</span>
          </>
        )}
      </div>
    </>
  );
}

function Question({ question, today }: { question: LikelyQuestion; today: string }) {
  return (
    <li>
      <p className="q" lang="en">
        {question.question}
      </p>
      <p className="why">{reasonText(question, today)}</p>
    </li>
  );
}

/** Today's work is done, or there was none. */
function RestToday({ job, day, today }: { job: JobSummary; day: PlanDay | undefined; today: string }) {
  return (
    <>
      <div>
        <h2>{day?.state === 'done' ? t`Done for today.` : t`Nothing planned for today.`}</h2>
        <p className="soft">{nextDayText(job.plan, today)}</p>
      </div>
      <div className="go">
        <ButtonLink variant="primary" to={paths.job(job.id)}>
          {t`See the plan`}
        </ButtonLink>
      </div>
    </>
  );
}

/** How much of the ad is covered, or the way to add one. */
function Coverage({ job: { id, covered, requirements } }: { job: JobSummary }) {
  if (requirements === 0) {
    return (
      <>
        <h2>{t`Add the job ad`}</h2>
        <p className="soft small">{t`We'll ask about what it lists and show what you've covered.`}</p>
        <ButtonLink to={paths.jobEdit(id)}>{t`Paste the ad`}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h2>{t`${covered} of ${requirements} covered`}</h2>
      <p className="soft small long">{t`What the ad asks for that you can show.`}</p>
      <Bar value={(100 * covered) / requirements} label={t`Covered`} />
      <ButtonLink to={paths.job(id)}>{t`See what's missing`}</ButtonLink>
    </>
  );
}
