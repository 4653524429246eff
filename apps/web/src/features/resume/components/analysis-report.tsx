import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Lines } from '@/components/lines.tsx';
import { ReportPart } from '@/components/report-part.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatWhen } from '@/lib/format.ts';
import { findingOf, fixOf } from '../check-texts.ts';
import { checkLabel } from '../labels.ts';
import { documentFacts, nextFix } from '../model.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { CheckList } from './check-list.tsx';
import { CoachText } from './coach-text.tsx';
import { MatchView } from './match-view.tsx';
import { Readability } from './scores.tsx';

interface AnalysisReportProps {
  name: string;
  analysis: StoredAnalysis;
  /** Stands in the part about the job. */
  pinnedJob: ReactNode;
  /** Stands after the scores. */
  comparison: ReactNode;
  /** What was read, to be corrected. */
  reading: ReactNode;
  onImprove(): void;
}

/** What the analysis found: the verdict, two scores apart, one next action, then the proofs. */
export function AnalysisReport({
  name,
  analysis,
  pinnedJob,
  comparison,
  reading,
  onImprove,
}: AnalysisReportProps) {
  const { match, checks, strengths, suggestions, atsOptimization } = analysis;
  const { name: engine, version } = analysis.engine;
  const when = analysis.analyzedAt ? formatWhen(new Date(analysis.analyzedAt)) : null;
  const file = `${name}. ${documentFacts(analysis.document)}`;
  return (
    <div className="report-parts">
      <div className="said-first">
        <p className="label">{when ? t`${file}. Read ${when}` : file}</p>
        <p className="serif summary" lang="en">
          {analysis.summary}
        </p>
      </div>
      <Readability readability={analysis.readability} />
      <NextFix analysis={analysis} onImprove={onImprove} />
      <ReportPart
        title={t`Job match`}
        text={
          match?.jobTitle ??
          (match ? t`The pinned job` : t`How well it fits one job. Add a job ad to see it.`)
        }
        aside={match ? <MatchScore score={match.score} /> : null}
      >
        {pinnedJob}
        {match ? <MatchView match={match} /> : null}
      </ReportPart>
      {comparison}
      <ReportPart
        title={t`What hiring software sees`}
        text={t`This is what it reads in your file. Open a line to correct it.`}
      >
        {reading}
      </ReportPart>
      <ReportPart title={t`Checks`} text={t`What we found, and how to fix it.`}>
        <CheckList checks={checks} />
      </ReportPart>
      <Findings title={t`Strengths`} lines={strengths} />
      <Findings title={t`Suggestions`} lines={suggestions} />
      <Findings title={t`ATS Optimization`} lines={atsOptimization} />
      <p className="small muted engine-line">{t`${engine}, version ${version}. The same file always gets the same score.`}</p>
    </div>
  );
}

function MatchScore({ score }: { score: number }) {
  return (
    <p className="match-score num">
      {score} <ScoreChip score={score} wordOnly />
    </p>
  );
}

function NextFix({ analysis, onImprove }: { analysis: StoredAnalysis; onImprove(): void }) {
  const check = nextFix(analysis);
  return (
    <section className="next-fix deep on-deep" aria-label={t`Your next action`}>
      <div>
        <p className="label soft">{t`Your next action`}</p>
        <h2>{check ? <CoachText sentence={fixOf(check)} /> : t`Tailor it to one job.`}</h2>
        <p className="soft">
          {check ? (
            <CoachText sentence={check.evidence ? findingOf(check) : { text: checkLabel(check) }} />
          ) : (
            t`Your file reads well. Now match it to a job ad.`
          )}
        </p>
      </div>
      <button type="button" className="b b1" onClick={onImprove}>
        {t`Improve for a job`}
      </button>
    </section>
  );
}

function Findings({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ReportPart title={title}>
      <Lines lines={lines} lang="en" />
    </ReportPart>
  );
}
