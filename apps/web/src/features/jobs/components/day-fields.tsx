import { sameHour } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { useUser } from '@/lib/session.ts';
import type { Fields } from '../check-form.ts';
import { fullDay, zoneCity } from '../dates.ts';

interface DayFieldsProps {
  jobId: string;
  fields: Fields;
  onChange(part: Partial<Fields>): void;
  /** The date to take in place of one that is past; null where it isn't. */
  fix: string | null;
}

/** When it is. */
export function DayFields({ jobId, fields, onChange, fix }: DayFieldsProps) {
  const id = useId();
  return (
    <>
      <div className="g2">
        <div className="fld" data-field="date">
          <label htmlFor={`${id}-date`}>{t`Interview date`}</label>
          <input
            className="in"
            type="date"
            id={`${id}-date`}
            value={fields.date}
            aria-invalid={fix ? true : undefined}
            aria-describedby={`${id}-date-note`}
            onChange={({ target }) => onChange({ date: target.value })}
          />
          {fix ? (
            <PastDate id={`${id}-date-note`} fix={fix} onFix={() => onChange({ date: fix })} />
          ) : (
            <p className="hint" id={`${id}-date-note`}>
              {t`No date yet? Leave it blank.`}
            </p>
          )}
        </div>
        <div className="fld">
          <label htmlFor={`${id}-time`}>{t({ message: 'Time', context: 'of day' })}</label>
          <input
            className="in"
            type="time"
            id={`${id}-time`}
            value={fields.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
          <TimeZone zone={fields.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
        </div>
      </div>
      <SameHour jobId={jobId} fields={fields} />
    </>
  );
}

function PastDate({ id, fix, onFix }: { id: string; fix: string; onFix(): void }) {
  const day = fullDay(fix);
  return (
    <p className="fe" id={id} role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <span>
        {t`That date is in the past.`}{' '}
        <button type="button" className="ul lk" onClick={onFix}>
          {t`Use ${day}`}
        </button>
      </span>
    </p>
  );
}

/** The zone in which the time is meant: said, and changed on demand. */
function TimeZone({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const city = zoneCity(zone);
  if (!isOpen) {
    return (
      <p className="hint">
        {t`${city} time.`}{' '}
        <button type="button" className="ul lk" onClick={() => setOpen(true)}>
          {t`Change`}
          <span className="vh"> {t`the time zone`}</span>
        </button>
      </p>
    );
  }
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <select
      className="in"
      aria-label={t`Time zone`}
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  );
}

/** Says that another interview is at the same hour. It can be meant so, and hinders nothing. */
function SameHour({ jobId, fields }: { jobId: string; fields: Fields }) {
  const { id: userId } = useUser();
  const jobs = useQuery(jobsQuery(userId)).data?.jobs ?? [];
  const own = {
    id: jobId,
    interviewDate: fields.date,
    interviewTime: fields.time,
    timeZone: fields.timeZone,
  };
  const other = sameHour(own, jobs);
  if (!other) return null;
  const title = [other.title, other.company].filter(Boolean).join(', ');
  return (
    <p className="hint" role="status">
      {t`You have another interview then: ${title}.`}
    </p>
  );
}
