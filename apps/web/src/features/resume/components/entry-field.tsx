import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/components/checkbox.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { localDay } from '@/lib/calendar.ts';
import { i18n } from '@/lib/messages.ts';
import type { DateFault } from '../correction-state.ts';
import { type Entry, itemsOf } from '../entry-edits.ts';
import type { EntryField as Field } from '../entry-forms.ts';
import { isFutureDate, readTypedDate, shownDate } from '../typed-date.ts';

interface EntryFieldProps {
  id: string;
  field: Field;
  entry: Entry;
  /** What to know about what was read. */
  note?: string | undefined;
  fault?: DateFault['kind'] | undefined;
  onChange(entry: Entry): void;
}

/** One field of an entry with its label. */
export function EntryField({
  id,
  field: { key, label, kind },
  entry,
  note,
  fault,
  onChange,
}: EntryFieldProps) {
  const value = entry[key];
  const text = typeof value === 'string' ? value : '';
  const set = (next: Entry[string]) => onChange({ ...entry, [key]: next });
  const common = { id, label: t(label), hint: note };
  if (kind === 'tick') {
    const tick = (isTicked: boolean) =>
      onChange({ ...entry, [key]: isTicked, endDate: isTicked ? undefined : entry.endDate });
    return (
      <div className="full">
        <Checkbox checked={value === true} onChange={tick}>
          {t(label)}
        </Checkbox>
      </div>
    );
  }
  if (kind === 'date') {
    const isDoubtful = key === 'startDate' && entry.isCurrent === true && isFutureDate(text, localDay());
    const hint = apart(
      isDoubtful ? t`This date is in the future. Is it right?` : t`For example: 03/2021`,
      note,
    );
    return <DateField {...common} hint={hint} value={text} fault={fault} onChange={set} />;
  }
  if (kind === 'line')
    return <TextField {...common} value={text} onChange={({ target }) => set(target.value)} />;
  if (kind === 'text')
    return (
      <div className="full">
        <TextAreaField {...common} rows={2} value={text} onChange={({ target }) => set(target.value)} />
      </div>
    );
  const items = itemsOf(entry, key);
  return (
    <div className="full">
      <TextAreaField
        {...common}
        hint={apart(t`One per line.`, note)}
        rows={rowsFor(items)}
        value={items.join('\n')}
        onChange={({ target }) => set(target.value === '' ? [] : target.value.split('\n'))}
      />
    </div>
  );
}

/** How to fill in a field, with the note about what we read on its own line. */
const apart = (hint: string, note: string | undefined): ReactNode =>
  note ? (
    <>
      {hint}
      <br />
      {note}
    </>
  ) : (
    hint
  );

/** Room for the lines as they wrap; browsers that can fit a field to its text do it better. */
const rowsFor = (items: readonly string[]) =>
  Math.min(
    12,
    Math.max(
      2,
      items.reduce((rows, item) => rows + Math.ceil((item.length + 1) / lineLength), 0),
    ),
  );
const lineLength = 72;

interface DateFieldProps {
  id: string;
  label: string;
  hint: ReactNode;
  value: string;
  fault: DateFault['kind'] | undefined;
  onChange(date: string | undefined): void;
}

const faultText = (fault: DateFault['kind']) =>
  fault === 'before-start'
    ? t`The end date is before the start date.`
    : t`Use a year, or a month and a year, such as 03/2021.`;

/** A date as people type it; it is stored as yyyy-mm or yyyy as soon as it can be read. */
function DateField({ value, fault, onChange, ...rest }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(readTypedDate(text, i18n.locale) ?? (text || undefined));
  };
  return (
    <TextField
      {...rest}
      error={fault && typed === null ? faultText(fault) : undefined}
      value={typed ?? shownDate(value)}
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
