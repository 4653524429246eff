import type { JobDetails } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '@/components/button.tsx';
import { localDay } from '@/lib/calendar.ts';
import { useUser } from '@/lib/session.ts';
import { marksOf } from '../ad-marks.ts';
import {
  detailsOf,
  type Fields,
  type JobDraft,
  laterDate,
  newestResume,
  requirementsOf,
} from '../check-form.ts';
import { adLanguageNote } from '../labels.ts';
import type { JobToSave } from '../mutations.ts';
import { resumeChoicesQuery } from '../queries.ts';
import { AdText } from './ad-text.tsx';
import { DayFields } from './day-fields.tsx';
import { JobFields, PlaceFields } from './job-fields.tsx';
import { RequirementList } from './requirement-list.tsx';
import { ResumeField } from './resume-field.tsx';

interface CheckStepProps {
  draft: JobDraft;
  onChange(draft: JobDraft): void;
  saved: JobDetails | undefined;
  busy: boolean;
  onSave(job: JobToSave): void;
  onBack(): void;
}

/** The field that a place of the page belongs to. */
const fieldOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null) : null;

/** The second step: what was read beside the ad, to put right, and when the interview is. */
export function CheckStep({ draft, onChange, saved, busy, onSave, onBack }: CheckStepProps) {
  const { id: userId } = useUser();
  const form = useRef<HTMLFormElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  // Saved before they are known, an interview would have no resume.
  const { data: resumes = [], isLoading: isUnknown } = useQuery(resumeChoicesQuery(userId));
  const { fields, requirements } = draft;
  const ad = draft.readAd ?? '';
  const chosen = fields.resumeId === newestResume ? resumes[0]?.id : fields.resumeId;
  const resumeId = resumes.some(({ id }) => id === chosen) ? (chosen ?? '') : '';
  const change = (part: Partial<Fields>) => onChange({ ...draft, fields: { ...fields, ...part } });
  const isOldDate = fields.date !== '' && fields.date === saved?.interviewDate;
  const fix = isOldDate ? null : laterDate(fields.date, localDay());
  const read = draft.read;
  const marks = useMemo(
    () => marksOf(read ?? { title: null, company: null, place: null }, requirements),
    [read, requirements],
  );
  const focusField = (field: string) => {
    const control = form.current?.querySelector<HTMLElement>(
      `[data-field="${field}"] :is(input, select, textarea)`,
    );
    control?.focus({ preventScroll: true });
    // Not just into view: the buttons at the foot would cover it.
    control?.scrollIntoView({ block: 'center' });
  };
  const wantsResume = useLocation().hash === '#resume' && resumes.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is something to choose
  useEffect(() => {
    if (wantsResume) focusField('resume');
  }, [wantsResume]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (fields.title.trim() === '') return focusField('title');
    if (fix) return focusField('date');
    onSave({
      jobId: draft.jobId,
      details: detailsOf(fields, resumeId),
      ad,
      requirements: requirementsOf(requirements),
    });
  };
  return (
    <>
      <header className="ph">
        <div>
          <h1>{ad === '' ? t`What's the interview for?` : t`Did we read it right?`}</h1>
          <p>
            {ad === ''
              ? t`The title is enough. Add the rest when you know it.`
              : t`Fix anything that's off. Then tell us when the interview is.`}
          </p>
          {read?.language ? <p role="status">{adLanguageNote(read.language)}</p> : null}
        </div>
      </header>
      <div className={ad === '' ? 'add no-ad' : 'add'}>
        <form
          ref={form}
          className="form"
          noValidate
          onSubmit={submit}
          onFocus={({ target }) => setActive(fieldOf(target))}
          onBlur={() => setActive(null)}
        >
          <JobFields
            fields={fields}
            onChange={change}
            titleError={isSubmitted && fields.title.trim() === '' ? t`Add the job title.` : ''}
          />
          <DayFields jobId={draft.jobId} fields={fields} onChange={change} fix={fix} />
          <PlaceFields
            fields={fields}
            onChange={change}
            isFromAd={read?.place != null && fields.place === read.place.value}
          />
          <ResumeField resumes={resumes} value={resumeId} onChange={(next) => change({ resumeId: next })} />
          <RequirementList
            requirements={requirements}
            onChange={(next) => onChange({ ...draft, requirements: next })}
          />
          <div className="stick">
            <Button type="submit" variant="primary" busy={busy || isUnknown}>
              {saved ? t`Save` : t`Make my plan`}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t`Back to the ad`}
            </Button>
          </div>
        </form>
        {ad === '' ? null : (
          <AdText
            ad={ad}
            marks={marks}
            active={active}
            readLength={read?.readLength ?? ad.length}
            readStart={read?.readStart ?? 0}
            onPick={focusField}
          />
        )}
      </div>
    </>
  );
}
