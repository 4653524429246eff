import { ScoreChip } from '@/components/score-chip.tsx';
import { formatWhen } from '@/lib/format.ts';
import { documentFacts, nextFix } from '../model.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { CheckList } from './check-list.tsx';
import { MatchView } from './match-view.tsx';
import { ParserView } from './parser-view.tsx';
import { ReportPart } from './report-part.tsx';
import { Readability } from './scores.tsx';

interface AnalysisReportProps {
  name: string;
  analysis: StoredAnalysis;
  /** Stands in the part about the job. */
  pinnedJob: React.ReactNode;
  /** Stands after the scores. */
  comparison: React.ReactNode;
  onImprove(): void;
}

/** What the analysis found: the verdict, two scores apart, one next action, then the proofs. */
export function AnalysisReport({ name, analysis, pinnedJob, comparison, onImprove }: AnalysisReportProps) {
  const { match, checks, strengths, suggestions, atsOptimization, engine } = analysis;
  return (
    <div className="report-parts">
      <div className="said-first">
        <p className="label">
          {`${name}. ${documentFacts(analysis.document)}`}
          {analysis.analyzedAt ? `. Read ${formatWhen(new Date(analysis.analyzedAt))}` : ''}
        </p>
        <p className="serif summary">{analysis.summary}</p>
      </div>
      <Readability {...analysis} />
      <NextFix analysis={analysis} onImprove={onImprove} />
      <ReportPart
        title="Job match"
        text={
          match?.jobTitle ?? (match ? 'The pinned job' : 'How well it fits one job. No job was given yet.')
        }
        aside={match ? <MatchScore score={match.score} /> : null}
      >
        {pinnedJob}
        {match ? <MatchView match={match} /> : null}
      </ReportPart>
      {comparison}
      <ReportPart title="The parser's eye" text="What a tracking system reads from this file.">
        <ParserView parsed={analysis.parsed} document={analysis.document} />
      </ReportPart>
      <ReportPart title="Checks" text="What was seen, and one fix for each fault.">
        <CheckList checks={checks} />
      </ReportPart>
      <Lines title="Strengths" lines={strengths} />
      <Lines title="Suggestions" lines={suggestions} />
      <Lines title="ATS Optimization" lines={atsOptimization} />
      <p className="small muted engine-line">{`${engine.name}, version ${engine.version}. The same file always gets the same score.`}</p>
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
    <section className="next-fix deep on-deep" aria-label="Your next action">
      <div>
        <p className="label soft">Your next action</p>
        <h2>{check ? check.fix : 'Fit it to one job.'}</h2>
        <p className="soft">
          {check
            ? check.evidence || check.label
            : 'The file reads well. Now let it answer one advertisement.'}
        </p>
      </div>
      <button type="button" className="b b1" onClick={onImprove}>
        Improve for a job
      </button>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ReportPart title={title}>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ReportPart>
  );
}
