import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Ids that tie a control to its hint and its error message. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: string }) {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

/** Label above, control, hint, error: the frame of every field. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? (
        <p className="fld-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="fld-error" id={`${id}-error`} role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** A line of text with its label. Takes what `register` of react-hook-form gives. */
export function TextField({ label, hint, error, id, className = 'in', ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={fieldId}
        className={className}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** Several lines of text with their label. */
export function TextAreaField({ label, hint, error, id, className = 'in', ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={fieldId}
        className={className}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  );
}
