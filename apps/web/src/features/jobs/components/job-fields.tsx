import { interviewFormats, jobLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { FieldFrame, TextAreaField, TextField } from '@/components/text-field.tsx';
import type { Fields } from '../check-form.ts';
import { formatLabels } from '../labels.ts';
import { splitTitle } from '../title-company.ts';

interface JobFieldsProps {
  fields: Fields;
  onChange(part: Partial<Fields>): void;
  titleError: string;
}

/** What the job is, who offers it, and how they will talk. */
export function JobFields({ fields, onChange, titleError }: JobFieldsProps) {
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
          onBlur={() => onChange(splitTitle(fields))}
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
    </>
  );
}

interface PlaceFieldsProps {
  fields: Fields;
  onChange(part: Partial<Fields>): void;
  /** The place is what the ad says, where interviews are seldom held. */
  isFromAd: boolean;
}

/** Where they will talk, and with whom. */
export function PlaceFields({ fields, onChange, isFromAd }: PlaceFieldsProps) {
  return (
    <>
      <div data-field="place">
        <TextField
          label={t`Location or link`}
          value={fields.place}
          maxLength={jobLimits.place}
          hint={isFromAd ? t`This is the location from the ad. Add the street address or a link.` : undefined}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </div>
      <TextAreaField
        className="in few-lines"
        rows={2}
        label={t`Who you'll meet`}
        value={fields.people}
        maxLength={jobLimits.people}
        placeholder={t`Names and roles, one on each line`}
        onChange={({ target }) => onChange({ people: target.value })}
      />
    </>
  );
}
