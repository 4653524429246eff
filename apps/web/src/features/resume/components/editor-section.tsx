import type { EntryPart } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ChevronDown, GripVertical, Plus } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { type DateFault, dateFaults } from '../correction-state.ts';
import {
  addEntry,
  type Entry,
  entriesOf,
  entryDetail,
  entryName,
  itemsOf,
  moveEntry,
  removeEntry,
  withEntry,
} from '../entry-edits.ts';
import { entryForms } from '../entry-forms.ts';
import { periodOf } from '../reading-rows.ts';
import { useDragOrder } from '../use-drag-order.ts';
import type { EditorView } from '../use-editor-view.ts';
import type { ResumeEditor } from '../use-resume-editor.ts';
import { BulletList } from './bullet-list.tsx';
import { EntryField } from './entry-field.tsx';
import { OrderButtons } from './order-buttons.tsx';

interface EditorSectionProps {
  part: EntryPart;
  editor: ResumeEditor;
  view: EditorView;
}

/** The entries of one section, such as the jobs: each opens to be edited. */
export function EditorSection({ part, editor, view }: EditorSectionProps) {
  const { content, edit } = editor;
  const form = entryForms[part];
  const entries = entriesOf(content, part);
  const faults = dateFaults(content).filter((fault) => fault.part === part);
  const idOf = (at: number) => `ed-${part}-${at}`;
  const move = (from: number, to: number) => {
    edit(moveEntry(content, part, from, to));
    view.setOpen(null);
    const [same, other] = to < from ? ['up', 'down'] : ['down', 'up'];
    view.focus(`${idOf(to)}-${same}`, `${idOf(to)}-${other}`);
    const [moved, place] = [t(form.entry(from + 1)), to + 1];
    view.say(t`${moved} is number ${place} now.`);
  };
  const remove = (at: number) => {
    edit(removeEntry(content, part, at));
    view.setOpen(null);
    view.focus(entries.length > 1 ? idOf(Math.max(0, at - 1)) : `ed-${part}-add`);
    const removed = t(form.entry(at + 1));
    view.say(t`${removed} removed.`);
  };
  const add = () => {
    const at = entries.length;
    edit(addEntry(content, part));
    view.setOpen(idOf(at));
    view.focus(`${idOf(at)}-${form.fields[0]?.key}`);
  };
  const drag = useDragOrder(move);
  return (
    <>
      <ol className="ed-entries">
        {entries.map((entry, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            key={at}
            className={drag.over === at ? 'drop-here' : undefined}
            {...drag.target(at)}
          >
            <div className="ed-head">
              <span className="grip" {...drag.handle(at)} aria-hidden="true">
                <GripVertical className="i" />
              </span>
              <EntryToggle id={idOf(at)} part={part} entry={entry} at={at} view={view} />
              <OrderButtons
                name={entryName(part, entry) || t(form.entry(at + 1))}
                id={idOf(at)}
                at={at}
                last={entries.length - 1}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </div>
            {view.open === idOf(at) ? (
              <EntryForm
                {...{ part, at, entry, editor, view }}
                id={idOf(at)}
                faults={faults.filter((fault) => fault.at === at)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <Button small id={`ed-${part}-add`} onClick={add}>
        <Plus className="i" aria-hidden="true" />
        {t(form.add)}
      </Button>
    </>
  );
}

interface EntryToggleProps {
  id: string;
  part: EntryPart;
  entry: Entry;
  at: number;
  view: EditorView;
}

function EntryToggle({ id, part, entry, at, view }: EntryToggleProps) {
  const isOpen = view.open === id;
  return (
    <button
      type="button"
      id={id}
      className="entry-head"
      aria-expanded={isOpen}
      onClick={() => view.setOpen(isOpen ? null : id)}
    >
      <span>
        <b>{entryName(part, entry) || t(entryForms[part].entry(at + 1))}</b>
        <span className="soft">{[entryDetail(part, entry), periodOf(entry)].filter(Boolean).join(', ')}</span>
      </span>
      <ChevronDown className="i chev" aria-hidden="true" />
    </button>
  );
}

interface EntryFormProps extends EntryToggleProps {
  editor: ResumeEditor;
  faults: readonly DateFault[];
}

function EntryForm({ id, part, at, entry, editor: { content, edit }, view, faults }: EntryFormProps) {
  const change = (next: Entry, field: string | null) => edit(withEntry(content, part, at, next), field);
  const fields = entryForms[part].fields.filter(({ key }) => key !== 'endDate' || entry.isCurrent !== true);
  return (
    <div className="entry-fields">
      {fields.map((field) =>
        field.key === 'highlights' ? (
          <BulletList
            key={field.key}
            id={`${id}-highlights`}
            label={t(field.label)}
            items={itemsOf(entry, 'highlights')}
            view={view}
            onChange={(highlights, typed) => change({ ...entry, highlights }, typed)}
          />
        ) : (
          <EntryField
            key={field.key}
            id={`${id}-${field.key}`}
            field={field}
            entry={entry}
            fault={faults.find(({ key }) => key === field.key)?.kind}
            onChange={(next) => change(next, `${id}-${field.key}`)}
          />
        ),
      )}
    </div>
  );
}
