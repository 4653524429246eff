import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { answerLeaveQuestion, useLeaveQuestion } from './leave.ts';

/** Asks before a sign-out deletes work that only this browser has. */
export function LeaveDialog() {
  const open = useLeaveQuestion();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => (stays ? undefined : answerLeaveQuestion(false))}
      title={t`Sign out and delete unsent work?`}
      text={t`You have answers, corrections or results that we haven't received yet. They're only in this browser, and signing out deletes them. To keep them, stay signed in and send them first.`}
      actions={
        <>
          <Button onClick={() => answerLeaveQuestion(false)}>{t`Stay signed in`}</Button>
          <Button variant="primary" className="danger" onClick={() => answerLeaveQuestion(true)}>
            {t`Delete and sign out`}
          </Button>
        </>
      }
    />
  );
}
