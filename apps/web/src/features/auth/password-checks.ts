import { isPasswordValid, type PasswordRuleId, passwordRules } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const ruleLabels: Record<PasswordRuleId, MessageDescriptor> = {
  length: msg`8 characters or more`,
  uppercase: msg`One uppercase letter`,
  lowercase: msg`One lowercase letter`,
  digit: msg`One number`,
  special: msg`One special character`,
};

/** Every password rule with whether it is met, for the checklist. */
export const passwordChecks = (password: string) =>
  passwordRules.map(({ id, test }) => ({ id, label: t(ruleLabels[id]), met: test(password) }));

interface SignUpState {
  password: string;
  confirmPassword: string;
  policiesAccepted: boolean;
}

/** Whether the confirmation differs; never before anything is typed into it. */
export const passwordsDiffer = (password: string, confirmPassword: string) =>
  confirmPassword !== '' && password !== confirmPassword;

/** Whether Create Account may be pressed. */
export const canSignUp = ({ password, confirmPassword, policiesAccepted }: SignUpState) =>
  isPasswordValid(password) && password === confirmPassword && policiesAccepted;

/** Whether Update Password may be pressed. */
export const canUpdatePassword = (password: string, confirmPassword: string) =>
  isPasswordValid(password) && password === confirmPassword;
