import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { type DaySheet, daySheetOf } from '../day-sheet.ts';
import { keptSheet, sheetQuery } from '../queries.ts';
import { DaySheetView } from './day-sheet-view.tsx';
import { JobGone } from './job-gone.tsx';

/** One page to print or to keep on the phone. Once opened it is there without a network. */
export function DaySheetPage({ jobId }: { jobId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(sheetQuery(userId, jobId));
  return (
    <div className="mi">
      <PageTitle>{t`Day sheet`}</PageTitle>
      <header className="ds-top">
        <Crumb to={paths.job(jobId)}>{t`Back`}</Crumb>
        <div className="row">
          <ThemeToggle />
          {query.data ? <Actions sheet={daySheetOf(query.data)} /> : null}
        </div>
      </header>
      <main id="main" className="ds">
        <JobGone error={query.error}>
          <QueryState
            query={query}
            failure={t`We couldn't load your day sheet.`}
            skeleton={<Skeleton height="40rem" />}
          >
            {(source) => (
              <>
                {keptSheet(userId, jobId) ? (
                  <p className="offline">
                    <CircleCheck className="i" aria-hidden="true" />
                    {t`Saved on this device. Works without a signal.`}
                  </p>
                ) : null}
                <DaySheetView jobId={jobId} sheet={daySheetOf(source)} />
              </>
            )}
          </QueryState>
        </JobGone>
      </main>
    </div>
  );
}

function Actions({ sheet }: { sheet: DaySheet }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadSheet } = await import('../pdf/download-sheet.ts');
      await downloadSheet(sheet);
    } catch (error) {
      console.warn('The PDF was not made', error);
      notify.error(t`We couldn't make the PDF. Print the page instead, or try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button small busy={busy} onClick={() => void download()}>
        {busy ? null : <Download className="i" aria-hidden="true" />}
        PDF
      </Button>
      <Button small onClick={() => window.print()}>
        <Printer className="i" aria-hidden="true" />
        {t`Print`}
      </Button>
    </>
  );
}
