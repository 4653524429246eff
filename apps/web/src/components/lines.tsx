interface LinesProps {
  lines: readonly string[];
  /** `en` where the coach wrote them; what somebody else wrote is in its own language. */
  lang?: string;
}

/** Sentences one under the other. */
export function Lines({ lines, lang }: LinesProps) {
  return (
    <ul className="lines" lang={lang}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
