import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { paths } from '@/lib/paths.ts';
import { ArticleLine } from './article-page.tsx';
import { articles } from './articles.ts';
import { PublicFrame } from './public-frame.tsx';

/** The list of articles. */
export function BlogPage() {
  return (
    <PublicFrame>
      <div className="beside">
        <div className="prose">
          <h1 className="h2">Notes on interviewing</h1>
          <p className="prose-lead serif">
            Short reading for the week before. No tricks, no scripts to learn by heart.
          </p>
          <ul className="article-list">
            {articles.map((article) => (
              <li key={article.slug}>
                <h2>
                  <a href={paths.article(article.slug)}>{article.title}</a>
                </h2>
                <p className="soft">{article.description}</p>
                <ArticleLine {...article} />
              </li>
            ))}
          </ul>
        </div>
        <LampAndChairDrawing />
      </div>
    </PublicFrame>
  );
}
