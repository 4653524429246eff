import { readArticle } from './read-article.ts';

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true });

const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');

/** The articles of the blog, the newest first; each is one Markdown file in `articles/`. */
export const articles = Object.entries(files)
  .map(([file, text]) => readArticle(slugOf(file), text))
  .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title));
