import { questionsRange, trialInterview, trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';

function gains(): string[] {
  const { max } = questionsRange;
  return [
    t`As many mock interviews as you like`,
    t`Up to ${max} questions, and you choose the type and time`,
    t`Practice and Live, by voice or by text`,
  ];
}

/** What the free trial gave. */
function usedText(usageCount: number): string {
  const limit = trialLimits.interview_questions;
  const used = Math.min(usageCount, limit);
  const { questions } = trialInterview;
  return t`You've used ${used} of ${limit} free mock interviews, ${questions} questions each. You keep their reports.`;
}

interface InterviewUpgradeProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** How many free interviews were started. */
  usageCount: number;
}

/** What Premium adds to interviews, for somebody whose trial doesn't allow another one. */
export function InterviewUpgrade({ open, onOpenChange, usageCount }: InterviewUpgradeProps) {
  return (
    <UpgradeDialog
      open={open}
      onOpenChange={onOpenChange}
      feature="interview_questions"
      text={usedText(usageCount)}
      gains={gains()}
    />
  );
}
