/** A piece of text for a model. Whatever a user wrote goes to a model as such a part and nowhere else. */
export interface PromptPart {
  label: string;
  text: string;
}

/** Each part between marks that nobody can know before, so that no text can close its own fence. */
export function fenceParts(parts: readonly PromptPart[]): string {
  const id = crypto.randomUUID().slice(0, 8);
  return parts
    .map(({ label, text }) => `<<${label} ${id}>>\n${text.replaceAll(id, '')}\n<</${label} ${id}>>`)
    .join('\n\n');
}
