import { dashed, escapeHtml } from '@greenroom/domain';
import { Marked, type Tokens } from 'marked';
import { z } from 'zod/mini';

interface ArticleHeading {
  id: string;
  text: string;
}

export interface Article {
  slug: string;
  title: string;
  description: string;
  /** yyyy-mm-dd */
  date: string;
  minutesToRead: number;
  /** The headings of the second level, in order. */
  headings: readonly ArticleHeading[];
  /** The text as HTML: headings with ids, and no markup but what Markdown itself makes. */
  html: string;
}

const FrontMatter = z.object({
  title: z.string().check(z.minLength(3), z.maxLength(70)),
  description: z.string().check(z.minLength(40), z.maxLength(160)),
  date: z.iso.date(),
});

const wordsPerMinute = 220;

/** Where a link of an article may lead: a page of this site, or a secure page elsewhere. */
const isSafeAddress = (href: string) => /^(?:\/(?!\/)|#|https:\/\/)/.test(href);

function splitFrontMatter(slug: string, text: string) {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`The article ${slug} has no front matter.`);
  const [, head = '', body = ''] = parts;
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const read = FrontMatter.safeParse(fields);
  if (!read.success)
    throw new Error(`The front matter of ${slug} is not usable: ${z.prettifyError(read.error)}`);
  return { ...read.data, body };
}

/** Letters and digits of a heading, joined by dashes; a number follows where two headings read the same. */
function idsOfHeadings() {
  const seen = new Map<string, number>();
  return (text: string) => {
    const base = dashed(text) || 'part';
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/**
 * Reads an article: front matter with title, description and date, then Markdown. Raw HTML shows as text, and a link
 * to an address that is not plain stays text. Throws where the front matter is not complete.
 */
export function readArticle(slug: string, text: string): Article {
  const { body, ...head } = splitFrontMatter(slug, text);
  const idOf = idsOfHeadings();
  const headings: ArticleHeading[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => escapeHtml(raw),
      image: ({ text: name }) => escapeHtml(name),
      link({ href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
      },
      heading({ tokens, depth, text: plain }: Tokens.Heading) {
        const level = Math.max(2, depth);
        const id = idOf(plain);
        if (level === 2) headings.push({ id, text: plain });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
    },
  });
  const html = marked.parse(body, { async: false });
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { slug, ...head, headings, html, minutesToRead: Math.max(1, Math.round(words / wordsPerMinute)) };
}
