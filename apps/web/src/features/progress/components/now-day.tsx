import { addDays, type JobSummary } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import type { ComingJob } from '../now.ts';
import { jobName, sentence } from '../plan-words.ts';
import { dayInSentence, timeText } from '../when.ts';
import { NextJob } from './next-job.tsx';
import { JobLine } from './now-ahead.tsx';
import { NowFrame, NowSheet } from './now-frame.tsx';

interface NowDayProps {
  job: JobSummary;
  /** Other interviews of today. */
  others: readonly JobSummary[];
  zone: string;
}

/** The day of the interview: the sheet for the door leads. */
export function NowDay({ job, others, zone }: NowDayProps) {
  const { interviewTime, place } = job;
  const time = interviewTime ? timeText(interviewTime) : '';
  return (
    <NowFrame
      headline={time ? sentence(t`Today, ${time}`) : t`Your interview is today.`}
      sub={
        <JobLine
          job={job.timeZone === zone ? { ...job, interviewTime: null } : job}
          others={others}
          zone={zone}
        />
      }
    >
      <NowSheet>
        {place ? (
          <p className="pq">
            <Place place={place} />
          </p>
        ) : null}
        <p className="soft">
          {t`Your opening, what to ask and where to be, on one page. Open it once and you'll have it offline too.`}
        </p>
        <div className="go">
          <ButtonLink variant="primary" to={paths.daySheet(job.id)}>
            {t`Day sheet`}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.job(job.id)}>
            {t`Go over your questions`}
          </ButtonLink>
        </div>
      </NowSheet>
    </NowFrame>
  );
}

/** An address as it was typed; a link where it is one. */
function Place({ place }: { place: string }) {
  return /^https?:\/\/\S+$/i.test(place) ? (
    <a href={place} target="_blank" rel="noreferrer">
      {place}
    </a>
  ) : (
    place
  );
}

interface NowAfterwardsProps {
  job: JobSummary;
  daysAgo: number;
  next: ComingJob | null;
  today: string;
}

/** The days after an interview: what came up. */
export function NowAfterwards({ job, daysAgo, next, today }: NowAfterwardsProps) {
  const name = jobName(job);
  const day = dayInSentence(addDays(today, -daysAgo), today);
  return (
    <NowFrame headline={t`How did it go?`} sub={daysAgo < 2 ? t`${name}, ${day}.` : t`${name}, on ${day}.`}>
      <NowSheet side={next ? <NextJob coming={next} today={today} /> : null}>
        <div>
          <h2>{t`Which questions came up?`}</h2>
          <p className="soft">
            {t`It takes two minutes. You'll see how many we predicted, and we'll add the new ones to your practice.`}
          </p>
        </div>
        <div className="go">
          <ButtonLink variant="primary" to={paths.afterwards(job.id)}>
            {t`Tell us how it went`}
          </ButtonLink>
        </div>
      </NowSheet>
    </NowFrame>
  );
}
