import { coverLetterFileName } from '@greenroom/domain';
import { Copy, Download } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { formatQuantity } from '@/lib/format.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import type { KeptLetter } from '../queries.ts';
import { markUntraced } from '../untraced.ts';

/** The generated letter, and the ways out of the page for it. */
export function LetterPanel({ kept }: { kept: KeptLetter | null }) {
  if (!kept) {
    return (
      <div className="letter-empty">
        <h2 className="h3">Your letter comes here</h2>
        <p className="soft">
          Only what you write here gets into it: no invented numbers, no invented praise.
        </p>
        <LampAndChairDrawing />
      </div>
    );
  }
  const { coverLetter, words, unsupported, engine } = kept.letter;
  const copy = async () => {
    if (await copyText(coverLetter)) notify.success('Cover letter copied to clipboard!');
    else notify.error('Error', 'The letter could not be copied.');
  };
  const save = () => {
    saveText(coverLetterFileName(kept.jobRole), coverLetter);
    notify.success('Cover letter downloaded!');
  };
  return (
    <>
      <div className="row sp wr letter-top">
        <h2 className="h3">{`For ${kept.jobRole}`}</h2>
        <div className="row">
          <Button small onClick={() => void copy()}>
            <Copy className="i" aria-hidden="true" />
            Copy
          </Button>
          <Button small onClick={save}>
            <Download className="i" aria-hidden="true" />
            Download
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="sheet up letter" aria-label="Cover letter" tabIndex={0}>
        {markUntraced(coverLetter, unsupported).map(({ text, isMarked, start }) =>
          isMarked ? (
            <mark key={start} className="w">
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </section>
      {unsupported.length > 0 ? (
        <ul className="lines">
          {unsupported.map(({ quote, reason, start }) => (
            <li key={start}>
              <b>{quote}</b> {reason}
            </li>
          ))}
        </ul>
      ) : null}
      <Proof kept={kept} />
      <p className="small muted">{`${formatQuantity(words, 'word')}.`}</p>
      <EngineLine engine={engine} notice={kept.letter.notice} />
    </>
  );
}

/** Which field each sentence rests on. */
function Proof({ kept }: { kept: KeptLetter }) {
  const facts = kept.letter.sentences.filter(
    ({ kind, support }) => kind !== 'courtesy' && support.length > 0,
  );
  if (facts.length === 0) return null;
  return (
    <details className="proof">
      <summary className="b b3 sm">What each sentence rests on</summary>
      <ul className="lines">
        {facts.map(({ text, support }) => (
          <li key={text}>
            <p>{text}</p>
            <p className="small soft">{support.map(({ quote }) => `“${quote}”`).join(', ')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
