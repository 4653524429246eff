import type { ReactNode } from 'react';
import { ContactPage } from '@/features/contact/contact-page.tsx';
import { BlogPage } from '@/features/landing/blog-page.tsx';
import { articles } from '@/features/landing/content/articles.ts';
import { about, careers } from '@/features/landing/content/company.ts';
import { cookies, gdpr } from '@/features/landing/content/cookies-and-gdpr.ts';
import { privacy, terms } from '@/features/landing/content/privacy-and-terms.ts';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { PublicFrame } from '@/features/landing/public-frame.tsx';
import type { Article, Writing } from '@/features/landing/writing.ts';
import { WrittenPage } from '@/features/landing/written-page.tsx';
import { operator } from '@/lib/operator.ts';
import { paths } from './paths.ts';

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

const written = (writing: Writing): PublicPageContent => ({
  title: writing.title.includes(siteName) ? writing.title : `${writing.title} | ${siteName}`,
  description: writing.description,
  kind: 'website',
  content: <WrittenPage writing={writing} />,
});

const articlePage = (article: Article): PublicPageContent => ({
  ...written(article),
  kind: 'article',
  facts: {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: operator.siteUrl + paths.article(article.slug),
    publisher: { '@type': 'Organization', name: operator.company },
  },
  content: <WrittenPage writing={article} isArticle />,
});

/** The pages that are plain HTML and run no app JavaScript, by path. */
export const publicPages: Record<string, PublicPageContent> = {
  [paths.home]: {
    title: 'Greenroom: rehearse your interview before the real one',
    description:
      'Timed mock interviews for the job you want, by typing or out loud, with an honest score and your own words as the evidence.',
    kind: 'website',
    facts: { '@type': 'WebSite', name: siteName, url: `${operator.siteUrl}/` },
    content: <LandingPage />,
  },
  [paths.about]: written(about),
  [paths.blog]: {
    title: `Notes on interviewing | ${siteName}`,
    description: 'Short articles on telling a story, ending it with a result and preparing for an interview.',
    kind: 'website',
    content: <BlogPage />,
  },
  ...Object.fromEntries(articles.map((article) => [paths.article(article.slug), articlePage(article)])),
  [paths.careers]: written(careers),
  [paths.contact]: {
    title: `Contact | ${siteName}`,
    description: 'Write to the people behind Greenroom.',
    kind: 'website',
    content: (
      <PublicFrame>
        <ContactPage />
      </PublicFrame>
    ),
  },
  [paths.privacy]: written(privacy),
  [paths.terms]: written(terms),
  [paths.cookies]: written(cookies),
  [paths.gdpr]: written(gdpr),
};
