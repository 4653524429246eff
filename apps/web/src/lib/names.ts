/** At most two letters that stand for a person: of the first and last name, or of the mail address. */
export function initials(fullName: string, email = ''): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? email;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}

/** The name to greet with: the first word of a full name, empty where there is none. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** The full name from what the account holds about its user. */
export function fullNameOf(metadata: Record<string, unknown>): string {
  return typeof metadata.full_name === 'string' ? metadata.full_name : '';
}
