import type { JobWorkspace } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { analyzerState, fromJob, letterState, resumeState, setupState } from '../context.ts';
import { useResumeWay } from '../use-resume-way.ts';

/** The papers of this job and the pages that open filled from it. */
export function DocumentsSection({ job, resumeCopy }: { job: JobWorkspace; resumeCopy: ReactNode }) {
  const { id, ad, requirements, resume } = job;
  const way = useResumeWay(id);
  return (
    <section className="js" id="docs" aria-labelledby="h-docs">
      <div className="sh">
        <h2 id="h-docs">{t`Documents for this job`}</h2>
      </div>
      <ul className="docs">
        <li>
          <b>{t`Job ad`}</b>
          <p>
            {ad === ''
              ? t`Not added`
              : plural(requirements.length, { one: '# requirement found', other: '# requirements found' })}
          </p>
          <Link className="ul" to={ad === '' ? `${paths.jobEdit(id)}?step=ad` : paths.jobEdit(id)}>
            {ad === '' ? t`Add the job ad` : t`Check what we read`}
          </Link>
          {ad === '' ? null : (
            <Link className="ul" to={fromJob(paths.jobAnalyzer, id)} state={analyzerState(job)}>
              {t`Analyze it`}
            </Link>
          )}
        </li>
        <li>
          <b>{t`Resume`}</b>
          <p>{resume ? resume.name : t`None chosen`}</p>
          {resume ? (
            <Link className="ul" to={fromJob(paths.resume, id)} state={resumeState(job)}>
              {t`Match it to this job`}
            </Link>
          ) : (
            <Link className="ul" to={way.to}>
              {way.hasSome ? t`Choose a resume` : t`Add your resume`}
            </Link>
          )}
          {resumeCopy}
        </li>
        <li>
          <b>{t`Cover letter`}</b>
          <p>{t`Filled in from this job`}</p>
          <Link className="ul" to={fromJob(paths.coverLetter, id)} state={letterState(job)}>
            {t`Write it`}
          </Link>
        </li>
        <li>
          <b>{t`Practice interview`}</b>
          <p>{t`You choose the length and type`}</p>
          <Link className="ul" to={fromJob(paths.interviewSetup, id)} state={setupState(job)}>
            {t`Set it up`}
          </Link>
        </li>
      </ul>
    </section>
  );
}
