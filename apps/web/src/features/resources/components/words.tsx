import { t } from '@lingui/core/macro';
import { plainText, type Span, type TableBlock } from '../text.ts';

/** Words of a resource, with what is bold in them. */
export function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored line never move
    span.bold ? <strong key={index}>{span.text}</strong> : <span key={index}>{span.text}</span>,
  );
}

/** What a table is called, by its columns: a text may have two. */
export function tableName({ head }: TableBlock): string {
  const columns = head.map(plainText).filter(Boolean).join(', ');
  return t`Table: ${columns}`;
}
