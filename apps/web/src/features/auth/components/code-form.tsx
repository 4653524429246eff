import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import type { AccountResult } from '../account.ts';

interface CodeFormProps {
  /** Hands the digits to the server. */
  enter(digits: string): Promise<AccountResult>;
  /** Called once the server has taken them; not needed where the page follows the session. */
  onAccepted?(): void;
}

/** A field for the code in an email that was opened on another device. */
export function CodeForm({ enter, onAccepted }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    const digits = code.replace(/\D/g, '');
    if (digits === '') return setProblem(t`Enter the code from the email.`);
    const result = await enter(digits);
    setProblem(result.ok ? undefined : result.message);
    if (!result.ok) return;
    reset();
    onAccepted?.();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Code from the email`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={problem}
        {...register('code')}
      />
      <Button type="submit" variant="primary" className="justify-self-start" busy={formState.isSubmitting}>
        {formState.isSubmitting ? t`Checking...` : t`Use Code`}
      </Button>
    </form>
  );
}
