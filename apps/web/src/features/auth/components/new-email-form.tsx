import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import { requestEmailChange } from '../account-access.ts';

/** Asks for another address. The page follows the user, who then has one that waits. */
export function NewEmailForm({ email }: { email: string }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { next: '' } });
  const submit = handleSubmit(async ({ next }) => {
    if (next.trim().toLowerCase() === email) return setProblem(t`That's the email you already have.`);
    const result = await requestEmailChange(next);
    setProblem(result.ok ? undefined : result.message);
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="soft">{t`We'll email both addresses. Your email changes once you confirm from both.`}</p>
      <TextField
        label={t`New email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem}
        {...register('next')}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t`Sending...` : t`Send Confirmation Emails`}
      </Button>
    </form>
  );
}
