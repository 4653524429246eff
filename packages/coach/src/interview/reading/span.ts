/** Words of an answer: `text.slice(start, end) === quote`, in UTF-16 code units. */
export interface Span {
  quote: string;
  start: number;
  end: number;
}
