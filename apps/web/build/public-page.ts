/** One of the public pages that the prerendering entry exports by their path. */
export interface PublicPage {
  /** The language that it is written in, as in `<html lang>`. */
  locale: string;
  /** The address of the page in each language by `hreflang`, itself included; empty where it stands in one. */
  addresses: Record<string, string>;
  title: string;
  description: string;
  kind: 'website' | 'article';
  /** Facts about the page in the words of schema.org. */
  facts?: Record<string, unknown>;
  /** The static markup of the page's body. */
  render(): string;
}
