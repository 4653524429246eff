import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import { enterCode } from '../account-access.ts';

interface CodeFormProps {
  email: string;
  /** What the code was sent for. */
  type: 'email' | 'recovery';
}

/** A field for the code in an email that was opened on another device. The page follows the session, so it needs no callback. */
export function CodeForm({ email, type }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    const digits = code.replace(/\D/g, '');
    if (digits === '') return setProblem(t`Type the digits from the email.`);
    const result = await enterCode(email, digits, type);
    setProblem(result.ok ? undefined : result.message);
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
