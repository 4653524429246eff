import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlanUnchecked } from '@/components/plan-unchecked.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { interviewAccessQuery, pausedInterviewsQuery } from '../../queries.ts';
import { firstPracticeText } from '../first-practice.ts';
import { preferencesQuery } from '../preferences.ts';
import { type Ready, requestOf } from '../ready.ts';
import { useStartInterview } from '../use-start-interview.ts';
import { InterviewUpgrade } from './interview-upgrade.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

/** The last stop before an interview: what is coming, and the press that starts the clock. */
export function ReadyRoom({ ready }: { ready: Ready }) {
  const { id: userId } = useUser();
  const plan = useQuery(interviewAccessQuery(userId));
  const access = plan.data;
  const preferences = useQuery(preferencesQuery(userId)).data;
  const paused = useQuery(pausedInterviewsQuery(userId)).data?.[0];
  const [upgrading, setUpgrading] = useState(false);
  const [asking, setAsking] = useState(false);
  const { start, busy } = useStartInterview(() => setUpgrading(true));
  const { jobRole, job } = ready;
  const begin = () => {
    setAsking(false);
    void start(requestOf(ready, preferences));
  };
  return (
    <main id="main" className="wrap interlude">
      <PageTitle>{t`Ready`}</PageTitle>
      <LampAndChairDrawing />
      <p className="label">{jobRole}</p>
      <h1 className="h2">{t`Ready when you are.`}</h1>
      <p>
        {job
          ? chosenText(job.questionIds.length, ready.minutes)
          : firstPracticeText(access ? !access.isTrialUser : false)}{' '}
        {t`Type or talk. The clock starts when you press Start.`}
      </p>
      {plan.isError && !access ? <PlanUnchecked query={plan} /> : null}
      <div className="row wr">
        <Button variant="primary" busy={busy} onClick={() => (paused ? setAsking(true) : begin())}>
          {busy ? null : <Play className="i" aria-hidden="true" />}
          {busy ? t`Starting...` : t`Start`}
        </Button>
        {job ? (
          <ButtonLink to={paths.dashboard}>{t`Not now`}</ButtonLink>
        ) : (
          <ButtonLink to={paths.interviewSetup} state={{ jobRole }}>
            {t`Change the settings`}
          </ButtonLink>
        )}
      </div>
      <ModelNote
        sent={t`what you enter here, the questions, your answers, what to work on from your last interviews, and the titles of your stories`}
      />
      {paused ? (
        <ReplaceDialog
          open={asking}
          onOpenChange={setAsking}
          interview={{ id: paused.id, role: paused.job_role, paused: true }}
          onReplace={begin}
        />
      ) : null}
      <InterviewUpgrade open={upgrading} onOpenChange={setUpgrading} usageCount={access?.usageCount ?? 0} />
    </main>
  );
}

function chosenText(count: number, minutes: number | undefined): string {
  const questions = plural(count, { one: '# question', other: '# questions' });
  if (!minutes) return `${questions}.`;
  const time = plural(minutes, { one: '# minute', other: '# minutes' });
  return t`${questions}, about ${time}.`;
}
