import { t } from '@lingui/core/macro';
import { CalendarCheck, FileText, RotateCcw, TrendingUp } from 'lucide-react';
import { Bar } from '@/components/bar.tsx';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { TextRuns } from '@/components/text-runs.tsx';
import { paths } from '@/lib/paths.ts';
import { criticalBelow, detailedMetrics } from '../metrics.ts';
import { readinessOf } from '../readiness.ts';
import { lineRuns } from '../remark-language.ts';
import type { AnswerReport } from '../report.ts';
import type { CriticalArea, ReportLists } from '../report-lists.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import type { ReportParts } from './overview-tab.tsx';
import { PlainList } from './plain-list.tsx';
import { ReportSection } from './report-section.tsx';

/** Detailed Recommendations: readiness, what to keep, what to change, six metrics, and where to go next. */
export function RecommendationsTab({
  feedback,
  score,
  answers,
  lists,
}: ReportParts & { lists: ReportLists }) {
  const own = { answers, runs: lists.runs };
  return (
    <div className="rep">
      <ReadinessSection feedback={feedback} score={score} answers={answers} />
      {lists.critical.length > 0 ? <CriticalFocus areas={lists.critical} /> : null}
      <ReportSection title={t`What to keep, what to change`}>
        <div className="lists">
          <PlainList
            {...own}
            title={t`What Went Well`}
            items={lists.wentWell}
            empty={t`Nothing stood out yet.`}
          />
          <PlainList {...own} title={t`Areas Needing Attention`} items={lists.attention} />
          <PlainList {...own} title={t`Action Steps`} items={lists.actionSteps} ordered />
          <PlainList {...own} title={t`Tailored Advice`} items={lists.tailored} />
          <PlainList {...own} title={t`Next Steps`} items={lists.nextSteps} ordered />
        </div>
      </ReportSection>
      <DetailedMetrics feedback={feedback} score={score} />
      <section className="onward" aria-label={t`Where to go next`}>
        <ButtonLink variant="primary" to={paths.interviewSetup}>
          <RotateCcw className="i" aria-hidden="true" />
          {t`Practice Again`}
        </ButtonLink>
        <ButtonLink to={paths.progress}>
          <TrendingUp className="i" aria-hidden="true" />
          {t`View Progress`}
        </ButtonLink>
        <ButtonLink to={paths.resume}>
          <FileText className="i" aria-hidden="true" />
          {t`Improve Resume`}
        </ButtonLink>
        <ButtonLink to={paths.dailyChallenge}>
          <CalendarCheck className="i" aria-hidden="true" />
          {t`Daily Challenge`}
        </ButtonLink>
      </section>
    </div>
  );
}

interface PartProps {
  feedback: StoredFeedback;
  score: number;
}

function ReadinessSection({ feedback, score, answers }: PartProps & { answers: AnswerReport[] }) {
  const { isJudged, level, label, reason } = readinessOf(feedback, score, answers);
  return (
    <ReportSection
      title={t`Readiness Level`}
      text={
        isJudged
          ? t`85 and up is Advanced, 70 to 84 is Intermediate, and anything lower is Beginner.`
          : undefined
      }
    >
      <p className="h2 serif">{level}</p>
      {label || reason ? (
        <p className="readiness">
          {label ? <b>{`${label}.`}</b> : null} <TextRuns runs={lineRuns(reason, answers, feedback.runs)} />
        </p>
      ) : null}
    </ReportSection>
  );
}

function CriticalFocus({ areas }: { areas: readonly CriticalArea[] }) {
  return (
    <ReportSection
      title={t`Critical Areas for Immediate Focus`}
      text={t`Shown because the score is below ${criticalBelow}.`}
    >
      <ul className="crit">
        {areas.map((metric) => (
          <li key={metric.id}>
            <b>{metric.label}</b>
            <ScoreChip score={metric.score} />
            <Bar value={metric.score} label={metric.label} scored />
            <AreaLift lift={metric.lift} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

/** What lifts a critical area first: the next level of the question where it is weakest. */
function AreaLift({ lift }: Pick<CriticalArea, 'lift'>) {
  if (!lift) return null;
  const number = lift.index + 1;
  return (
    <p className="area-lift">
      {t`Start with question ${number}:`} <span lang={lift.lang}>{lift.lift}</span>
    </p>
  );
}

function DetailedMetrics({ feedback, score }: PartProps) {
  const metrics = detailedMetrics(feedback, score);
  const derived = metrics.filter((metric) => metric.derived).length;
  return (
    <ReportSection
      title={t`Detailed metrics`}
      text={
        derived === 0
          ? t`All six were measured in your answers.`
          : t`Metrics marked as estimated come from the overall score.`
      }
    >
      <dl className="figures six">
        {metrics.map((metric) => (
          <div key={metric.id}>
            <dt>
              {metric.label}
              {metric.derived ? ` ${t`(estimated)`}` : ''}
            </dt>
            <dd className="num">{`${metric.score}%`}</dd>
            <dd>
              <ScoreChip score={metric.score} wordOnly />
              <Bar value={metric.score} label={metric.label} scored />
            </dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
