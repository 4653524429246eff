import type { Manifest } from 'vite';
import { pagesInsideShell } from './page-modules.ts';

/** What the browser fetches at once for somebody who is signed in: `files` by index, for the pages of each pattern. */
interface FirstFiles {
  files: string[];
  pages: [pattern: string, files: number[]][];
}

/** Every signed-in page needs these, whatever its address. */
const frameModules = ['src/routes/guard.tsx', 'src/routes/app-layout.tsx'];
const isClient = (key: string) => key.includes('@supabase/supabase-js');

/**
 * Runs before the styles are there. For somebody signed in it lets the frame show and asks for the scripts of the page, which
 * the app's own script would ask for one after the other. Inline, so it has a hash in the content security policy.
 * The storage key is that of src/lib/storage-keys.ts.
 */
export const frameScript =
  "(function(){var d=JSON.parse(document.getElementById('first-files').textContent),s=false,p;" +
  'try{s=/"refresh_token":"./.test(localStorage.getItem(\'greenroom.auth\'))}catch(e){}' +
  "p=s&&d.pages.find(function(e){return new RegExp('^'+e[0]+'/?$').test(location.pathname)});" +
  'if(!p)return;' +
  "document.documentElement.dataset.framed='';" +
  "p[1].forEach(function(i){var l=document.createElement('link'),n='/assets/'+d.files[i],c=/css$/.test(n);" +
  "l.rel=c?'preload':'modulepreload';l.fetchPriority='low';if(c)l.as='style';l.crossOrigin='';l.href=n;document.head.append(l)})})()";

/** Plain addresses first: `/jobs/new` is no job. */
const pagesInOrder = () =>
  pagesInsideShell().sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** The script, the styles and the static imports of modules, in the order in which they are first needed. */
function filesOf(manifest: Manifest, keys: string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(manifest, chunk.imports ?? [], seen)];
  });
}

function firstFiles(manifest: Manifest): FirstFiles {
  const started = new Set(filesOf(manifest, ['index.html']));
  const shared = [...Object.keys(manifest).filter(isClient), ...frameModules];
  const indexes = new Map<string, number>();
  const indexOf = (file: string) => {
    const name = file.replace('assets/', '');
    indexes.set(name, indexes.get(name) ?? indexes.size);
    return indexes.get(name) as number;
  };
  const pages = pagesInOrder().map(({ path, module }): [string, number[]] => {
    const files = new Set(filesOf(manifest, [...shared, `src/${module}`]));
    const pattern = path.replace(/:\w+/g, '[^/]+');
    return [pattern, [...files].filter((file) => !started.has(file)).map(indexOf)];
  });
  return { files: [...indexes.keys()], pages };
}

interface FirstFrame {
  /** The frame as HTML. */
  frame: string;
  /** The styles of the app, so that the frame is painted without waiting for a file. */
  css: string;
  manifest: Manifest;
}

/** Puts the frame of signed-in pages into the app's document, with its styles and the list of what each page needs first. */
export function withFirstFrame(html: string, { frame, css, manifest }: FirstFrame): string {
  const files = JSON.stringify(firstFiles(manifest)).replaceAll('<', '\\u003c');
  const early = [
    `<script type="application/json" id="first-files">${files}</script>`,
    `<script>${frameScript}</script>`,
    '<link rel="preload" href="/config.json" as="fetch" crossorigin>',
  ];
  return html
    .replace('<script type="module"', (tag) => [...early, tag].join('\n    '))
    .replace(/<link rel="stylesheet"([^>]*)>/, (_, named) =>
      // The bundler's loader takes the file for loaded where it finds this.
      [`<style>${css}</style>`, `<link rel="stylesheet"${named} disabled>`].join('\n    '),
    )
    .replace(/<(?:script type="module"|link rel="modulepreload")/g, (tag) => `${tag} fetchpriority="low"`)
    .replace(
      '<div id="root"></div>',
      (root) => `${root}\n    <div id="frame" aria-hidden="true">${frame}</div>`,
    );
}
