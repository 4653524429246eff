import { t } from '@lingui/core/macro';
import { jobsPromise } from '../list.ts';
import type { WalkDrawing } from '../walk.ts';
import { AddJobButton } from './add-job-button.tsx';
import { WalkPicture } from './walk.tsx';

/** The page before the first interview: what one gets, and the way to it. */
export function NoJobs() {
  const days: { drawing: WalkDrawing; day: string; text: string }[] = [
    { drawing: 'today', day: t`Today`, text: t`Two questions from the ad` },
    { drawing: 'mock', day: t`Two days before`, text: t`A full mock interview` },
    { drawing: 'door', day: t`The day`, text: t`Your day sheet` },
  ];
  return (
    <>
      <header className="now-h">
        <h1 className="display2">{t`Got an interview coming up?`}</h1>
        <p>{jobsPromise()}</p>
      </header>
      <div className="go">
        <AddJobButton jobs={0}>{t`Add my interview`}</AddJobButton>
        <span className="small soft">{t`About two minutes`}</span>
      </div>
      <ol className="walk no-jobs">
        {days.map(({ drawing, day, text }) => (
          <li key={drawing}>
            <WalkPicture drawing={drawing} />
            <div className="txt">
              <b>{day}</b>
              {text}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
