import { type LetterRemark, letterRemarks, withRemarkMended } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import type { LetterDraft } from '../letter-draft.ts';

interface LetterRemarksProps {
  draft: LetterDraft;
  onChange(text: string): void;
}

const keyOf = ({ kind, quote, place }: LetterRemark) => `${kind} ${quote} ${place}`;

/** What is wrong, and what the button does about it. */
function wordsOf({ kind, mend, place }: LetterRemark): { reason: string; action: string } {
  const words = mend ?? '';
  const texts = {
    splice: { reason: t`Two sentences run together here.`, action: t`Split them` },
    twice: { reason: t`You already say this further up.`, action: t`Take it out` },
    lack: {
      reason: t`You don't have to say what you haven't done. Start with what you have.`,
      action: mend === '' ? t`Take it out` : t`Leave that part out`,
    },
    verb: { reason: t`The verb is missing its ending.`, action: t`Change it to “${words}”` },
    name: {
      reason: t`This is a name, so it starts with a capital.`,
      action: t`Change it to “${words}”`,
    },
    long: { reason: t`This is a long sentence. Can you split it in two?`, action: '' },
    move: {
      reason: t`The job is in ${place}. If you'd move there, say so.`,
      action: t`Add “${words}”`,
    },
  };
  return texts[kind];
}

/** Up to three places of the letter that are worth a second look, each with one button that mends it. */
export function LetterRemarks({ draft: { text, form }, onChange }: LetterRemarksProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const remarks = letterRemarks(text, form, left.size).filter((one) => !left.has(keyOf(one)));
  if (remarks.length === 0) return null;
  return (
    <section className="letter-remarks" aria-labelledby="letter-remarks">
      <h2 className="h3" id="letter-remarks">{t`Read this once more`}</h2>
      <ul>
        {remarks.map((remark) => {
          const { reason, action } = wordsOf(remark);
          const about = remark.quote || reason;
          return (
            <li key={keyOf(remark)}>
              {remark.quote === '' ? null : <q lang="en">{remark.quote.replace(/^• /, '')}</q>}
              <p className="small soft">{reason}</p>
              <div className="row wr">
                {remark.mend === null ? null : (
                  <Button small variant="quiet" onClick={() => onChange(withRemarkMended(text, remark))}>
                    {action}
                  </Button>
                )}
                <Button
                  small
                  variant="quiet"
                  aria-label={t`Leave it: ${about}`}
                  onClick={() => setLeft(new Set([...left, keyOf(remark)]))}
                >
                  {t`Leave it`}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
