import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { PasswordField } from '@/components/password-field.tsx';
import { clearErrors, notify } from '@/lib/toasts.ts';
import { type Credentials, signIn } from '../account.ts';
import { EmailField } from './email-field.tsx';

interface SignInFormProps {
  onForgot(email: string): void;
}

/** Email and password. Success is seen by the page, which follows the session. */
export function SignInForm({ onForgot }: SignInFormProps) {
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async (credentials) => {
    const result = await signIn(credentials);
    if (!result.ok) return notify.error(t`Sign In Error`, result.message);
    void clearErrors();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <EmailField {...register('email')} />
      <PasswordField label={t`Password`} autoComplete="current-password" required {...register('password')} />
      <Button type="submit" variant="primary" wide busy={formState.isSubmitting}>
        {formState.isSubmitting ? t`Signing In...` : t`Sign In`}
      </Button>
      <Button
        variant="quiet"
        small
        className="justify-self-start"
        onClick={() => onForgot(getValues('email'))}
      >
        {t`Forgot password?`}
      </Button>
    </form>
  );
}
