/**
 * The password rules of the specification, one by one, in the order they are shown. Besides its special characters those
 * count that Supabase's password policy has.
 */
export const passwordRules = [
  { id: 'length', label: '8 characters or more', test: (password: string) => [...password].length >= 8 },
  { id: 'uppercase', label: 'One uppercase letter', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'lowercase', label: 'One lowercase letter', test: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', label: 'One number', test: (password: string) => /\d/.test(password) },
  {
    id: 'special',
    label: 'One special character',
    test: (password: string) => /[!@#$%^&*()_+\-=[\]{};'\\:"|<>?,./`~]/.test(password),
  },
] as const;

/** bcrypt reads no more than this many bytes; a longer password would be cut without a word. */
export const passwordMaxBytes = 72;

/** Whether a password meets every rule and fits into what bcrypt reads. */
export function isPasswordValid(password: string): boolean {
  return (
    passwordRules.every((rule) => rule.test(password)) &&
    new TextEncoder().encode(password).byteLength <= passwordMaxBytes
  );
}
