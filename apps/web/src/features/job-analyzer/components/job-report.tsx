import type { JobAnalysis, JobRequirement } from '@greenroom/domain';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import { paths } from '@/routes/paths.ts';
import {
  analysisFileName,
  analysisText,
  jobFacts,
  letterState,
  matchState,
  practiceState,
} from '../model.ts';

interface JobReportProps {
  jobDescription: string;
  analysis: JobAnalysis;
}

/** What the job asks for, in the four sections of the specification. */
export function JobReport({ jobDescription, analysis }: JobReportProps) {
  const { title, note, resumeSuggestions, interviewTips, engine } = analysis;
  return (
    <div className="job-report">
      <header className="job-head">
        <div>
          <h2>{title ?? 'This job'}</h2>
          <dl className="job-facts">
            {jobFacts(analysis).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Actions analysis={analysis} />
      </header>
      {note ? <p className="job-note">{note}</p> : null}
      <Requirements analysis={analysis} />
      <Keywords analysis={analysis} />
      <Part title="Resume Tailoring Tips">
        <Lines lines={resumeSuggestions} />
      </Part>
      <Part title="Interview Preparation Tips">
        <Lines lines={interviewTips} />
      </Part>
      <Part title="For this job">
        <div className="row wr">
          <ButtonLink to={paths.resume} state={matchState(jobDescription)}>
            Match my resume
          </ButtonLink>
          <ButtonLink to={paths.coverLetter} state={letterState(jobDescription, analysis)}>
            Write a cover letter
          </ButtonLink>
        </div>
      </Part>
      <section className="next-fix deep on-deep" aria-label="Your next action">
        <div>
          <p className="label soft">Your next action</p>
          <h2>Practice this job.</h2>
          <p className="soft">An interview whose questions come from this advertisement.</p>
        </div>
        <ButtonLink
          variant="primary"
          to={paths.interviewSetup}
          state={practiceState(jobDescription, analysis)}
        >
          Practice this job
        </ButtonLink>
      </section>
      <EngineLine engine={engine} notice={analysis.notice} />
    </div>
  );
}

function Actions({ analysis }: { analysis: JobAnalysis }) {
  const copy = async () => {
    if (await copyText(analysisText(analysis))) notify.success('Copied to clipboard!');
    else notify.error('Error', 'The analysis could not be copied.');
  };
  return (
    <div className="row">
      <Button small onClick={() => void copy()}>
        Copy
      </Button>
      <Button small onClick={() => saveText(analysisFileName(analysis.title), analysisText(analysis))}>
        Download
      </Button>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <div>{children}</div>
    </section>
  );
}

function Requirements({ analysis }: { analysis: JobAnalysis }) {
  const { requirements, skills } = analysis;
  const of = (importance: JobRequirement['importance']) =>
    requirements.filter((requirement) => requirement.importance === importance);
  return (
    <Part title="Key Requirements & Skills">
      <RequirementRows title="Must have" requirements={of('must-have')} />
      <RequirementRows title="Nice to have" requirements={of('nice-to-have')} />
      {requirements.length === 0 ? <Lines lines={skills} /> : null}
    </Part>
  );
}

function RequirementRows({
  title,
  requirements,
}: {
  title: string;
  requirements: readonly JobRequirement[];
}) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="asked">
        {requirements.map(({ skill, quote, because }) => (
          <li key={skill}>
            <b>{skill}</b>
            <div>
              <p className="serif">{quote}</p>
              <p className="small soft">{because}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Keywords({ analysis: { keywords, keywordCounts } }: { analysis: JobAnalysis }) {
  const counts = new Map(keywordCounts.map(({ keyword, count }) => [keyword, count]));
  if (keywords.length === 0) {
    return (
      <Part title="Critical Keywords">
        <p className="soft">No term stands out in this text.</p>
      </Part>
    );
  }
  return (
    <Part title="Critical Keywords">
      <ul className="terms">
        {keywords.map((keyword) => (
          <li key={keyword}>
            {keyword}
            {counts.has(keyword) ? <span className="small soft num">{`${counts.get(keyword)}×`}</span> : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className="soft">Nothing to say about this text.</p>;
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
