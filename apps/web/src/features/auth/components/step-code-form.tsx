import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import type { AccountResult } from '../account.ts';

const digitsOfACode = 6;

interface StepCodeFormProps {
  by: 'app' | 'recovery';
  enter(code: string): Promise<AccountResult>;
  /** False where there is something to see first. */
  takesFocus?: boolean;
}

/** One field for a code. Six digits are sent as they are complete; a wrong code stays, marked, to be typed over. */
export function StepCodeForm({ by, enter, takesFocus = true }: StepCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [setFocus, takesFocus]);
  const submit = handleSubmit(async ({ code }) => {
    const clean = by === 'app' ? code.replace(/\D/g, '') : code.trim();
    if (clean === '' || (by === 'app' && clean.length !== digitsOfACode)) {
      setFocus('code');
      return setProblem(by === 'app' ? t`Type all six digits.` : t`Type a recovery code.`);
    }
    const result = await enter(clean);
    setProblem(result.ok ? undefined : result.message);
    if (result.ok) return;
    setTimeout(() => {
      setFocus('code', { shouldSelect: true });
      form.current?.scrollIntoView({ block: 'nearest' });
    });
  });
  const send = () => {
    // Enter may follow the last digit.
    if (!formState.isSubmitting) void submit();
  };
  const sendWhole = ({ target }: { target: { value: string } }) => {
    if (by === 'app' && target.value.replace(/\D/g, '').length === digitsOfACode) send();
  };
  const field =
    by === 'app'
      ? {
          label: t`Six-digit code`,
          inputMode: 'numeric' as const,
          autoComplete: 'one-time-code',
          maxLength: 11,
        }
      : { label: t`Recovery code`, autoComplete: 'off', autoCapitalize: 'characters', maxLength: 64 };
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        {...field}
        className="in step-code"
        spellCheck={false}
        error={problem}
        {...register('code', { onChange: sendWhole })}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t`Checking...` : t`Continue`}
      </Button>
    </form>
  );
}
