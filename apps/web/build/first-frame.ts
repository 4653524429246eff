import type { Manifest } from 'vite';
import { stylesFor } from './first-styles.ts';
import { pictureOf } from './frame-html.ts';
import { fillScript, frameScript } from './frame-scripts.ts';
import { pagesInsideShell } from './page-modules.ts';

/** How the pages begin in one language. */
export interface FrameWords {
  /** By the address of the page, such as `/jobs/:jobId`. `{day}` and `{greeting}` are left open. */
  pages: Record<string, string>;
  /** For morning, afternoon and evening: with `{name}`, and without a name. */
  greetings: [named: string, nameless: string][];
  /** For `Intl`. */
  region: string;
}

/** What the document knows of the pages: `files` by index, for the pages of each pattern. */
interface FirstFiles {
  files: string[];
  /** What every page starts with, the app's own script first. */
  started: number[];
  pages: {
    /** A pattern of addresses. */
    at: string;
    /** In the order in which they are first needed. */
    files: number[];
  }[];
}

/** Every signed-in page needs these, whatever its address. */
const frameModules = ['src/routes/guard.tsx', 'src/routes/app-layout.tsx'];
/** What a page imports as soon as it runs, without waiting for it to be drawn. */
const soon: Readonly<Record<string, string[]>> = {
  'routes/dashboard.tsx': ['src/features/progress/components/dashboard.tsx', 'src/routes/practice-wins.tsx'],
};
const isClient = (key: string) => key.includes('@supabase/supabase-js');
const isStyle = (file: string) => file.endsWith('.css');

/** The pages, plain addresses first: `/jobs/new` is no job. */
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
  const scripts = [...started].filter((file) => !isStyle(file)).map(indexOf);
  const pages = pagesInOrder().map(({ path, module }) => {
    const files = new Set(filesOf(manifest, [...shared, `src/${module}`, ...(soon[module] ?? [])]));
    return {
      at: path.replace(/:\w+/g, '[^/]+'),
      files: [...files].filter((file) => !started.has(file)).map(indexOf),
    };
  });
  return { files: [...indexes.keys()], started: scripts, pages };
}

const inOrder = (words: FrameWords) => ({
  ...words,
  pages: pagesInOrder().map(({ path }) => {
    const page = words.pages[path];
    if (page === undefined) throw new Error(`${path} has no picture for the first frame`);
    return pictureOf(page);
  }),
});

/** What each page's picture needs of the page's own style sheets. */
function firstStyles(manifest: Manifest, words: FrameWords, readFile: (file: string) => string): string[] {
  const started = new Set(filesOf(manifest, ['index.html']));
  return pagesInOrder().map(({ path, module }) => {
    const files = new Set(filesOf(manifest, [`src/${module}`]).filter(isStyle));
    const css = [...files].filter((file) => !started.has(file)).map(readFile);
    return stylesFor(pictureOf(words.pages[path] ?? ''), css.join(''));
  });
}

interface FirstFrame {
  /** The frame as HTML. */
  frame: string;
  /** By language. */
  words: Record<string, FrameWords>;
  /** The styles of the app, so that the frame is painted without waiting for a file. */
  css: string;
  manifest: Manifest;
  /** The text of a file of the build. */
  readFile(file: string): string;
}

/** Puts the frame of signed-in pages into the app's document, with its styles and the list of what each page needs first. */
export function withFirstFrame(html: string, { frame, words, css, manifest, readFile }: FirstFrame): string {
  const translated = Object.entries(words).map(([language, one]) => [language, inOrder(one)]);
  const data = {
    ...firstFiles(manifest),
    styles: firstStyles(manifest, words.en as FrameWords, readFile),
    words: Object.fromEntries(translated),
  };
  const early = (cssFile: string) => [
    `<style>${css}</style>`,
    `<script type="application/json" id="first-files">${JSON.stringify({ ...data, css: cssFile }).replaceAll('<', '\\u003c')}</script>`,
    `<script>${frameScript}</script>`,
  ];
  return html
    .replace(/<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"[^>]*>/, (_, file) =>
      early(file).join('\n    '),
    )
    .replace(/\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g, '')
    .replace('<div id="root"></div>', (root) =>
      [
        root,
        `<div id="frame" aria-hidden="true" inert>${frame}</div>`,
        `<script>${fillScript}</script>`,
      ].join('\n    '),
    );
}
