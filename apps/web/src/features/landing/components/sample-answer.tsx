import { sampleAnswer } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { remarkLooks } from '@/components/remark-looks.ts';
import { ScoreChip } from '@/components/score-chip.tsx';

type Remark = (typeof sampleAnswer)['remarks'][number];

const { text } = sampleAnswer;
const quoted = sampleAnswer.remarks.filter(({ quote }) => quote !== '');
const open = sampleAnswer.remarks.filter(({ quote }) => quote === '');
/** Where the sentence ends that a quote ends in. */
function endOf({ quote }: Remark): number {
  const after = text.indexOf(quote) + quote.length;
  return after + (/^.*?[.!?](?:\s+|$)/.exec(text.slice(after))?.[0].length ?? 0);
}

/** The answer in pieces of whole sentences, each with the words of one remark; the last runs to the end. */
const pieces = quoted.map((remark, at) => {
  const before = quoted[at - 1];
  const start = text.indexOf(remark.quote);
  return {
    lead: text.slice(before ? endOf(before) : 0, start),
    remark,
    rest: text.slice(start + remark.quote.length, at === quoted.length - 1 ? text.length : endOf(remark)),
  };
});

/** A note in the margin beside the words that it praises. */
function Praise({ remark: { kind, message } }: { remark: Remark }) {
  const { Icon, tone } = remarkLooks[kind];
  return (
    <p className="note">
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        <span lang="en">{message}</span>
      </span>
    </p>
  );
}

/** A remark without words of the answer: a question, or a count. */
function OpenRemark({ remark: { kind, message } }: { remark: Remark }) {
  const { Icon, tone } = remarkLooks[kind];
  return (
    <p className="answer-open">
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        {kind === 'question' ? t`A question for you` : t`Measured`}
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
        {pieces.map(({ lead, remark, rest }) => (
          <li key={remark.quote}>
            <p className="said" lang="en">
              {lead}
              <mark className={remarkLooks[remark.kind].mark}>{remark.quote}</mark>
              {rest}
            </p>
            <Praise remark={remark} />
          </li>
        ))}
      </ol>
      {open.map((remark) => (
        <OpenRemark key={remark.message} remark={remark} />
      ))}
      <footer>
        <span>{t`A made-up answer, scored by the built-in engine.`}</span>
        <a href="#try">{t`Try your own`}</a>
      </footer>
    </article>
  );
}
