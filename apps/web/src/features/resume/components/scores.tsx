import { t } from '@lingui/core/macro';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { checkGroupLabels } from '../labels.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';

/** How well the file is read: one large number, and what it is made of. The job match is shown apart. */
export function Readability({ readability }: Pick<StoredAnalysis, 'readability'>) {
  return (
    <section className="part" aria-label={t`Readability`}>
      <header>
        <h2>{t`Readability`}</h2>
        <p className="big num">{readability.score}</p>
        <ScoreChip score={readability.score} wordOnly />
        <Bar value={readability.score} label={t`Readability`} scored scale />
      </header>
      <div>
        <ul className="groups">
          {readability.groups.map(({ group, score, passed, total }) => (
            <li key={group}>
              <b>{t(checkGroupLabels[group])}</b>
              <span className="small soft num">{t`${passed} of ${total} pass`}</span>
              <ScoreChip score={score} />
              <Bar value={score} label={t(checkGroupLabels[group])} scored />
            </li>
          ))}
        </ul>
        <p className="small muted note-line">
          {t`This is our own checklist. Hiring software varies, and its makers don't publish scores.`}
        </p>
      </div>
    </section>
  );
}
