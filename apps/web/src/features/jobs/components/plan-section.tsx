import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { notify } from '@/lib/toasts.ts';
import { saveCalendar } from '../calendar-file.ts';
import { movedText, planTitle } from '../walk.ts';
import { PlanWalk } from './walk.tsx';

/** The days to the interview, and their way into a calendar. */
export function PlanSection({ job }: { job: JobWorkspace }) {
  const { id, plan, details, daysLeft } = job;
  const { interviewDate } = details;
  const moved = movedText(plan);
  const toCalendar = async () => {
    try {
      await saveCalendar(job, new URL(paths.job(id), location.origin).href);
    } catch (error) {
      console.warn('The calendar file was not made', error);
      notify.error(t`We couldn't make the calendar file. Try again.`);
    }
  };
  return (
    <section className="js" id="plan" aria-labelledby="h-plan">
      <div className="sh">
        <div>
          <h2 id="h-plan">
            {interviewDate && daysLeft !== null ? planTitle(interviewDate, daysLeft) : t`Your plan`}
          </h2>
          {moved ? <p>{moved}</p> : null}
        </div>
        {interviewDate && daysLeft !== null && daysLeft >= 0 ? (
          <Button variant="quiet" small onClick={() => void toCalendar()}>
            <CalendarPlus className="i" aria-hidden="true" />
            {t`Add to my calendar`}
          </Button>
        ) : null}
      </div>
      {plan.length > 0 ? (
        <PlanWalk plan={plan} when={details} />
      ) : (
        <p className="soft">{t`Add the date and we'll plan your practice.`}</p>
      )}
    </section>
  );
}
