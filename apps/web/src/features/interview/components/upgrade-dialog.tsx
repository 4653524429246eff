import { premiumPriceUsdPerMonth, questionsRange, trialInterview, trialLimits } from '@greenroom/domain';
import { Check } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Interviews of the free trial that were used. */
  used: number;
}

const gains = [
  'As many mock interviews as you like',
  `Up to ${questionsRange.max} questions, with your own choice of type and time`,
  'Practice and Live, by voice or by text',
];

/** Says what the free trial gave and what Premium adds and costs. */
export function UpgradeDialog({ open, onOpenChange, used }: UpgradeDialogProps) {
  const limit = trialLimits.interview_questions;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upgrade to Premium"
      text={`You've used ${Math.min(used, limit)} of ${limit} free mock interviews, ${trialInterview.questions} questions each. Their reports stay yours.`}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Maybe Later
        </Button>
      }
    >
      <p className="upgrade-price">
        {`$${premiumPriceUsdPerMonth}`}
        <small> per month, cancel anytime</small>
      </p>
      <ul className="upgrade-gains">
        {gains.map((gain) => (
          <li key={gain}>
            <Check className="i" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      <p className="small soft">
        Paying is not set up on this server yet, so nothing can be bought here for now.
      </p>
    </Dialog>
  );
}
