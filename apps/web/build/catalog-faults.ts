import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CatalogFile } from './catalogs.ts';

/** What is wrong with the catalogs: a sentence for each fault, with the file in front. */
export function catalogFaults(files: CatalogFile[]): string[] {
  const said = new Map<string, { translation: string; name: string }>();
  return files.flatMap(({ name, messages }) =>
    Object.entries(messages).flatMap(([id, { message = '', translation = '' }]) => {
      if (translation.trim() === '') return [`${name}: not translated: ${message}`];
      const locale = name.split('/').at(-2);
      const other = said.get(`${locale} ${id}`);
      said.set(`${locale} ${id}`, { translation, name });
      const faults = placeholderFaults(message, translation);
      if (other && other.translation !== translation) {
        faults.push(
          `"${message}" is "${other.translation}" in ${other.name}; say it alike, or give one a context`,
        );
      }
      if (
        /^\s/.test(message) !== /^\s/.test(translation) ||
        /\s$/.test(message) !== /\s$/.test(translation)
      ) {
        faults.push(`spaces around "${message}" are lost or added`);
      }
      return faults.map((fault) => `${name}: ${fault}`);
    }),
  );
}

function placeholderFaults(message: string, translation: string): string[] {
  try {
    const [wanted, given] = [placeholders(message), placeholders(translation)];
    return wanted === given
      ? []
      : [`"${translation}" has ${given || 'nothing'} where "${message}" has ${wanted || 'nothing'}`];
  } catch (error) {
    return [`"${translation}" is not well formed: ${error instanceof Error ? error.message : error}`];
  }
}

/** The names that a message fills in and the tags in it, each once, in one line. */
function placeholders(message: string): string {
  const names = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (typeof tokens === 'string') {
      for (const [, tag] of tokens.matchAll(/<\/?(\w+)\/?>/g)) names.add(`<${tag}>`);
    } else if (Array.isArray(tokens)) {
      for (const token of tokens) {
        if (Array.isArray(token)) {
          names.add(`{${token[0]}}`);
          if (token[2] && typeof token[2] === 'object')
            for (const branch of Object.values(token[2])) visit(branch);
        } else visit(token);
      }
    }
  };
  visit(compileMessageOrThrow(message));
  return [...names].sort().join(' ');
}
