import type { EntryPart } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useState } from 'react';
import {
  addEntry,
  addLine,
  type Edited,
  type Entry,
  entriesOf,
  entryName,
  mergeEntry,
  moveEntry,
  removeEntry,
  settle,
  splitEntry,
  withEntry,
} from './entry-edits.ts';
import { entryForms } from './entry-forms.ts';
import type { Correction } from './use-correction.ts';

export type EditedPart = EntryPart | 'basics';

/** Which entry is open, and where the focus goes once the page has caught up. */
export function useReadingView() {
  const uid = useId();
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    if (wanted.length === 0) return;
    const found = wanted.map((id) => document.getElementById(id));
    // A button that is at its end is disabled; the next best place takes the focus.
    found.find((element) => element && !(element as HTMLButtonElement).disabled)?.focus();
    setWanted([]);
  }, [wanted]);
  const idOf = (part: EditedPart, at: number, what = 'head') => `${uid}${part}-${at}-${what}`;
  return {
    idOf,
    isOpen: (part: EditedPart, at: number) => open === idOf(part, at),
    setOpen: (part: EditedPart, at: number | null) => setOpen(at === null ? null : idOf(part, at)),
    focus: (...ids: string[]) => setWanted(ids),
  };
}
export type ReadingView = ReturnType<typeof useReadingView>;

/** What can be done to the entries of a list. Each says what happened, and keeps the focus near. */
export function useEntryActions(
  part: EntryPart,
  { edited, edit }: Correction,
  view: ReadingView,
  say: (text: string) => void,
) {
  const form = entryForms[part];
  const label = (at: number) => t(form.entry(at + 1));
  const { idOf } = view;
  const open = (at: number, next: Edited, text: string, ...focus: string[]) => {
    edit(next);
    view.setOpen(part, at);
    view.focus(...focus);
    say(text);
  };
  const firstField = (at: number) => idOf(part, at, form.fields[0]?.key);
  return {
    change: (at: number, entry: Entry) => {
      const before = entriesOf(edited, part)[at] ?? {};
      const key = form.fields.find((field) => before[field.key] !== entry[field.key])?.key ?? '';
      edit(withEntry(edited, part, at, entry), `${part}.${at}.${key}`);
    },
    add: (name = '') => {
      const at = entriesOf(edited, part).length;
      const added = label(at);
      const next = addEntry(edited, part, name);
      open(at, name ? settle(next, name) : next, t`${added} added.`, firstField(at));
    },
    move: (from: number, to: number) => {
      const moved = label(from);
      const place = to + 1;
      const [same, other] = to < from ? ['up', 'down'] : ['down', 'up'];
      const focus = [idOf(part, to, same), idOf(part, to, other)];
      open(to, moveEntry(edited, part, from, to), t`${moved} is number ${place} now.`, ...focus);
    },
    merge: (at: number) => {
      const [one, other] = [label(at), label(at + 1)];
      open(at, mergeEntry(edited, part, at), t`${one} and ${other} are one entry now.`, idOf(part, at));
    },
    split: (at: number, item: number) => {
      const [one, other] = [label(at), label(at + 1)];
      open(
        at + 1,
        splitEntry(edited, part, at, item),
        t`${one} is now two entries. ${other} is the new one.`,
        firstField(at + 1),
      );
    },
    remove: (at: number) => {
      const removed = label(at);
      edit(removeEntry(edited, part, at));
      view.setOpen(part, null);
      const left = entriesOf(edited, part).length - 1;
      view.focus(left === 0 ? idOf(part, 0, 'add') : idOf(part, Math.min(at, left - 1)));
      say(t`${removed} removed.`);
    },
    addLine: (at: number, line: string) => {
      if (part !== 'work' && part !== 'education') return;
      const name = entryName(part, entriesOf(edited, part)[at] ?? {}) || label(at);
      open(at, addLine(edited, part, at, line), t`Added to ${name}.`, idOf(part, at));
    },
  };
}
export type EntryActions = ReturnType<typeof useEntryActions>;
