import { interviewFormats, jobLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { FieldFrame, TextField } from '@/components/text-field.tsx';
import type { Fields } from '../check-form.ts';
import { formatLabels } from '../labels.ts';

interface JobFieldsProps {
  fields: Fields;
  onChange(part: Partial<Fields>): void;
  titleError: string;
  /** The place is what the ad says, where interviews are seldom held. */
  hasOnlyCity: boolean;
}

/** What the job is, who offers it, and where and how they will talk. */
export function JobFields({ fields, onChange, titleError, hasOnlyCity }: JobFieldsProps) {
  const formatId = useId();
  return (
    <>
      <div data-field="title">
        <TextField
          label={t`Job title`}
          value={fields.title}
          maxLength={jobLimits.title}
          required
          error={titleError}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </div>
      <div className="g2">
        <div data-field="company">
          <TextField
            label={t`Company`}
            value={fields.company}
            maxLength={jobLimits.company}
            autoComplete="organization"
            onChange={({ target }) => onChange({ company: target.value })}
          />
        </div>
        <FieldFrame id={formatId} label={t`Format`}>
          <select
            className="in"
            id={formatId}
            value={fields.format ?? ''}
            onChange={({ target }) =>
              onChange({ format: interviewFormats.find((format) => format === target.value) ?? null })
            }
          >
            <option value="">{t`I don't know yet`}</option>
            {interviewFormats.map((format) => (
              <option key={format} value={format}>
                {t(formatLabels[format])}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      <div data-field="place">
        <TextField
          label={t`Place or link`}
          value={fields.place}
          maxLength={jobLimits.place}
          hint={hasOnlyCity ? t`This is the place in the ad. Add the street or a link.` : undefined}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </div>
      <TextField
        label={t`Who you'll meet`}
        value={fields.people}
        maxLength={jobLimits.people}
        placeholder={t`Names and roles, if you know them`}
        onChange={({ target }) => onChange({ people: target.value })}
      />
    </>
  );
}
