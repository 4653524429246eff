/**
 * The password rules of the specification, in the order they are shown. Besides its special characters, those of Supabase's
 * password policy count.
 */
export const passwordRules = [
  { id: 'length', test: (password: string) => [...password].length >= 8 },
  { id: 'uppercase', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'lowercase', test: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', test: (password: string) => /\d/.test(password) },
  {
    id: 'special',
    test: (password: string) => /[!@#$%^&*()_+\-=[\]{};'\\:"|<>?,./`~]/.test(password),
  },
] as const;

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/** bcrypt reads no more than this many bytes; it would cut a longer password silently. */
export const passwordMaxBytes = 72;

/** Whether a password meets every rule and fits into what bcrypt reads. */
export function isPasswordValid(password: string): boolean {
  return (
    passwordRules.every((rule) => rule.test(password)) &&
    new TextEncoder().encode(password).byteLength <= passwordMaxBytes
  );
}
