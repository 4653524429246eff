import { t } from '@lingui/core/macro';

/** The words of a recording that may still change, or that we're listening; nothing while nobody records. */
export function InterimWords({ recording, interim }: { recording: boolean; interim: string }) {
  if (!recording) return null;
  return (
    <p className="interim">
      <span className="rec-dot" aria-hidden="true" />
      <span>{interim === '' ? t`Listening...` : interim}</span>
    </p>
  );
}
