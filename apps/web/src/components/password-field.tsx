import { t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string;
  /** Stands under the field and describes it, such as the list of rules. */
  rules?: ReactNode;
}

/** A password that can be shown and hidden. */
export function PasswordField({ label, error, rules, id, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const rulesId = `${fieldId}-rules`;
  const described = [describedBy(fieldId, { error }), rules ? rulesId : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame id={fieldId} label={label} error={error}>
      <div className="pw">
        <input
          {...rest}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          className="in"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t`Hide` : t`Show`}
          <span className="vh"> {label.toLowerCase()}</span>
        </button>
      </div>
      {rules ? <div id={rulesId}>{rules}</div> : null}
    </FieldFrame>
  );
}
