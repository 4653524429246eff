import { t } from '@lingui/core/macro';
import { Button, ButtonLink } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { paths } from '@/lib/paths.ts';

interface ReplaceDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  interview: { id: string; role: string; paused: boolean };
  /** The user wants the new one all the same. */
  onReplace(): void;
}

/** Asks before a new interview takes the place of one that isn't finished. */
export function ReplaceDialog({ open, onOpenChange, interview, onReplace }: ReplaceDialogProps) {
  const { id, role, paused } = interview;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Start a new interview?`}
      text={
        paused
          ? t`Your ${role} interview is paused. Starting a new one deletes it, along with your answers.`
          : t`Your ${role} interview is still running, and so is its clock.`
      }
      actions={
        <>
          <Button onClick={onReplace}>{t`Start a new one`}</Button>
          <ButtonLink variant="primary" to={paths.interviewSession(id)} state={{ resume: true }}>
            {paused ? t`Continue the paused one` : t`Go back to it`}
          </ButtonLink>
        </>
      }
    />
  );
}
