import { jobTextMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { TextAreaField } from '@/components/text-field.tsx';

interface PinnedJobProps {
  jobText: string;
  onChange(text: string): void;
  /** Reads the resume again, against the job where one is given. */
  onScan(): void;
  busy: boolean;
}

/** The job that resumes are held against. It stays until it is changed, so that scans can be compared. */
export function PinnedJob({ jobText, onChange, onScan, busy }: PinnedJobProps) {
  const isBlank = jobText.trim() === '';
  return (
    <div className="pinned">
      <TextAreaField
        label={t`The job you want`}
        hint={t`Paste the job ad. We keep it here and compare every scan with it.`}
        rows={isBlank ? 3 : 6}
        maxLength={jobTextMaxLength}
        value={jobText}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="row wr">
        <Button small busy={busy} onClick={onScan}>
          {isBlank ? t`Scan again` : t`Scan against this job`}
        </Button>
        <span className="small soft">{t`Scan as often as you like.`}</span>
      </div>
    </div>
  );
}
