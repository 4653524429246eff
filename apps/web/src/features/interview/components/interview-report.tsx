import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Tabs } from '@/components/tabs.tsx';
import type { ReportParts } from './overview-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RecommendationsTab } from './recommendations-tab.tsx';
import { ReportHead } from './report-head.tsx';

type ReportTab = 'overview' | 'recommendations';

interface InterviewReportProps extends ReportParts {
  answered: number;
}

/** The report of a completed interview, from the verdict down. */
export function InterviewReport({ answered, ...parts }: InterviewReportProps) {
  const [tab, setTab] = useState<ReportTab>('overview');
  return (
    <>
      <div className="rep">
        <ReportHead {...parts} answered={answered} />
      </div>
      <Tabs<ReportTab>
        label={t`Parts of the report`}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: t`Performance Overview`, panel: <OverviewTab {...parts} /> },
          {
            value: 'recommendations',
            label: t`Detailed Recommendations`,
            panel: <RecommendationsTab {...parts} />,
          },
        ]}
      />
    </>
  );
}
