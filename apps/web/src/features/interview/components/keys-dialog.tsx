import { Dialog } from '@/components/dialog.tsx';
import { type KeyLine, KeyList } from '@/components/key-list.tsx';

const keys: readonly KeyLine[] = [
  { keys: ['Ctrl or Cmd', 'Enter'], does: 'Go on: next question, or complete the interview' },
  { keys: ['R'], does: 'Start or stop recording, outside the answer field' },
  { keys: ['P'], does: 'Pause or resume, outside the answer field' },
  { keys: ['Esc'], does: 'Leave the answer field' },
  { keys: ['?'], does: 'Show this list, outside the answer field' },
];

/** The keys of an interview. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <KeyList lines={keys} />
    </Dialog>
  );
}
