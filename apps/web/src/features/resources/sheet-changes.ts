import { z } from 'zod';
import { fieldLength, SheetShape, type SheetValues } from './sheet.ts';

const Change = z.object({ was: z.string(), is: z.string() });
/** Unsaved cells of this device, each with the text that the account had at that time. */
export type SheetChanges = Readonly<Record<string, z.infer<typeof Change>>>;

/** Changes as they are kept on the device. Drafts of an earlier release hold the whole sheet, and not what the account had. */
export const KeptChanges = z.union([
  z.record(z.string(), Change),
  SheetShape.transform((cells): SheetChanges => {
    const written = Object.entries(cells).filter(([, text]) => text !== '');
    return Object.fromEntries(written.map(([name, is]) => [name, { was: '', is }]));
  }),
]);

export const noChanges: SheetChanges = {};

/** A cell that was written here and elsewhere keeps both texts: the device can't know which is meant. */
function mergedCell(now: string, { was, is }: SheetChanges[string]): string {
  if (now === was || is.startsWith(now)) return is;
  if (is === '' || now.endsWith(is)) return now;
  return `${now}\n${is}`.slice(0, fieldLength);
}

/** Changes based on what this device sent last, so that its own text isn't taken for another device's. */
export const onTopOf = (changes: SheetChanges, sent: SheetValues): SheetChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { was, is }]) => [name, { was: sent[name] ?? was, is }]),
  );

/** Merges this device's changes into the saved cells. Newer text from another device is kept in every cell. */
export function mergeSheet(stored: SheetValues, changes: SheetChanges): SheetValues {
  const cells = Object.entries(changes).map(([name, change]): [string, string] => [
    name,
    mergedCell(stored[name] ?? '', change),
  ]);
  return { ...stored, ...Object.fromEntries(cells) };
}
