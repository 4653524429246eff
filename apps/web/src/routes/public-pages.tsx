import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ContactPage } from '@/features/contact/contact-page.tsx';
import { ArticlePage } from '@/features/landing/article-page.tsx';
import { articles } from '@/features/landing/articles.ts';
import { BlogPage } from '@/features/landing/blog-page.tsx';
import { about, careers } from '@/features/landing/content/company.ts';
import { cookies, gdpr } from '@/features/landing/content/cookies-and-gdpr.ts';
import { privacy, terms } from '@/features/landing/content/privacy-and-terms.ts';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { NotFoundPage } from '@/features/landing/not-found-page.tsx';
import { PublicFrame } from '@/features/landing/public-frame.tsx';
import type { Article } from '@/features/landing/read-article.ts';
import type { Writing } from '@/features/landing/writing.ts';
import { WrittenPage } from '@/features/landing/written-page.tsx';
import { operator } from '@/lib/operator.ts';
import { paths } from '@/lib/paths.ts';
import { publicPath } from '@/lib/public-paths.ts';

/** A public page: what a search engine and a shared link show of it, and its content. */
export interface PublicPageContent {
  title: string;
  description: string;
  kind: 'website' | 'article';
  /** Facts about the page in the words of schema.org. */
  facts?: Record<string, unknown>;
  content: ReactNode;
}

const siteName = 'Greenroom';
const publisher = { '@type': 'Organization', name: siteName, url: `${operator.siteUrl}/` };

const pageFacts = (type: string, path: string, title: string, description: string) => ({
  '@type': type,
  name: title,
  description,
  url: operator.siteUrl + path,
  isPartOf: { '@type': 'WebSite', name: siteName, url: `${operator.siteUrl}/` },
});

const written = (path: string, writing: Writing, type = 'WebPage'): PublicPageContent => ({
  title: writing.title.includes(siteName) ? writing.title : `${writing.title} | ${siteName}`,
  description: writing.description,
  kind: 'website',
  facts: pageFacts(type, path, writing.title, writing.description),
  content: <WrittenPage writing={writing} />,
});

const articleFacts = (article: Article) => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  dateModified: article.date,
  image: `${operator.siteUrl}/card.png`,
  mainEntityOfPage: operator.siteUrl + paths.article(article.slug),
  author: publisher,
  publisher,
});

const articlePage = (article: Article, at: number): [string, PublicPageContent] => [
  paths.article(article.slug),
  {
    title: `${article.title} | ${siteName}`,
    description: article.description,
    kind: 'article',
    facts: articleFacts(article),
    content: <ArticlePage article={article} next={articles[(at + 1) % articles.length] ?? article} />,
  },
];

const blogDescription =
  'Short articles on telling a story, ending it with a result and preparing for an interview.';

const offer = (name: string, price: number) => ({ '@type': 'Offer', name, price, priceCurrency: 'USD' });

const homePage = (): PublicPageContent => ({
  title: t`Greenroom: rehearse your interview before the real one`,
  description: t`Timed mock interviews for the job you want, typed or spoken, with an honest score and your own words as evidence.`,
  kind: 'website',
  facts: {
    '@type': 'WebApplication',
    name: siteName,
    url: `${operator.siteUrl}${publicPath(paths.home)}`,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    offers: [offer(t`Free trial`, 0), offer(t`Premium, per month`, premiumPriceUsdPerMonth)],
  },
  content: <LandingPage />,
});

function contactPage(): PublicPageContent {
  const title = t`Contact`;
  const description = t`Write to the people behind Greenroom: questions, problems, ideas and requests about your data.`;
  return {
    title: `${title} | ${siteName}`,
    description,
    kind: 'website',
    facts: pageFacts('ContactPage', publicPath(paths.contact), title, description),
    content: (
      <PublicFrame page={paths.contact}>
        <ContactPage />
      </PublicFrame>
    ),
  };
}

/** The pages that stand in every language, by their path in English; each is made in the language that is spoken then. */
export const translatedPages: Record<string, () => PublicPageContent> = {
  [paths.home]: homePage,
  [paths.contact]: contactPage,
};

/** The pages that are plain HTML and run no app JavaScript, by path. */
export const publicPages: Record<string, PublicPageContent> = {
  [paths.home]: homePage(),
  [paths.about]: written(paths.about, about, 'AboutPage'),
  [paths.blog]: {
    title: `Notes on interviewing | ${siteName}`,
    description: blogDescription,
    kind: 'website',
    facts: {
      ...pageFacts('Blog', paths.blog, 'Notes on interviewing', blogDescription),
      blogPost: articles.map(articleFacts),
    },
    content: <BlogPage />,
  },
  ...Object.fromEntries(articles.map(articlePage)),
  [paths.careers]: written(paths.careers, careers),
  [paths.contact]: contactPage(),
  [paths.privacy]: written(paths.privacy, privacy),
  [paths.terms]: written(paths.terms, terms),
  [paths.cookies]: written(paths.cookies, cookies),
  [paths.gdpr]: written(paths.gdpr, gdpr),
};

/** What an address that leads nowhere answers. */
export const notFoundPage = (): PublicPageContent => ({
  title: `${t`Page not found`} | ${siteName}`,
  description: t`There's no page at this address.`,
  kind: 'website',
  content: <NotFoundPage />,
});
