import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Building2, Calendar, MapPin, Users } from 'lucide-react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { clockTime, whenText } from '../dates.ts';
import { formatLabels } from '../labels.ts';
import { daysLeftText, pastText } from '../list.ts';
import { sessionText, todayOf } from '../walk.ts';

export interface PracticeProps {
  busy: boolean;
  onPractice(questionIds: readonly string[], options?: { minutes?: number; isMock?: boolean }): void;
}

/** What the interview is, how many days are left, and the one thing to do now. */
export function JobHead({ job, ...practice }: { job: JobWorkspace } & PracticeProps) {
  const { title, company, format, place } = job.details;
  const when = whenText(job.details);
  return (
    <>
      <header className="jh">
        <div>
          <h1>{title}</h1>
          <ul className="facts">
            {company ? (
              <li>
                <Building2 className="i" aria-hidden="true" />
                {company}
              </li>
            ) : null}
            {when ? (
              <li>
                <Calendar className="i" aria-hidden="true" />
                {when}
              </li>
            ) : null}
            {format ? (
              <li>
                <Users className="i" aria-hidden="true" />
                {t(formatLabels[format])}
              </li>
            ) : null}
            {place ? (
              <li>
                <MapPin className="i" aria-hidden="true" />
                {place}
              </li>
            ) : null}
          </ul>
        </div>
        <DaysLeft job={job} />
      </header>
      <HeadActions job={job} {...practice} />
    </>
  );
}

function DaysLeft({ job }: { job: JobWorkspace }) {
  const { daysLeft, covered, requirements, details } = job;
  const all = requirements.length;
  const progress = all > 0 ? <span className="soft small">{t`${covered} of ${all} covered`}</span> : null;
  if (daysLeft === null || daysLeft < 0) return null;
  if (daysLeft === 0) {
    const time = details.interviewTime ? clockTime(details.interviewTime) : '';
    return (
      <div className="left">
        <p>
          <b className="left-today">{time ? t`Today, ${time}` : t`Today`}</b>
          {progress}
        </p>
      </div>
    );
  }
  return (
    <div className="left">
      <span className="n" aria-hidden="true">
        {daysLeft}
      </span>
      <p>
        <b>
          <span className="vh">{daysLeft} </span>
          {daysLeftText(daysLeft)}
        </b>
        {progress}
      </p>
    </div>
  );
}

function HeadActions({ job, busy, onPractice }: { job: JobWorkspace } & PracticeProps) {
  const { id, daysLeft, plan, afterwards } = job;
  const today = todayOf(plan);
  if (daysLeft !== null && daysLeft < 0) {
    return (
      <div className="jacts">
        <ButtonLink variant={afterwards ? 'secondary' : 'primary'} to={paths.afterwards(id)}>
          {afterwards ? t`How it went` : t`How did it go?`}
        </ButtonLink>
        <span className="small soft">{afterwards ? pastText({ afterwards }) : t`Two minutes`}</span>
      </div>
    );
  }
  const isToday = daysLeft === 0;
  return (
    <div className="jacts">
      {today && !isToday ? (
        <Button
          variant="primary"
          busy={busy}
          onClick={() =>
            onPractice(today.questionIds, { minutes: today.minutes, isMock: today.kind === 'mock' })
          }
        >
          {t`Start today's session`}
        </Button>
      ) : null}
      {daysLeft === null ? (
        <ButtonLink variant="primary" to={paths.jobEdit(id)}>
          {t`Add the date`}
        </ButtonLink>
      ) : null}
      <ButtonLink variant={isToday ? 'primary' : 'secondary'} to={paths.daySheet(id)}>
        {t`Day sheet`}
      </ButtonLink>
      {isToday ? <ButtonLink to={paths.afterwards(id)}>{t`How did it go?`}</ButtonLink> : null}
      <SessionNote job={job} />
    </div>
  );
}

/** How long today's session is, or when the next one is. */
function SessionNote({ job: { daysLeft, plan } }: { job: JobWorkspace }) {
  const today = todayOf(plan);
  if (daysLeft === 0) return null;
  if (daysLeft === null) return <span className="small soft">{t`Then we'll plan your practice.`}</span>;
  if (today) return <span className="small soft">{sessionText(today)}</span>;
  const isDone = plan.some(({ state }) => state === 'done');
  return isDone ? <span className="small soft">{t`Done for today.`}</span> : null;
}
