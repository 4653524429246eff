import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { type MessageForm, messageForm, messageKey } from './message-form.ts';
import { messageSlimmer } from './message-slimmer.ts';

const web = path.resolve(import.meta.dirname, '..');
const sources = path.join(web, 'src');
const catalogModule = /^\0?virtual:messages\/(\w+)(?:\/([\w+]+))?$/;

/**
 * Turns Lingui's macros in the app's sources into calls, and `virtual:messages/<locale>` into the compiled catalog of
 * a language: all of its .po files in one module, or those that `virtual:messages/<locale>/<name>+<name>` names.
 */
export function messages(): Plugin {
  const linguiConfig = getConfig({ cwd: web });
  return {
    name: 'messages',
    enforce: 'pre',
    // A worker of vitest asks again by the resolved id.
    resolveId: { filter: { id: catalogModule }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
    load: {
      filter: { id: catalogModule },
      async handler(id) {
        const [, locale = '', only = '*'] = catalogModule.exec(id) ?? [];
        const catalogs = only.split('+').map((name) => path.join(sources, 'locales', locale, `${name}.po`));
        const files = await Array.fromAsync(glob(catalogs));
        for (const file of files) this.addWatchFile(file);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await compile(files.sort(), locale)))})`;
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /@lingui\/(?:core|react)\/macro/ },
      async handler(code, id) {
        const [filename = id] = id.split('?');
        if (!filename.startsWith(sources)) return undefined;
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? (['jsx'] as const) : [])] },
          plugins: [[linguiMacro, { descriptorFields: 'message', linguiConfig }], messageSlimmer],
        });
        return result?.code ? { code: result.code, map: result.map } : undefined;
      },
    },
  };
}

/** The messages of catalog files by the key under which the browser looks them up. */
async function compile(files: string[], locale: string): Promise<Record<string, MessageForm>> {
  const { parse } = formatter();
  const compiled: Record<string, MessageForm> = {};
  for (const filename of files) {
    const text = await readFile(filename, 'utf8');
    const catalog = await parse(text, { locale, sourceLocale: 'en', filename });
    for (const { message, context, translation, obsolete } of Object.values(catalog)) {
      if (message && translation && !obsolete)
        compiled[messageKey(message, context)] = messageForm(translation);
    }
  }
  return compiled;
}
