import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { Checklist } from '@/components/checklist.tsx';
import { PasswordField } from '@/components/password-field.tsx';
import { notify } from '@/lib/toasts.ts';
import { updatePassword } from '../account-access.ts';
import { canUpdatePassword, passwordChecks, passwordsDiffer } from '../password-checks.ts';

interface NewPasswordFormProps {
  /** Whether the current password is asked for too. */
  asksCurrent: boolean;
  /** Called once the server has taken it. */
  onUpdated(): Promise<void> | void;
}

/** A new password, twice. */
export function NewPasswordForm({ asksCurrent, onUpdated }: NewPasswordFormProps) {
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { current: '', password: '', confirmPassword: '' },
  });
  const { current, password, confirmPassword } = watch();
  const submit = handleSubmit(async (values) => {
    const result = await updatePassword(values.password, asksCurrent ? values.current : undefined);
    if (!result.ok) return notify.error(t`Error`, result.message);
    await onUpdated();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {asksCurrent ? (
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          required
          {...register('current')}
        />
      ) : null}
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
        disabled={!canUpdatePassword(password, confirmPassword) || (asksCurrent && current === '')}
      >
        {formState.isSubmitting ? t`Updating...` : t`Update Password`}
      </Button>
    </form>
  );
}
