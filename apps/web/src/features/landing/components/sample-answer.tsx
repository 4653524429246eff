import { dimensionLabels, sampleAnswer } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { remarkLooks } from '@/components/remark-looks.ts';
import { ScoreChip } from '@/components/score-chip.tsx';
import { said } from '@/lib/messages.ts';

type Remark = (typeof sampleAnswer)['remarks'][number];

/** The answer cut where the remarked sentences end: each piece ends with its remark. */
const pieces = sampleAnswer.remarks.map((remark, at) => {
  const before = sampleAnswer.remarks[at - 1];
  const from = before ? sampleAnswer.text.indexOf(before.quote) + before.quote.length : 0;
  return { lead: sampleAnswer.text.slice(from, sampleAnswer.text.indexOf(remark.quote)), remark };
});

/** A note in the margin beside the words it speaks of. */
function Note({ remark: { kind, criterion, message } }: { remark: Remark }) {
  const { Icon, tone } = remarkLooks[kind];
  return (
    <p className="note">
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {said(dimensionLabels[criterion])}
      </span>
      <span lang="en">{message}</span>
    </p>
  );
}

/** An invented answer with what the built-in engine really says of it, marked the way a report marks one. */
export function SampleAnswer() {
  return (
    <article className="sheet up answer" aria-label={t`Example of a scored answer`}>
      <header>
        <div>
          <p className="label">{t`Example. An HR/Behavioral question`}</p>
          <h2 lang="en">{sampleAnswer.question}</h2>
        </div>
        <div className="sc num">
          <b>{sampleAnswer.score}</b>
          <ScoreChip score={sampleAnswer.score} wordOnly />
        </div>
      </header>
      <ol className="book">
        {pieces.map(({ lead, remark }) => (
          <li key={remark.quote}>
            <p className="said" lang="en">
              {lead}
              <mark className={remarkLooks[remark.kind].mark}>{remark.quote}</mark>
            </p>
            <Note remark={remark} />
          </li>
        ))}
      </ol>
      <footer>
        <span>{t`An invented answer, scored by the built-in engine.`}</span>
        <a href="#try">{t`Try your own`}</a>
      </footer>
    </article>
  );
}
