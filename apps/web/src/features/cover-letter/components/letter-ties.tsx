import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { withOtherFact } from '../letter-blanks.ts';
import type { LetterDraft } from '../letter-draft.ts';

interface LetterTiesProps {
  draft: LetterDraft;
  onChange(draft: LetterDraft): void;
}

/** Which fact of the user answers which task of the ad, each with another fact to choose. */
export function LetterTies({ draft, onChange }: LetterTiesProps) {
  const ties = draft.made?.ties ?? [];
  if (ties.length === 0) return null;
  return (
    <div className="letter-ties">
      <h2 className="h3">{t`What you did, and what they need`}</h2>
      <ol>
        {ties.map(({ task, quote, where, paragraph, others }, at) => (
          <li key={`${task} ${quote}`}>
            <span className="num" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <dl>
                {task === '' ? null : (
                  <>
                    <dt>{t`The ad asks for`}</dt>
                    <dd lang="en">“{task}”</dd>
                  </>
                )}
                <dt>{t`What you did`}</dt>
                <dd lang="en">
                  {quote}
                  {where === '' ? null : <span className="small muted">{where}</span>}
                </dd>
              </dl>
              {others.length > 0 && draft.text.includes(paragraph) ? (
                <Button small variant="quiet" onClick={() => onChange(withOtherFact(draft, at))}>
                  {t`Use another fact`}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
