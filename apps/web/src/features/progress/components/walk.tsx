import type { JobSummary, PlanDay } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { beginText, capital, walkDays, workText } from '../plan-words.ts';
import { dayName } from '../when.ts';
import { WalkDrawing } from './walk-drawing.tsx';

interface WalkProps {
  job: JobSummary;
  today: string;
  /** IANA name of this device's zone. */
  zone: string;
}

/** The days to the interview on one floor line, the interview as the open door. The words say what the drawings show. */
export function Walk({ job, today, zone }: WalkProps) {
  const days = walkDays(job.plan, today);
  if (days.length < 2) return null;
  return (
    <section className="now-walk" aria-labelledby="plan-title">
      <h2 className="vh" id="plan-title">
        {t`Your plan`}
      </h2>
      <ol className="walk">
        {days.map((day) => (
          <li key={day.date} className={day.date === today ? 'nowday' : undefined}>
            <div className="pic">
              <WalkDrawing
                of={day.date === today && day.kind !== 'interview' ? 'today' : day.kind}
                done={day.state === 'done'}
              />
            </div>
            <div className="txt">
              <b>{titleOf(day, job, today, zone)}</b>
              <DayNote day={day} job={job} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function titleOf({ date, kind }: PlanDay, job: JobSummary, today: string, zone: string): string {
  const day = date === today ? t`Today` : capital(dayName(date, today));
  const time = kind === 'interview' ? beginText(job, date, zone) : '';
  return time ? `${day}, ${time}` : day;
}

function DayNote({ day, job }: { day: PlanDay; job: JobSummary }) {
  if (day.kind === 'interview') {
    return (
      <>
        {job.company ? `${job.company}. ` : null}
        <Link className="ul" to={paths.daySheet(job.id)}>
          {t`Day sheet`}
        </Link>
      </>
    );
  }
  return <>{day.state === 'done' ? t`Done` : capital(workText(day))}</>;
}
