import type { Span } from '../text.ts';

/** Words of a resource, with what is bold in them. */
export function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored line never move
    span.bold ? <strong key={index}>{span.text}</strong> : <span key={index}>{span.text}</span>,
  );
}
