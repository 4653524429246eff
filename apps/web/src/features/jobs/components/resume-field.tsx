import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { FieldFrame } from '@/components/text-field.tsx';

interface ResumeFieldProps {
  resumes: readonly { id: string; name: string }[];
  /** Empty for none. */
  value: string;
  onChange(resumeId: string): void;
}

/** With which resume the user applied. Nothing where there is none to choose. */
export function ResumeField({ resumes, value, onChange }: ResumeFieldProps) {
  const id = useId();
  if (resumes.length === 0) return null;
  return (
    <div data-field="resume">
      <FieldFrame id={id} label={t`Resume`}>
        <select className="in" id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {resumes.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {resume.name}
            </option>
          ))}
          <option value="">{t`No resume`}</option>
        </select>
      </FieldFrame>
    </div>
  );
}
