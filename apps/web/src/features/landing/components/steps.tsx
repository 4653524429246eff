import { CurtainDrawing, DoorDrawing, LampAndChairDrawing } from '@/components/drawings.tsx';

const steps = [
  {
    title: 'Choose your role',
    text: 'Pick the job, the difficulty and how long you have.',
    Drawing: DoorDrawing,
  },
  {
    title: 'Practice live',
    text: 'Answer against the clock, by text or dictation. Pause when you need to.',
    Drawing: LampAndChairDrawing,
  },
  {
    title: 'Get insights',
    text: 'Read your report: what landed, what did not, and the one thing to do next.',
    Drawing: CurtainDrawing,
  },
];

/** How it works, in three steps on one floor line. */
export function Steps() {
  return (
    <section className="sec" aria-labelledby="steps-title">
      <div className="wrap">
        <h2 className="h2 headed" id="steps-title">
          Three steps to the stage.
        </h2>
        <ol className="steps">
          {steps.map(({ title, text, Drawing }) => (
            <li key={title}>
              <Drawing />
              <div>
                <h3>{title}</h3>
                <p className="step-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
