import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Tabs } from '@/components/tabs.tsx';
import type { Figures } from '../answer-points.ts';
import { momentsThatLanded } from '../headline.ts';
import { nextStepOf } from '../next-step.ts';
import { type ReportLists, reportLists } from '../report-lists.ts';
import { BestRetry } from './best-retry.tsx';
import { MarginBook } from './margin-book.tsx';
import { OneChange } from './one-change.tsx';
import type { ReportParts } from './overview-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportSlip } from './report-slip.tsx';

type ReportTab = 'overview' | 'recommendations';

interface InterviewReportProps extends ReportParts {
  answered: number;
  figures: Figures;
}

/** The report of a completed interview: how it went and what to do next, then everything behind it. */
export function InterviewReport({ answered, figures, ...parts }: InterviewReportProps) {
  const { session, feedback, answers, retries, score } = parts;
  const step = nextStepOf(parts);
  const moments = momentsThatLanded(answers);
  const change = step?.kind === 'question' ? step.open.point.ask : step?.title;
  const said = [change ?? '', ...moments.map(({ evidence }) => evidence.message)];
  // The one change that leads to a retry has its own button.
  const offered = step?.kind === 'advice' && step.index !== null ? null : (step?.index ?? 0);
  const lists = reportLists({ feedback, answers, score, said });
  return (
    <>
      <div className="fv">
        <ReportHead
          session={session}
          feedback={feedback}
          answers={answers}
          score={score}
          answered={answered}
          moments={moments}
        />
        <ReportSlip sessionId={session.id} feedback={feedback} figures={figures} />
        {step ? <OneChange {...parts} step={step} /> : null}
        {moments.length === 0 ? null : (
          <section className="said2" aria-label={t`Moments that landed`}>
            <MarginBook sessionId={session.id} notes={moments} />
          </section>
        )}
        <BestRetry sessionId={session.id} answers={answers} retries={retries} offered={offered} />
      </div>
      <Everything {...parts} lists={lists} />
    </>
  );
}

/** Both tabs, closed at first; the way back from a question opens them. */
function Everything({ lists, ...parts }: ReportParts & { lists: ReportLists }) {
  const { hash } = useLocation();
  const [tab, setTab] = useState<ReportTab>('overview');
  return (
    <details className="all" open={hash.startsWith('#question-') || undefined}>
      <summary data-stop>
        {t`See everything`}
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <Tabs<ReportTab>
        label={t`Parts of the report`}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: t`Performance Overview`,
            panel: <OverviewTab {...parts} lists={lists} />,
          },
          {
            value: 'recommendations',
            label: t`Detailed Recommendations`,
            panel: <RecommendationsTab {...parts} lists={lists} />,
          },
        ]}
      />
    </details>
  );
}
