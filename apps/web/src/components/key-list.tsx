/** One line of a list of keys: what to press, and what happens then. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

/** Keys and what they do, as a list of terms. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="key-list">
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
