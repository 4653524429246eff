import { isPasswordValid, passwordRules } from '@greenroom/domain';
import { said } from '@/lib/messages.ts';

/** Every password rule with whether it is met, for the checklist. */
export const passwordChecks = (password: string) =>
  passwordRules.map(({ id, label, test }) => ({ id, label: said(label), met: test(password) }));

interface SignUpState {
  password: string;
  confirmPassword: string;
  policiesAccepted: boolean;
}

/** The confirmation differs; nothing is said before anything is typed into it. */
export const passwordsDiffer = (password: string, confirmPassword: string) =>
  confirmPassword !== '' && password !== confirmPassword;

/** Whether Create Account may be pressed. */
export const canSignUp = ({ password, confirmPassword, policiesAccepted }: SignUpState) =>
  isPasswordValid(password) && password === confirmPassword && policiesAccepted;

/** Whether Update Password may be pressed. */
export const canUpdatePassword = (password: string, confirmPassword: string) =>
  isPasswordValid(password) && password === confirmPassword;
