import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { useKeys } from '@/lib/use-keys.ts';

interface SelectionBarProps {
  /** The coaching question. */
  ask: string;
  /** The language of the question. */
  lang: string;
  /** The selected words; empty where nothing is selected. */
  words: string;
  problem: string | null;
  busy: boolean;
  onCount(): void;
  onCancel(): void;
}

/** The bar at the bottom while words are selected: the question, the words, and what to do with them. Escape cancels. */
export function SelectionBar({ ask, lang, words, problem, busy, onCount, onCancel }: SelectionBarProps) {
  useKeys(document, (event) => (event.key === 'Escape' ? onCancel : undefined));
  return (
    <section className="pick" aria-labelledby="pick-ask">
      <div className="wrap">
        <div>
          <h2 id="pick-ask">
            <span lang={lang}>{ask}</span> {t`Select the words where you said this.`}
          </h2>
          <p className="q" aria-live="polite">
            {words === '' ? <span className="muted">{t`Nothing selected yet`}</span> : `“${words}”`}
          </p>
          <p className="pick-problem" role="alert">
            {problem}
          </p>
        </div>
        <div className="row">
          <Button variant="primary" busy={busy} disabled={words === ''} onClick={onCount}>
            {t`Count these words`}
          </Button>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
        </div>
      </div>
    </section>
  );
}
