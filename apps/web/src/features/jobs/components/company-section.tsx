import { type JobWorkspace, jobLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { SavedText } from './saved-text.tsx';

/** What the user knows of the company, what the ad says of it, and the opening in their own words. */
export function CompanySection({ job, onChange }: { job: JobWorkspace; onChange(): void }) {
  const { id, notes, opening, facts } = job;
  const company = job.details.company || t`the company`;
  return (
    <div>
      <div className="sh">
        <h2>{t`Company notes`}</h2>
      </div>
      <SavedText
        jobId={id}
        field="notes"
        stored={notes}
        label={t`Your notes about ${company}`}
        placeholder={t`What you found out, who you know there, what to ask about.`}
        maxLength={jobLimits.notes}
        onSaved={onChange}
      />
      {facts.length > 0 ? (
        <ul className="fact">
          {facts.map((fact) => (
            <li key={fact}>
              <span className="label">{t`From the ad`}</span>
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="sh opening-head" id="opening">
        <h2>{t`Your opening`}</h2>
      </div>
      <SavedText
        jobId={id}
        field="opening"
        stored={opening}
        label={t`Your opening`}
        placeholder={t`“Tell me about yourself”: two or three sentences, in your own words.`}
        maxLength={jobLimits.opening}
        onSaved={onChange}
      />
      <p className="hint">{t`It goes on your day sheet.`}</p>
    </div>
  );
}
