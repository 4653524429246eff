import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { localDay } from '@/lib/calendar.ts';
import { invoke, isRefusal } from '@/lib/functions.ts';
import { saveFile } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';

/** Asks for the mail by which the deletion of the account is confirmed. */
export function useRequestDeletion(onSettled: () => void) {
  return useMutation({
    mutationFn: () => invoke('request-account-deletion', {}),
    onSuccess: () =>
      notify.success(
        t`Account deletion request has been submitted. You will receive an email with further instructions.`,
      ),
    onError: () => notify.error(t`Error`, t`Failed to process account deletion. Please contact support.`),
    onSettled,
  });
}

/** Saves everything that is kept about the user as one JSON file. */
export function useDownloadData() {
  return useMutation({
    mutationFn: () => invoke('download-my-data', {}),
    onSuccess: (data) => {
      const text = `${JSON.stringify(data, null, 2)}\n`;
      saveFile(`greenroom-my-data-${localDay()}.json`, text, 'application/json');
      notify.success(t`Your data has been downloaded`);
    },
    onError: (error) => {
      const isKnown = isRefusal(error, 'rate_limited');
      notify.error(t`Error`, isKnown ? error.message : t`We couldn't download your data. Please try again.`);
    },
  });
}
