import type { JobAnalysis, JobRequirement } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { Lines } from '@/components/lines.tsx';
import { ReportPart } from '@/components/report-part.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { paths } from '@/lib/paths.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import {
  analysisFileName,
  analysisText,
  jobFacts,
  letterState,
  matchState,
  practiceState,
  requirementNames,
} from '../model.ts';
import { saidText, tipsOf } from '../said-texts.ts';

interface JobReportProps {
  jobDescription: string;
  analysis: JobAnalysis;
}

/** What the job asks for, in the four sections of the specification. */
export function JobReport({ jobDescription, analysis }: JobReportProps) {
  const { title, note, resumeSuggestions, interviewTips, said, engine } = analysis;
  return (
    <div className="job-report">
      <header className="job-head">
        <div>
          <h2>{title ?? t`This job`}</h2>
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
      {note ? (
        <p className="job-note" lang="en">
          {note}
        </p>
      ) : null}
      <Requirements analysis={analysis} />
      <Keywords analysis={analysis} />
      <ReportPart title={t`Resume Tailoring Tips`}>
        <LinesOrNone lines={tipsOf(resumeSuggestions, said)} />
      </ReportPart>
      <ReportPart title={t`Interview Preparation Tips`}>
        <LinesOrNone lines={tipsOf(interviewTips, said)} />
      </ReportPart>
      <ReportPart title={t`For this job`}>
        <div className="row wr">
          <ButtonLink to={paths.resume} state={matchState(jobDescription)}>
            {t`Match my resume`}
          </ButtonLink>
          <ButtonLink to={paths.coverLetter} state={letterState(jobDescription, analysis)}>
            {t`Write a cover letter`}
          </ButtonLink>
          <ButtonLink to={paths.jobAdd} state={{ ad: jobDescription }}>
            {t`Save as an interview`}
          </ButtonLink>
        </div>
      </ReportPart>
      <section className="next-fix deep on-deep" aria-label={t`Your next step`}>
        <div>
          <p className="label soft">{t`Your next step`}</p>
          <h2>{t`Practice this job.`}</h2>
          <p className="soft">{t`An interview with questions from this job ad.`}</p>
        </div>
        <ButtonLink
          variant="primary"
          to={paths.interviewSetup}
          state={practiceState(jobDescription, analysis)}
        >
          {t`Practice this job`}
        </ButtonLink>
      </section>
      <EngineLine engine={engine} notice={analysis.notice} />
    </div>
  );
}

function Actions({ analysis }: { analysis: JobAnalysis }) {
  const copy = async () => {
    if (await copyText(analysisText(analysis))) notify.success(t`Copied to clipboard!`);
    else notify.error(t`Error`, t`We couldn't copy the analysis.`);
  };
  return (
    <div className="row">
      <Button small onClick={() => void copy()}>
        {t`Copy`}
      </Button>
      <Button small onClick={() => saveText(analysisFileName(analysis.title), analysisText(analysis))}>
        {t`Download`}
      </Button>
    </div>
  );
}

function Requirements({ analysis }: { analysis: JobAnalysis }) {
  const { requirements, skills } = analysis;
  const of = (importance: JobRequirement['importance']) =>
    requirements.filter((requirement) => requirement.importance === importance);
  return (
    <ReportPart title={t`Key Requirements & Skills`}>
      <RequirementRows title={t`Must have`} requirements={of('must-have')} />
      <RequirementRows title={t`Nice to have`} requirements={of('nice-to-have')} />
      <RequirementRows title={t`Mentioned`} requirements={of('mentioned')} />
      {requirements.length === 0 ? <LinesOrNone lines={skills} /> : null}
    </ReportPart>
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
        {requirements.map((requirement) => (
          <li key={requirement.skill}>
            <b>{requirementNames(requirement)}</b>
            <div>
              <p className="serif" lang="en">
                {requirement.quote}
              </p>
              <p className="small soft">
                {(requirement.becauseSaid && saidText(requirement.becauseSaid)) ?? requirement.because}
              </p>
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
      <ReportPart title={t`Critical Keywords`}>
        <p className="soft">{t`No keywords stand out in this text.`}</p>
      </ReportPart>
    );
  }
  return (
    <ReportPart title={t`Critical Keywords`}>
      <ul className="terms">
        {keywords.map((keyword) => (
          <li key={keyword}>
            {keyword}
            {counts.has(keyword) ? <span className="small soft num">{`${counts.get(keyword)}×`}</span> : null}
          </li>
        ))}
      </ul>
    </ReportPart>
  );
}

function LinesOrNone(props: ComponentProps<typeof Lines>) {
  if (props.lines.length === 0) return <p className="soft">{t`We don't have any tips for this text.`}</p>;
  return <Lines {...props} />;
}
