import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { paths } from '@/lib/paths.ts';

/** What stands first while nothing was rehearsed: the way into the first interview. */
export function FirstRun() {
  return (
    <section className="sheet up first" aria-labelledby="first-run">
      <div>
        <h2 id="first-run">{t`Your first rehearsal starts here.`}</h2>
        <p>
          {t`Name the job you want and answer a few questions. You get a score with the points behind it, your own words marked where they worked, and questions about the rest.`}
        </p>
        <ButtonLink variant="primary" to={paths.interviewSetup}>
          {t`Start your first interview`}
        </ButtonLink>
      </div>
      <LampAndChairDrawing />
    </section>
  );
}
