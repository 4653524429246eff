import type { EntryPart, ParsedResume } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import type { DateFault } from '../correction-state.ts';
import { type Entry, entriesOf, entryDetail, entryName, itemsOf } from '../entry-edits.ts';
import { entryForms } from '../entry-forms.ts';
import { fieldNote, fieldsOf, periodOf, surenessOf } from '../reading-rows.ts';
import type { Correction } from '../use-correction.ts';
import type { EntryActions, ReadingView } from '../use-entry-actions.ts';
import { EntryField } from './entry-field.tsx';
import { ReadingEntry } from './reading-entry.tsx';
import { SplitEntry } from './split-entry.tsx';
import { StoryLines } from './story-lines.tsx';

interface ReadingListProps {
  part: EntryPart;
  /** The reading with the edits in it. */
  parsed: ParsedResume;
  correction: Correction;
  isCorrected: boolean;
  view: ReadingView;
  actions: EntryActions;
  faults: readonly DateFault[];
}

/** A list of the resume, such as the jobs: each entry opens to be corrected, and more can be added. */
export function ReadingList({
  part,
  parsed,
  correction,
  isCorrected,
  view,
  actions,
  faults,
}: ReadingListProps) {
  const form = entryForms[part];
  const entries = entriesOf(correction.edited, part);
  return (
    <section className="reading-group" aria-labelledby={view.idOf(part, 0, 'title')}>
      <h3 id={view.idOf(part, 0, 'title')}>{t(form.title)}</h3>
      {entries.map((entry, at) => {
        const fields = fieldsOf(parsed, part, at);
        const isOpen = view.isOpen(part, at);
        return (
          <ReadingEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            key={at}
            id={view.idOf(part, at)}
            label={entryName(part, entry) || t(form.entry(at + 1))}
            summary={[t(form.entry(at + 1)), entryDetail(part, entry), periodOf(entry)]
              .filter(Boolean)
              .join(', ')}
            sureness={surenessOf(fields, isCorrected)}
            isOpen={isOpen}
            onToggle={() => view.setOpen(part, isOpen ? null : at)}
          >
            <div className="entry-fields">
              {form.fields
                .filter(({ key }) => key !== 'endDate' || entry.isCurrent !== true)
                .map((field) => (
                  <EntryField
                    key={field.key}
                    id={view.idOf(part, at, field.key)}
                    field={field}
                    entry={entry}
                    note={fieldNote(fields, field.key)}
                    fault={
                      faults.find((one) => one.part === part && one.at === at && one.key === field.key)?.kind
                    }
                    onChange={(next) => actions.change(at, next)}
                  />
                ))}
            </div>
            {entryForms[part].items === 'highlights' ? (
              <StoryLines lines={itemsOf(entry, 'highlights')} />
            ) : null}
            <EntryTools part={part} at={at} entry={entry} last={entries.length - 1} {...{ view, actions }} />
          </ReadingEntry>
        );
      })}
      <Button small id={view.idOf(part, 0, 'add')} onClick={() => actions.add()}>
        <Plus className="i" aria-hidden="true" />
        {t(form.add)}
      </Button>
    </section>
  );
}

interface EntryToolsProps extends Pick<ReadingListProps, 'part' | 'view' | 'actions'> {
  at: number;
  last: number;
  entry: Entry;
}

/** What can be done to a whole entry. */
function EntryTools({ part, at, last, entry, view, actions }: EntryToolsProps) {
  const [isSplitting, setSplitting] = useState(false);
  const items = itemsOf(entry, entryForms[part].items);
  if (isSplitting) {
    const done = () => {
      setSplitting(false);
      view.focus(view.idOf(part, at, 'split'));
    };
    return (
      <SplitEntry
        items={items}
        onCancel={done}
        onSplit={(item) => {
          setSplitting(false);
          actions.split(at, item);
        }}
      />
    );
  }
  return (
    <div className="row wr entry-tools">
      <Button
        small
        id={view.idOf(part, at, 'up')}
        disabled={at === 0}
        onClick={() => actions.move(at, at - 1)}
      >
        {t`Move up`}
      </Button>
      <Button
        small
        id={view.idOf(part, at, 'down')}
        disabled={at === last}
        onClick={() => actions.move(at, at + 1)}
      >
        {t`Move down`}
      </Button>
      <Button small disabled={at === last} onClick={() => actions.merge(at)}>
        {t`Merge with the next one`}
      </Button>
      {entryForms[part].items ? (
        <Button
          small
          id={view.idOf(part, at, 'split')}
          disabled={items.length === 0}
          onClick={() => setSplitting(true)}
        >
          {t`Split`}
        </Button>
      ) : null}
      <Button small onClick={() => actions.remove(at)}>
        {t`Remove`}
      </Button>
    </div>
  );
}
