import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { ConfirmDelete } from '@/components/confirm-delete.tsx';
import { forgetRecordings } from '@/lib/forget-recordings.ts';
import { formatMegabytes } from '@/lib/format.ts';
import { recordedBytes } from '@/lib/recordings.ts';
import { notify } from '@/lib/toasts.ts';

/** How much room the recordings take on this device, and a button that deletes them all; nothing where there are none. */
export function RecordingsKept() {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    recordedBytes().then(setBytes, () => setBytes(0));
  }, []);
  if (bytes === 0) return null;
  const size = formatMegabytes(bytes);
  const remove = () => {
    forgetRecordings();
    setBytes(0);
    notify.success(t`Recordings deleted`);
  };
  return (
    <div className="voice-choice">
      <p>{t`Your recordings take up ${size} on this device.`}</p>
      <ConfirmDelete
        label={t`Delete all recordings`}
        title={t`Delete all recordings?`}
        text={t`They're only on this device, so we can't restore them. Your words stay in your reports.`}
        onDelete={remove}
      />
    </div>
  );
}
