import { copyText } from './copy-text.ts';

/** What came of sharing: `closed` where the user closed the sheet, `copied` where the clipboard has it instead. */
export type ShareEnd = 'shared' | 'closed' | 'copied' | 'failed';

/** Whether this device has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet with the first of these that it takes; without one, `text` goes to the clipboard. */
export async function shareOrCopy(sheets: readonly ShareData[], text: string): Promise<ShareEnd> {
  const sheet = hasShareSheet() ? sheets.find((one) => navigator.canShare?.(one)) : undefined;
  if (sheet) {
    const failure = await navigator.share(sheet).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return 'shared';
    if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed';
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}
