import { type JobSummary, sameHour } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useRows } from '@/components/use-rows.tsx';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { shortDay, whenText } from '../dates.ts';
import { formatLabels } from '../labels.ts';
import { daysText, jobGroups, jobsPromise, nextText, pastText } from '../list.ts';
import { AddJobButton } from './add-job-button.tsx';
import { NoJobs } from './no-jobs.tsx';

/** All interviews of the user: the coming ones by date, those without a date, the past ones. */
export function JobsList() {
  const { id: userId } = useUser();
  const query = useQuery(jobsQuery(userId));
  return (
    <div className="mi">
      <PageTitle>{t`My interviews`}</PageTitle>
      <QueryState query={query} failure={t`We couldn't load your interviews.`} skeleton={<ListSkeleton />}>
        {({ jobs }) => (jobs.length === 0 ? <NoJobs /> : <Jobs jobs={jobs} />)}
      </QueryState>
    </div>
  );
}

function Jobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { coming, undated, past } = jobGroups(jobs);
  return (
    <>
      <header className="ph">
        <div>
          <h1>{t`My interviews`}</h1>
          <p>{jobsPromise()}</p>
        </div>
        <AddJobButton jobs={jobs.length}>
          <Plus className="i" aria-hidden="true" />
          {t`Add an interview`}
        </AddJobButton>
      </header>
      <Group title={t`Coming up`} jobs={coming} row={ComingRow} />
      <Group title={t`No date yet`} jobs={undated} row={ComingRow} />
      <Group title={t`Past`} jobs={past} row={PastRow} className="past" />
    </>
  );
}

interface GroupProps {
  title: string;
  jobs: readonly JobSummary[];
  row(props: { job: JobSummary; clash?: JobSummary | undefined }): ReactNode;
  className?: string;
}

function Group({ title, jobs, row: Row, className = '' }: GroupProps) {
  const id = useId();
  const { shown, more } = useRows(jobs);
  if (jobs.length === 0) return null;
  return (
    <section className="job-group" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul className={`jl ${className}`}>
        {shown.map((job) => (
          <li key={job.id}>
            <Row job={job} clash={sameHour(job, jobs)} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function ComingRow({ job, clash }: { job: JobSummary; clash?: JobSummary | undefined }) {
  const { daysLeft, company, title } = job;
  return (
    <Link className="rw" to={paths.job(job.id)}>
      {daysLeft === null ? <span className="n q">{t`No date yet`}</span> : <DaysLeft days={daysLeft} />}
      <div>
        <h3>{title}</h3>
        <p>{[company, whenAndHow(job)].filter(Boolean).join('. ')}</p>
        {clash ? <p>{clashText(clash)}</p> : null}
      </div>
      <p className="to">{nextText(job)}</p>
      <ChevronRight className="i" aria-hidden="true" />
    </Link>
  );
}

/** The day and how they talk, "Thursday, on-site". What comes first begins with a capital. */
function whenAndHow(job: JobSummary): string {
  const when = whenText(job);
  const how = job.format ? t(formatLabels[job.format]) : '';
  const text = [when, how.toLocaleLowerCase()].filter(Boolean).join(', ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function clashText({ title, company }: JobSummary): string {
  const name = company || title;
  return t`Same time as ${name}`;
}

function DaysLeft({ days }: { days: number }) {
  if (days === 0) return <span className="n q">{t`Today`}</span>;
  return (
    <span className="n">
      {days} <small>{daysText(days)}</small>
    </span>
  );
}

function PastRow({ job }: { job: JobSummary }) {
  const { interviewDate, company, title, afterwards, id } = job;
  return (
    <Link className="rw" to={afterwards ? paths.job(id) : paths.afterwards(id)}>
      <span className="n">{interviewDate ? shortDay(interviewDate) : ''}</span>
      <div>
        <h3>{title}</h3>
        <p>{company}</p>
      </div>
      <p className="to">{pastText({ afterwards })}</p>
      <ChevronRight className="i" aria-hidden="true" />
    </Link>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <header className="ph">
        <div>
          <h1>{t`My interviews`}</h1>
          <p>{jobsPromise()}</p>
        </div>
      </header>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  );
}
