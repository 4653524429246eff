import { fullNameMaxLength, trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { Checklist } from '@/components/checklist.tsx';
import { PasswordField } from '@/components/password-field.tsx';
import { TextField } from '@/components/text-field.tsx';
import { notify } from '@/lib/toasts.ts';
import { signUp } from '../account.ts';
import { canSignUp, passwordChecks, passwordsDiffer } from '../password-checks.ts';
import { EmailField } from './email-field.tsx';
import { PoliciesCheckbox } from './policies-checkbox.tsx';

interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  policiesAccepted: boolean;
}

const empty: SignUpValues = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  policiesAccepted: false,
};

/** A new account. The button opens when the password holds, is repeated, and the policies are agreed to. */
export function SignUpForm({ onSent }: { onSent(email: string): void }) {
  const { register, control, handleSubmit, watch, formState } = useForm<SignUpValues>({
    defaultValues: empty,
  });
  const values = watch();
  const differ = passwordsDiffer(values.password, values.confirmPassword);
  const submit = handleSubmit(async (account) => {
    const result = await signUp(account);
    if (!result.ok) return notify.error(t`Sign Up Error`, result.message);
    notify.success(t`Check your email`, t`We sent you a confirmation link`);
    onSent(account.email.trim());
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Full name`}
        autoComplete="name"
        maxLength={fullNameMaxLength}
        required
        error={formState.errors.fullName?.message}
        {...register('fullName', {
          validate: (name) => name.trim() !== '' || t`Type your name.`,
        })}
      />
      <EmailField {...register('email')} />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        required
        rules={<Checklist items={passwordChecks(values.password)} />}
        {...register('password')}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        required
        error={differ ? t`Passwords don't match` : undefined}
        {...register('confirmPassword')}
      />
      <Controller
        name="policiesAccepted"
        control={control}
        render={({ field }) => <PoliciesCheckbox checked={field.value} onChange={field.onChange} />}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={formState.isSubmitting}
        disabled={!canSignUp(values)}
      >
        {formState.isSubmitting ? t`Creating Account...` : t`Create Account`}
      </Button>
      <p className="small muted num">
        <Trans>
          The free trial starts right away: {trialLimits.interview_questions} mock interviews,{' '}
          {trialLimits.daily_challenge} daily challenge, {trialLimits.word_game} word game.
        </Trans>
      </p>
    </form>
  );
}
