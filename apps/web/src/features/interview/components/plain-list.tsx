interface PlainListProps {
  title: string;
  items: readonly string[] | undefined;
  ordered?: boolean;
}

/** A short list under its name; nothing where there is nothing to say. */
export function PlainList({ title, items, ordered }: PlainListProps) {
  const lines = [...new Set(items ?? [])];
  if (lines.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3>{title}</h3>
      <List className="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}
