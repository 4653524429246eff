import { coverLetterFileName } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Copy, Download } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { FactList, FactMarks } from '@/components/unsupported-facts.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import type { KeptLetter } from '../queries.ts';
import { markUntraced } from '../untraced.ts';

/** The generated letter, and the ways out of the page for it. */
export function LetterPanel({ kept }: { kept: KeptLetter | null }) {
  if (!kept) {
    return (
      <div className="letter-empty">
        <h2 className="h3">{t`Your letter comes here`}</h2>
        <p className="soft">
          {t`Only what you write here gets into it: no invented numbers, no invented praise.`}
        </p>
        <LampAndChairDrawing />
      </div>
    );
  }
  const { jobRole } = kept;
  const { coverLetter, words, unsupported, engine } = kept.letter;
  const copy = async () => {
    if (await copyText(coverLetter)) notify.success(t`Cover letter copied to clipboard!`);
    else notify.error(t`Error`, t`The letter could not be copied.`);
  };
  const save = () => {
    saveText(coverLetterFileName(jobRole), coverLetter);
    notify.success(t`Cover letter downloaded!`);
  };
  return (
    <>
      <div className="row sp wr letter-top">
        <h2 className="h3">{t`For ${jobRole}`}</h2>
        <div className="row">
          <Button small onClick={() => void copy()}>
            <Copy className="i" aria-hidden="true" />
            {t`Copy`}
          </Button>
          <Button small onClick={save}>
            <Download className="i" aria-hidden="true" />
            {t`Download`}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="sheet up letter" aria-label={t`Cover letter`} tabIndex={0}>
        <span lang="en">
          <FactMarks pieces={markUntraced(coverLetter, unsupported)} />
        </span>
      </section>
      {unsupported.length > 0 ? <FactList facts={unsupported} /> : null}
      <Proof kept={kept} />
      <p className="small muted">{plural(words, { one: '# word.', other: '# words.' })}</p>
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
      <summary className="b b3 sm">{t`What each sentence rests on`}</summary>
      <ul className="lines" lang="en">
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
