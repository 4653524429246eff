import type { ChosenFact, LetterFactsOutput, OfferedFact } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { LetterForm } from '../letter-draft.ts';
import { factKey, groupsOf, withToggled, withWords } from '../letter-facts.ts';
import { LetterFact } from './letter-fact.tsx';

interface LetterFactsProps {
  form: LetterForm;
  offered: LetterFactsOutput;
  chosen: readonly ChosenFact[];
  onChange(form: LetterForm): void;
}

/** With more lines a letter runs over a page. */
const mostOfPage = 6;

/** What the user did for each task of the ad: the best lines are chosen, and the others are there to choose. */
export function LetterFacts({ form, offered, chosen, onChange }: LetterFactsProps) {
  const [atFirst] = useState(form.facts ?? []);
  const words = new Map(chosen.map((one) => [factKey(one), one.text]));
  const whereOf = ({ entry }: OfferedFact) => {
    const { title = '', name = '' } = form.history[entry] ?? {};
    return [title, name].filter(Boolean).join(', ');
  };
  const list = (facts: readonly OfferedFact[]) => (
    <ul className="letter-facts-list">
      {facts.map((fact) => (
        <LetterFact
          key={factKey(fact)}
          fact={fact}
          chosen={words.get(factKey(fact)) ?? null}
          where={whereOf(fact)}
          onToggle={() => onChange({ ...form, facts: withToggled(chosen, fact) })}
          onWords={(text) => onChange({ ...form, facts: withWords(chosen, factKey(fact), text) })}
        />
      ))}
    </ul>
  );
  return (
    <section className="letter-facts" aria-labelledby="letter-facts">
      <h2 className="h3" id="letter-facts">{t`Choose what goes in`}</h2>
      <p className="small soft">
        {t`Your own answers say more than these lines. Choose one only if it says something new.`}
      </p>
      <p className="small soft" aria-live="polite">
        {plural(chosen.length, { one: '# line chosen.', other: '# lines chosen.' })}{' '}
        {chosen.length > mostOfPage ? t`That's a lot for one page. Leave some out.` : null}
      </p>
      {groupsOf(offered, atFirst).map(({ task, shown, more }) => (
        <fieldset key={task}>
          <legend>
            {task === '' ? (
              t`Lines from your resume`
            ) : (
              <>
                {t`The ad asks for`} <span lang="en">“{task}”</span>
              </>
            )}
          </legend>
          {shown.length + more.length === 0 ? (
            <p className="small muted">{t`We didn't find a line for this. Do you see one below?`}</p>
          ) : null}
          {list(shown)}
          {more.length > 0 ? (
            <details>
              <summary>{plural(more.length, { one: '# more line', other: '# more lines' })}</summary>
              {list(more)}
            </details>
          ) : null}
        </fieldset>
      ))}
    </section>
  );
}
