import { t } from '@lingui/core/macro';
import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { PasswordField } from '@/components/password-field.tsx';
import { provePassword } from '../two-step.ts';
import { hasPassword } from './password-way.tsx';

/** Asks for the password again, where the sign-in is a while ago. */
export function ProvePassword({ user, onProven }: { user: User; onProven(): void }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  useEffect(() => setFocus('password'), [setFocus]);
  if (!hasPassword(user)) {
    return (
      <p>{t`To make sure it's you, sign out and sign in again. Then you have 15 minutes to turn it on.`}</p>
    );
  }
  const submit = handleSubmit(async ({ password }) => {
    const result = await provePassword(user.email ?? '', password);
    setProblem(result.ok ? undefined : result.message);
    if (result.ok) onProven();
    else setTimeout(() => setFocus('password', { shouldSelect: true }));
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="soft">{t`First, make sure it's you.`}</p>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        required
        error={problem}
        {...register('password')}
      />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t`Checking...` : t`Continue`}
      </Button>
    </form>
  );
}
