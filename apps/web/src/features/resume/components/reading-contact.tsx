import type { ParsedResume } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { fieldNote, fieldsOf, surenessOf } from '../reading-rows.ts';
import type { Correction } from '../use-correction.ts';
import type { ReadingView } from '../use-entry-actions.ts';
import { ReadingEntry } from './reading-entry.tsx';

type Basics = ParsedResume['basics'];

const lines: [key: 'name' | 'label' | 'email' | 'phone' | 'url', label: MessageDescriptor, type?: string][] =
  [
    ['name', msg`Name`],
    ['label', msg`Headline`],
    ['email', msg`Email`, 'email'],
    ['phone', msg`Phone`, 'tel'],
    ['url', msg`Website`, 'url'],
  ];

const placeOf = ({ location }: Basics) =>
  location?.address ?? [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ');

/** A link as the reading has it: its network is the site's name. */
function profileOf(url: string, known: Basics['profiles']): Basics['profiles'][number] {
  const network = /^(?:https?:\/\/)?(?:www\.)?([^./]+)/i.exec(url.trim())?.[1] ?? '';
  return known.find((profile) => profile.url === url) ?? { network, url };
}

interface ReadingContactProps {
  parsed: ParsedResume;
  correction: Correction;
  isCorrected: boolean;
  view: ReadingView;
}

/** Name, contact details and summary. */
export function ReadingContact({
  parsed,
  correction: { edited, edit },
  isCorrected,
  view,
}: ReadingContactProps) {
  const { basics } = edited;
  const fields = fieldsOf(parsed, 'basics', 0);
  const isOpen = view.isOpen('basics', 0);
  const id = (key: string) => view.idOf('basics', 0, key);
  const set = (key: keyof Basics, value: Basics[keyof Basics]) =>
    edit({ ...edited, basics: { ...basics, [key]: value } }, `basics.${key}`);
  const note = (key: string) => fieldNote(fields, key);
  return (
    <section className="reading-group" aria-labelledby={id('title')}>
      <h3 id={id('title')}>{t`Contact`}</h3>
      <ReadingEntry
        id={id('head')}
        label={basics.name || t`Contact`}
        summary={[basics.email, basics.phone, placeOf(basics)].filter(Boolean).join(', ')}
        sureness={surenessOf(fields, isCorrected)}
        isOpen={isOpen}
        onToggle={() => view.setOpen('basics', isOpen ? null : 0)}
      >
        <div className="entry-fields">
          {lines.map(([key, label, type]) => (
            <TextField
              key={key}
              id={id(key)}
              label={t(label)}
              type={type === 'url' ? 'text' : type}
              inputMode={type === 'url' ? 'url' : undefined}
              autoComplete="off"
              hint={note(key)}
              value={basics[key] ?? ''}
              onChange={({ target }) => set(key, target.value)}
            />
          ))}
          <TextField
            id={id('location')}
            label={t`City and country`}
            autoComplete="off"
            hint={note('location')}
            value={placeOf(basics)}
            onChange={({ target }) => set('location', { address: target.value })}
          />
          <div className="full">
            <TextAreaField
              id={id('profiles')}
              label={t`Profile links`}
              hint={t`One per line.`}
              rows={Math.max(2, basics.profiles.length)}
              value={basics.profiles.map(({ url }) => url).join('\n')}
              onChange={({ target }) =>
                set(
                  'profiles',
                  target.value === ''
                    ? []
                    : target.value.split('\n').map((url) => profileOf(url, basics.profiles)),
                )
              }
            />
          </div>
          <div className="full">
            <TextAreaField
              id={id('summary')}
              label={t`Summary`}
              hint={note('summary')}
              rows={4}
              value={basics.summary ?? ''}
              onChange={({ target }) => set('summary', target.value)}
            />
          </div>
        </div>
      </ReadingEntry>
    </section>
  );
}
