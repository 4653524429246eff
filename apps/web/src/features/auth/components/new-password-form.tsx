import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { Checklist } from '@/components/checklist.tsx';
import { PasswordField } from '@/components/password-field.tsx';
import { notify } from '@/lib/toasts.ts';
import { updatePassword } from '../account.ts';
import { canUpdatePassword, passwordChecks, passwordsDiffer } from '../password-checks.ts';

/** A new password, twice. `onUpdated` is called once the server has taken it. */
export function NewPasswordForm({ onUpdated }: { onUpdated(): Promise<void> }) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { password, confirmPassword } = watch();
  const submit = handleSubmit(async (values) => {
    const result = await updatePassword(values.password);
    if (!result.ok) return notify.error(t`Error`, result.message);
    notify.success(t`Password updated successfully`, t`Please log in with your new password`);
    await onUpdated();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        required
        rules={<Checklist items={passwordChecks(password)} />}
        {...register('password')}
      />
      <PasswordField
        label={t`Confirm new password`}
        autoComplete="new-password"
        required
        error={passwordsDiffer(password, confirmPassword) ? t`Passwords do not match` : undefined}
        {...register('confirmPassword')}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={formState.isSubmitting}
        disabled={!canUpdatePassword(password, confirmPassword)}
      >
        {formState.isSubmitting ? t`Updating...` : t`Update Password`}
      </Button>
    </form>
  );
}
