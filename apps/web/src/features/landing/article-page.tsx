import { paths } from '@/lib/paths.ts';
import { PublicFrame } from './public-frame.tsx';
import type { Article } from './read-article.ts';

/** From this number of parts on, an article is long enough to be looked through by them. */
const partsForContents = 4;

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026 · 3 min read` */
export function ArticleLine({ date, minutesToRead }: Pick<Article, 'date' | 'minutesToRead'>) {
  return (
    <p className="article-line num">
      <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
      <span>{minutesToRead} min read</span>
    </p>
  );
}

function Contents({ headings }: Pick<Article, 'headings'>) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="label">
        In this article
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One article: its line, its contents where it is long, its text, and the way on. */
export function ArticlePage({ article, next }: { article: Article; next: Article }) {
  const hasContents = article.headings.length >= partsForContents;
  return (
    <PublicFrame>
      <div className="article">
        <article className="prose">
          <a className="small soft" href={paths.blog}>
            All articles
          </a>
          <h1 className="h2">{article.title}</h1>
          <ArticleLine {...article} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, rendered at build without raw markup */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: article.html }} />
        </article>
        {hasContents ? <Contents headings={article.headings} /> : null}
      </div>
      <aside className="article-next" aria-label="Next">
        <div>
          <p className="label">Read next</p>
          <a className="h3 serif" href={paths.article(next.slug)}>
            {next.title}
          </a>
        </div>
        <div>
          <p className="label">Or say it out loud</p>
          <a className="h3 serif" href="/#try">
            Try one answer, no account needed
          </a>
        </div>
      </aside>
    </PublicFrame>
  );
}
