import { escapeHtml } from '@greenroom/domain';
import type { PublicPage } from './public-page.ts';

/** Languages as shared links name them. */
const cardLocales: Record<string, string> = { en: 'en_US', es: 'es_LA' };

/** The tags by which search engines and shared links know a page: its address, its card, its facts. */
export function headTags(page: PublicPage, address: string): string[] {
  const card = {
    'og:site_name': 'Greenroom',
    'og:type': page.kind,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': address,
    'og:image': new URL('/card.png', address).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Greenroom: rehearse your interview before the real one.',
    'og:locale': cardLocales[page.locale] ?? 'en_US',
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(page.addresses).map(
      ([language, twin]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(twin)}">`,
    ),
    ...Object.entries(card).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.facts ? [factsTag(page.facts)] : []),
  ];
}

function factsTag(facts: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The list of the public pages for search engines. */
export function sitemap(urlPaths: string[], siteUrl: string): string {
  const entries = urlPaths.map((urlPath) => `  <url><loc>${escapeHtml(siteUrl + urlPath)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
