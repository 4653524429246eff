import { msg, t } from '@lingui/core/macro';
import { CurtainDrawing, DoorDrawing, LampAndChairDrawing } from '@/components/drawings.tsx';

const steps = [
  {
    title: msg`Choose your role`,
    text: msg`Pick the job, the difficulty and how long you have.`,
    Drawing: DoorDrawing,
  },
  {
    title: msg`Practice live`,
    text: msg`Answer against the clock, by text or dictation. Pause when you need to.`,
    Drawing: LampAndChairDrawing,
  },
  {
    title: msg`Get insights`,
    text: msg`Read your report: what landed, what we'd ask you, and the one change that would help most.`,
    Drawing: CurtainDrawing,
  },
];

/** How it works, in three steps on one floor line. */
export function Steps() {
  return (
    <section className="sec" aria-labelledby="steps-title">
      <div className="wrap">
        <h2 className="h2 headed" id="steps-title">
          {t`Three steps to your interview.`}
        </h2>
        <ol className="steps">
          {steps.map(({ title, text, Drawing }) => (
            <li key={title.id}>
              <Drawing />
              <div>
                <h3>{t(title)}</h3>
                <p className="step-text">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
