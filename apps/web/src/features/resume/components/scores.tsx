import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { StoredAnalysis } from '../stored-analysis.ts';

/** How well the file is read: one large number, and what it is made of. */
export function Readability({
  readability,
  overallScore,
  match,
}: Pick<StoredAnalysis, 'readability' | 'overallScore' | 'match'>) {
  return (
    <section className="part" aria-label="Readability">
      <header>
        <h2>Readability</h2>
        <p className="big num">{readability.score}</p>
        <ScoreChip score={readability.score} wordOnly />
        <Bar value={readability.score} label="Readability" scored scale />
      </header>
      <div>
        <ul className="groups">
          {readability.groups.map(({ group, label, score, passed, total }) => (
            <li key={group}>
              <b>{label}</b>
              <span className="small soft num">{`${passed} of ${total} pass`}</span>
              <ScoreChip score={score} />
              <Bar value={score} label={label} scored />
            </li>
          ))}
        </ul>
        <p className="small muted note-line">{readability.note}</p>
        {match ? (
          <p className="small soft num">
            {`Overall ${overallScore}: the mean of readability ${readability.score} and job match ${match.score}. They are two different things, so they stand apart here.`}
          </p>
        ) : null}
      </div>
    </section>
  );
}
