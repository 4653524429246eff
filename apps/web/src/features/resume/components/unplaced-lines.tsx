import type { ReadingCoverage } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';

export type UnplacedLine = ReadingCoverage['unassigned'][number];

interface UnplacedLinesProps {
  lines: readonly UnplacedLine[];
  /** The names of the entries that a line can go to. */
  namesOf(section: UnplacedLine['section']): readonly string[];
  idOf(at: number): string;
  /** Adds the line to an entry; null makes a new one of it. */
  onPlace(line: UnplacedLine, entry: number | null): void;
  onDismiss(line: UnplacedLine, at: number): void;
}

/** Lines of the work and education sections that no entry took. */
export function UnplacedLines({ lines, namesOf, idOf, onPlace, onDismiss }: UnplacedLinesProps) {
  const [placing, setPlacing] = useState<number | null>(null);
  if (lines.length === 0) return null;
  return (
    <section className="reading-group unplaced" aria-labelledby={idOf(-1)}>
      <h3 id={idOf(-1)} tabIndex={-1}>{t`Lines we couldn't place`}</h3>
      <p className="small soft">{t`Add each one where it belongs, or leave it out.`}</p>
      <ul className="unplaced-list">
        {lines.map((line, at) => {
          const isWork = line.section === 'work';
          const isPlacing = placing === at;
          // Buttons with the same words differ by their line.
          const add = isWork ? t`Add to a job` : t`Add to a school`;
          const dismiss = t`Not needed`;
          return (
            <li key={`${line.source.start} ${line.source.text}`}>
              <p className="serif">{line.source.text}</p>
              <div className="row wr">
                <Button
                  small
                  id={idOf(at)}
                  aria-label={`${add}: ${line.source.text}`}
                  aria-expanded={isPlacing}
                  onClick={() => setPlacing(isPlacing ? null : at)}
                >
                  {add}
                </Button>
                <Button
                  small
                  aria-label={`${dismiss}: ${line.source.text}`}
                  onClick={() => {
                    setPlacing(null);
                    onDismiss(line, at);
                  }}
                >
                  {dismiss}
                </Button>
              </div>
              {isPlacing ? (
                <ul className="places">
                  {[isWork ? t`A new job` : t`A new school`, ...namesOf(line.section)].map((name, choice) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one name
                    <li key={choice}>
                      <Button
                        small
                        variant="quiet"
                        onClick={() => {
                          setPlacing(null);
                          onPlace(line, choice === 0 ? null : choice - 1);
                        }}
                      >
                        {name}
                      </Button>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
