import { resumeFieldMaxLength } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import type { ResumeEditor } from '../use-resume-editor.ts';

type Key = 'name' | 'label' | 'email' | 'phone' | 'url';
const lines: readonly [key: Key, label: MessageDescriptor, type: string][] = [
  ['name', msg`Name`, 'text'],
  ['label', msg`Headline`, 'text'],
  ['email', msg`Email`, 'email'],
  ['phone', msg`Phone`, 'tel'],
  ['url', msg`Website`, 'url'],
];

/** The site of a link, as JSON Resume names a network. */
const networkOf = (url: string) => /^(?:https?:\/\/)?(?:www\.)?([^./]+)/i.exec(url.trim())?.[1] ?? '';

/** Name, ways to reach somebody, and links. */
export function EditorContact({ editor: { content, edit } }: { editor: ResumeEditor }) {
  const { basics } = content;
  const set = (change: Partial<typeof basics>, field: string) =>
    edit({ ...content, basics: { ...basics, ...change } }, `basics.${field}`);
  const { location } = basics;
  const place =
    location?.address ?? [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ');
  return (
    <div className="entry-fields">
      {lines.map(([key, label, type]) => (
        <TextField
          key={key}
          id={`ed-${key}`}
          label={t(label)}
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          value={basics[key] ?? ''}
          onChange={({ target }) => set({ [key]: target.value }, key)}
        />
      ))}
      <TextField
        id="ed-place"
        label={t`City and country`}
        dir="auto"
        autoComplete="off"
        maxLength={300}
        value={place}
        onChange={({ target }) => set({ location: { address: target.value } }, 'location')}
      />
      <div className="full">
        <TextAreaField
          id="ed-profiles"
          label={t`Profile links`}
          hint={t`One per line.`}
          rows={2}
          maxLength={2000}
          value={basics.profiles.map(({ url }) => url).join('\n')}
          onChange={({ target }) => {
            const urls = target.value === '' ? [] : target.value.split('\n');
            set({ profiles: urls.map((url) => ({ network: networkOf(url), url })) }, 'profiles');
          }}
        />
      </div>
    </div>
  );
}

/** A few sentences on top of the resume. */
export function EditorSummary({ editor: { content, edit } }: { editor: ResumeEditor }) {
  return (
    <TextAreaField
      id="ed-summary"
      label={t`Summary`}
      hint={t`Two or three sentences. Leave it blank if your jobs speak for themselves.`}
      dir="auto"
      rows={4}
      maxLength={resumeFieldMaxLength}
      value={content.basics.summary ?? ''}
      onChange={({ target }) =>
        edit({ ...content, basics: { ...content.basics, summary: target.value } }, 'basics.summary')
      }
    />
  );
}
