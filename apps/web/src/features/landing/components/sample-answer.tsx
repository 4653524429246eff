import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScoreChip } from '@/components/score-chip.tsx';

/** The score that the example shows. */
const sampleScore = 68;

interface RemarkProps {
  kind: 'good' | 'weak';
  title: string;
  children: ReactNode;
}

/** A note in the margin beside the words it speaks of. */
function Remark({ kind, title, children }: RemarkProps) {
  const Icon = kind === 'good' ? CircleCheck : CircleAlert;
  return (
    <p className="note">
      <span className={`chip ${kind}`}>
        <Icon className="i" aria-hidden="true" />
        {title}
      </span>
      {children}
    </p>
  );
}

/** An invented answer, marked the way a report marks one. */
export function SampleAnswer() {
  return (
    <article className="sheet up answer" aria-label="Example of a scored answer">
      <header>
        <div>
          <p className="label">Example. HR/Behavioral, question 2 of 5</p>
          <h2>Tell me about a time you disagreed with a teammate.</h2>
        </div>
        <div className="sc num">
          <b>{sampleScore}</b>
          <ScoreChip score={sampleScore} wordOnly />
        </div>
      </header>
      <ol className="book">
        <li>
          <p className="said">
            A designer on my team wanted to ship the new checkout untested.{' '}
            <mark className="g">I owned the launch date, so the call was partly mine.</mark>
          </p>
          <Remark kind="good" title="Clear stakes">
            We know what was at risk, and that you had a say.
          </Remark>
        </li>
        <li>
          <p className="said">
            <mark className="g">
              I read three months of support tickets and showed her that 41% mentioned the old address form.
            </mark>
          </p>
          <Remark kind="good" title="Real evidence">
            A number and where it came from.
          </Remark>
        </li>
        <li>
          <p className="said">
            We agreed to test for a week, and <mark className="w">in the end it all worked out well.</mark>
          </p>
          <Remark kind="weak" title="No result">
            Worked out how? Say what changed, and by how much.
          </Remark>
        </li>
      </ol>
      <footer>
        <span>Every mark names the words it speaks of.</span>
        <span>Every point is on the receipt.</span>
      </footer>
    </article>
  );
}
