import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { notify } from '@/lib/toasts.ts';
import type { ReportFileParts } from '../pdf/report-file.ts';

/** Makes the report's PDF in the browser and saves it. What makes it is loaded at the first click. */
export function DownloadButton({ parts }: { parts: ReportFileParts }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadReport } = await import('../pdf/download-report.ts');
      await downloadReport(parts);
      notify.success(t`Comprehensive PDF Report Downloaded`);
    } catch (error) {
      console.warn('The PDF was not made', error);
      notify.error(t`Download Error`, t`Failed to generate PDF. Please try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small busy={busy} onClick={() => void download()}>
      {busy ? null : <Download className="i" aria-hidden="true" />}
      <span className="act-label">{t`Download Report`}</span>
    </Button>
  );
}
