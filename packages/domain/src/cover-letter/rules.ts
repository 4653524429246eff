/** `cover-letter-{role in lowercase with dashes}.txt`. */
export function coverLetterFileName(jobRole: string): string {
  const role = jobRole
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `cover-letter-${role || 'role'}.txt`;
}
