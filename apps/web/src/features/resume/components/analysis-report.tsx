import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ScoreChip } from '@/components/score-chip.tsx';
import { engineDisplayName } from '@/lib/engine-display-name.ts';
import { formatWhen } from '@/lib/format.ts';
import { type CoachSentence, findingOf, fixOf, linesOf, summaryOf } from '../coach-sentences.ts';
import { checkLabel } from '../labels.ts';
import { documentFacts, nextFix } from '../model.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { CheckList } from './check-list.tsx';
import { CoachText } from './coach-text.tsx';
import { MatchView } from './match-view.tsx';
import { ReportStep, type Step } from './report-step.tsx';
import { Readability } from './scores.tsx';

interface ReportParts {
  analysis: StoredAnalysis;
  /** Stands in the part about the job. */
  pinnedJob: ReactNode;
  /** This resume beside another one; null where there is none. */
  comparison: ReactNode;
  /** What was read, to be corrected. */
  reading: ReactNode;
  /** Corrections wait to be saved. */
  hasUnsaved: boolean;
}

interface AnalysisReportProps extends ReportParts {
  name: string;
  /** The way to a resume that can be sent. */
  send: ReactNode;
  onImprove(): void;
}

/** What the analysis found: the verdict, the score, one next action, then the proofs, a step each. */
export function AnalysisReport({ name, send, onImprove, ...parts }: AnalysisReportProps) {
  const { analysis } = parts;
  const { version } = analysis.engine;
  const engine = engineDisplayName(analysis.engine);
  const when = analysis.analyzedAt ? formatWhen(new Date(analysis.analyzedAt)) : null;
  const file = `${name}. ${documentFacts(analysis.document)}`;
  const steps = stepsOf(parts);
  return (
    <div className="report-parts">
      <div className="said-first">
        <p className="label">{when ? t`${file}. Read ${when}` : file}</p>
        <p className="serif summary">
          <CoachText sentence={summaryOf(analysis)} />
        </p>
      </div>
      <Readability readability={analysis.readability} />
      <NextFix analysis={analysis} onImprove={onImprove} />
      {send}
      {steps.map((step, at) => (
        <ReportStep key={step.title} step={step} next={steps[at + 1]?.title} />
      ))}
      <p className="small muted engine-line">{t`${engine}, version ${version}. The same file always gets the same score.`}</p>
    </div>
  );
}

function stepsOf({ analysis, pinnedJob, comparison, reading, hasUnsaved }: ReportParts): Step[] {
  const { match, checks, readability, strengths, suggestions, atsOptimization } = analysis;
  const noMatch = t`How well it fits one job. Add a job ad to see it.`;
  return [
    {
      title: t`Job match`,
      text: match?.jobTitle ?? (match ? t`The pinned job` : noMatch),
      note: match ? <MatchScore score={match.score} /> : undefined,
      isOpen: true,
      content: (
        <>
          {pinnedJob}
          {match ? <MatchView match={match} /> : null}
        </>
      ),
    },
    ...(comparison
      ? [
          {
            title: t`Before and after`,
            text: t`We ran the same checklist on both files.`,
            content: comparison,
          },
        ]
      : []),
    {
      title: t`What hiring software sees`,
      text: t`This is what it reads in your file. Open a line to correct it.`,
      isOpen: hasUnsaved,
      content: reading,
    },
    {
      title: t`Checks`,
      text: t`What we found, and how to fix it.`,
      note: <Passed groups={readability.groups} />,
      content: <CheckList checks={checks} />,
    },
    ...findings(t`Strengths`, linesOf(strengths, checks)),
    ...findings(t`Suggestions`, linesOf(suggestions, checks)),
    ...findings(t`ATS Optimization`, linesOf(atsOptimization, checks)),
  ];
}

function findings(title: string, lines: readonly CoachSentence[]): Step[] {
  if (lines.length === 0) return [];
  const note = <span className="small soft num">{lines.length}</span>;
  const content = (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.text}>
          <CoachText sentence={line} />
        </li>
      ))}
    </ul>
  );
  return [{ title, note, content }];
}

function Passed({ groups }: Pick<StoredAnalysis['readability'], 'groups'>) {
  const passed = groups.reduce((sum, group) => sum + group.passed, 0);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return <span className="small soft num">{t`${passed} of ${total} pass`}</span>;
}

function MatchScore({ score }: { score: number }) {
  return (
    <span className="match-score num">
      {score} <ScoreChip score={score} wordOnly />
    </span>
  );
}

function NextFix({ analysis, onImprove }: { analysis: StoredAnalysis; onImprove(): void }) {
  const check = nextFix(analysis);
  return (
    <section className="next-fix deep on-deep" aria-label={t`Your next step`}>
      <div>
        <p className="label soft">{t`Your next step`}</p>
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
