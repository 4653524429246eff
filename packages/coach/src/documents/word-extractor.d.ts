declare module 'word-extractor' {
  interface ExtractedDocument {
    getBody(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
    getFooters(): string;
    getTextboxes(): string;
  }
  export default class WordExtractor {
    extract(source: unknown): Promise<ExtractedDocument>;
  }
}
