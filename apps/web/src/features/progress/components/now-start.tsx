import { type FinishedSession, type JobSummary, jobRoleMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { TextField } from '@/components/text-field.tsx';
import { interviewTypeLabels } from '@/lib/labels.ts';
import { paths } from '@/lib/paths.ts';
import { nextStep } from '../model.ts';
import { jobName } from '../plan-words.ts';
import { NowFrame, NowSheet } from './now-frame.tsx';

/** Nobody has practiced yet: one field and one button. The clock waits for a second press on the next screen. */
export function NowNew({ length }: { length: string }) {
  const navigate = useNavigate();
  const [role, setRole] = useState('');
  const [missing, setMissing] = useState(false);
  const jobRole = role.trim();
  return (
    <>
      <NowFrame
        headline={t`Ready for your first practice interview?`}
        sub={`${length} ${t`You'll see what to keep and what to change.`}`}
      >
        <form
          className="sheet up now-sheet newgo"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(jobRole === '');
            if (jobRole === '') document.getElementById('first-role')?.focus();
            else void navigate(paths.interviewReady, { state: { jobRole } });
          }}
        >
          <div className="now-main">
            <TextField
              id="first-role"
              label={t`What job are you going for?`}
              hint={t`Use the title from the job ad, such as Staff Nurse.`}
              error={missing && jobRole === '' ? t`Type a job title first.` : undefined}
              value={role}
              maxLength={jobRoleMaxLength}
              autoComplete="organization-title"
              onChange={(event) => setRole(event.target.value)}
            />
            <div className="go">
              <Button variant="primary" type="submit">{t`Start my first practice interview`}</Button>
              <span className="small soft">{t`Type or talk. The clock starts when you're ready.`}</span>
            </div>
          </div>
          <div className="pic" aria-hidden="true">
            <LampAndChairDrawing />
          </div>
        </form>
      </NowFrame>
      <p className="now-alt">
        <span>
          <b>{t`Got an interview date?`}</b>{' '}
          <span className="soft">{t`Paste the job ad and we'll plan your practice until then.`}</span>
        </span>
        <ButtonLink small to={paths.jobAdd}>
          {t`Add my interview`}
        </ButtonLink>
      </p>
    </>
  );
}

interface NowReturningProps {
  greeting: string;
  last: FinishedSession;
  /** Whether the plan has room for another interview. */
  canPractice: boolean;
}

/** Nothing is due: the last interview leads on, and a real one can be added. */
export function NowReturning({ greeting, last, canPractice }: NowReturningProps) {
  const { id, job_role: jobRole, interview_type: interviewType, overall_score: score } = last;
  const isWeak = score < 60;
  const again = { to: paths.interviewSetup, state: { jobRole, interviewType } };
  const report = { to: paths.interviewResults(id) };
  const leadsToReport = isWeak || !canPractice;
  const sub = canPractice
    ? nextStep([last])
    : t`You've used your free interviews. In the report you can answer each question again.`;
  return (
    <NowFrame headline={greeting} sub={sub}>
      <NowSheet side={<AddInterview />}>
        <div>
          <p className="label">{t`Your last practice session`}</p>
          <h2 className="pq">{jobRole}</h2>
          <p className="row wr">
            <span className="soft">{t(interviewTypeLabels[interviewType])}</span>
            <ScoreChip score={score} />
          </p>
        </div>
        <div className="go">
          <ButtonLink variant="primary" {...(leadsToReport ? report : again)}>
            {isWeak ? t`See what to fix` : leadsToReport ? t`Read report` : t`Practice it again`}
          </ButtonLink>
          {canPractice ? (
            <ButtonLink variant="quiet" {...(isWeak ? again : report)}>
              {isWeak ? t`Practice it again` : t`Read report`}
            </ButtonLink>
          ) : null}
        </div>
      </NowSheet>
    </NowFrame>
  );
}

function AddInterview() {
  return (
    <>
      <h2>{t`Got an interview date?`}</h2>
      <p className="soft small">{t`Paste the job ad and we'll plan your practice until then.`}</p>
      <ButtonLink to={paths.jobAdd}>{t`Add my interview`}</ButtonLink>
    </>
  );
}

/** An interview without a date: the date is what the plan needs. */
export function NowUndated({ job }: { job: JobSummary }) {
  const { id, covered, requirements } = job;
  return (
    <NowFrame headline={jobName(job)} sub={t`It has no date yet.`}>
      <NowSheet>
        <div>
          <h2>{t`When is your interview?`}</h2>
          <p className="soft">{t`Add the date and we'll plan your practice until then.`}</p>
          {requirements > 0 ? (
            <p className="soft">{t`So far, you cover ${covered} of the ${requirements} things the ad asks for.`}</p>
          ) : null}
        </div>
        <div className="go">
          <ButtonLink variant="primary" to={paths.jobEdit(id)}>
            {t`Add the date`}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.job(id)}>
            {t`Go over your questions`}
          </ButtonLink>
        </div>
      </NowSheet>
    </NowFrame>
  );
}
