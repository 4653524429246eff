import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { notify } from '@/lib/toasts.ts';
import { requestPasswordReset } from '../account-access.ts';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordFormProps {
  /** What was typed into the sign-in form already. */
  email: string;
  /** Called with the address once the email is sent. */
  onSent(email: string): void;
  onCancel(): void;
}

/** Asks for a reset email; goes back when it is sent or the visitor thinks better of it. */
export function ForgotPasswordForm({ email, onSent, onCancel }: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email } });
  const submit = handleSubmit(async (values) => {
    const result = await requestPasswordReset(values.email);
    if (!result.ok) return notify.error(t`Error`, result.message);
    notify.success(t`Check your email`, t`We sent you a password reset link`);
    onSent(values.email.trim());
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <p className="soft">{t`Type the email address for your account. We'll send you a link to set a new password.`}</p>
      <EmailField {...register('email')} />
      <div className="row wr">
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {formState.isSubmitting ? t`Sending...` : t`Send Reset Link`}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
