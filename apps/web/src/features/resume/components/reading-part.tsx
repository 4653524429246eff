import { correctedResume, entryParts, keyOf } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useState } from 'react';
import { dateFaults } from '../correction-state.ts';
import { entriesOf, entryName, settle } from '../entry-edits.ts';
import { entryForms } from '../entry-forms.ts';
import type { Resume } from '../queries.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { type Correction, useCorrection } from '../use-correction.ts';
import { type ReadingView, useEntryActions, useReadingView } from '../use-entry-actions.ts';
import { CorrectionBar } from './correction-bar.tsx';
import { ReadingContact } from './reading-contact.tsx';
import { ReadingList } from './reading-list.tsx';
import { Losses, PlainText } from './reading-losses.tsx';
import { ReadingNotices } from './reading-notices.tsx';
import { UnplacedLines } from './unplaced-lines.tsx';

interface ReadingPartProps {
  resume: Resume;
  analysis: StoredAnalysis;
  /** Whether the scores are being worked out again. */
  isUpdating: boolean;
}

/** What was read from the file, and a way to correct every field of it. */
export function ReadingPart({ resume, analysis, isUpdating }: ReadingPartProps) {
  const { said, say } = useSaid();
  const [areFaultsShown, setFaultsShown] = useState(false);
  const correction = useCorrection(resume, analysis, say);
  const view = useReadingView();
  const { edited, base } = correction;
  // Computed from the current edits, so fixing or undoing a date clears its error.
  const faults = areFaultsShown ? dateFaults(edited) : [];
  const parsed = useMemo(() => correctedResume(analysis.parsed, edited), [analysis.parsed, edited]);
  const isCorrected = (part: 'basics' | (typeof entryParts)[number]) =>
    resume.correction?.[part] !== undefined || keyOf(edited[part]) !== keyOf(base[part]);
  const save = () => {
    const found = dateFaults(edited);
    setFaultsShown(found.length > 0);
    const [first] = found;
    if (!first) return correction.save();
    view.setOpen(first.part, first.at);
    view.focus(view.idOf(first.part, first.at, first.key));
  };
  return (
    <>
      <ReadingNotices parsed={parsed} document={analysis.document} />
      <Losses parsed={parsed} document={analysis.document} />
      <p className="vh" role="status">
        <span key={said.count}>{said.text}</span>
      </p>
      <Unplaced {...{ parsed, correction, view, say }} />
      <ReadingContact {...{ parsed, correction, view }} isCorrected={isCorrected('basics')} />
      {entryParts.map((part) => (
        <ListOf
          key={part}
          {...{ part, parsed, correction, view, say, faults }}
          isCorrected={isCorrected(part)}
        />
      ))}
      <CorrectionBar
        correction={correction}
        isCorrected={resume.correction !== null}
        isUpdating={isUpdating}
        onSave={save}
      />
      <PlainText
        document={analysis.document}
        isCorrected={analysis.correctionRevision > 0 && resume.correction !== null}
      />
    </>
  );
}

/** What the page says after a change. Each text is a new element, so screen readers announce a repeated one again. */
function useSaid() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return { said, say };
}

interface ListOfProps extends Omit<Parameters<typeof ReadingList>[0], 'actions'> {
  say(text: string): void;
}

function ListOf({ say, ...list }: ListOfProps) {
  const actions = useEntryActions(list.part, list.correction, list.view, say);
  return <ReadingList {...list} actions={actions} />;
}

interface UnplacedProps {
  parsed: StoredAnalysis['parsed'];
  correction: Correction;
  view: ReadingView;
  say(text: string): void;
}

function Unplaced({ parsed, correction, view, say }: UnplacedProps) {
  const jobs = useEntryActions('work', correction, view, say);
  const schools = useEntryActions('education', correction, view, say);
  const lines = parsed.coverage?.unassigned ?? [];
  const idOf = (at: number) => view.idOf('basics', at, 'unplaced');
  return (
    <UnplacedLines
      lines={lines}
      idOf={idOf}
      namesOf={(section) =>
        entriesOf(correction.edited, section).map(
          (entry, at) => entryName(section, entry) || t(entryForms[section].entry(at + 1)),
        )
      }
      onPlace={({ section, source }, entry) => {
        const actions = section === 'work' ? jobs : schools;
        if (entry === null) actions.add(source.text);
        else actions.addLine(entry, source.text);
      }}
      onDismiss={({ source }, at) => {
        correction.edit(settle(correction.edited, source.text));
        view.focus(idOf(Math.min(at, lines.length - 2)), idOf(-1), view.idOf('basics', 0));
        say(t`Left out.`);
      }}
    />
  );
}
