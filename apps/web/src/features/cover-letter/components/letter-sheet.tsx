import { letterLimits } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { SaveNote } from '@/components/save-note.tsx';
import { FactList } from '@/components/unsupported-facts.tsx';
import type { SaveState } from '@/lib/use-autosave.ts';
import { wordsIn } from '../letter-blanks.ts';
import type { LetterDraft } from '../letter-draft.ts';
import { LetterExports } from './letter-exports.tsx';
import { LetterRemarks } from './letter-remarks.tsx';

interface LetterSheetProps {
  draft: LetterDraft;
  saving: SaveState;
  onChange(text: string): void;
  onRetry(): void;
}

/** The letter as it is now, to be edited and taken along. */
export function LetterSheet({ draft, saving, onChange, onRetry }: LetterSheetProps) {
  const { made, text, form } = draft;
  if (!made) {
    return (
      <div className="letter-empty">
        <h2 className="h3">{t`Your letter shows up here`}</h2>
        <p className="soft">{t`No invented numbers, no invented praise: every fact is yours.`}</p>
        <LampAndChairDrawing />
        <SaveNote state={saving} onRetry={onRetry} />
      </div>
    );
  }
  const open = made.unsupported.filter(({ quote }) => text.includes(quote));
  return (
    <>
      <div className="sheet up letter-sheet">
        <div className="row sp wr letter-top">
          <SaveNote state={saving} onRetry={onRetry} />
          <LetterExports jobRole={form.jobRole} text={text} />
        </div>
        <textarea
          className="letter"
          lang="en"
          aria-label={t`Cover letter`}
          spellCheck
          value={text}
          maxLength={letterLimits.text}
          onChange={({ target }) => onChange(target.value)}
        />
        <p className="small muted letter-foot">
          {plural(wordsIn(draft), { one: '# word.', other: '# words.' })}{' '}
          {t`Every fact comes from you. Edit the letter however you like.`}
        </p>
      </div>
      <LetterRemarks draft={draft} onChange={onChange} />
      {open.length > 0 ? <FactList facts={open} /> : null}
      <EngineLine engine={made.engine} notice={made.notice} />
    </>
  );
}
