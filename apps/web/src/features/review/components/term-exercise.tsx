import { isSameTerm, type ReviewItem, ratingOfTerm } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import { clueOf } from '../day.ts';
import type { Finished } from '../exercise.ts';
import { RatingChoice } from './rating-choice.tsx';

interface TermExerciseProps {
  item: ReviewItem;
  onDone(result: Finished): void;
}

/** A word by its clue. One letter more at each hint. */
export function TermExercise({ item, onDone }: TermExerciseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const word = item.reference;
  const [typed, setTyped] = useState('');
  const [hints, setHints] = useState(0);
  const [missed, setMissed] = useState(false);
  const [ended, setEnded] = useState<{ right: boolean } | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The field that had the focus is gone; the result is read aloud.
  useEffect(() => {
    if (ended) result.current?.focus();
  }, [ended]);
  const showLetter = () => {
    setHints(hints + 1);
    // The button is off after the last letter but one: the focus goes where the word is typed.
    if (hints + 1 >= word.length - 1) field.current?.focus();
  };
  const letters = [...word].map((letter, at) => (at < hints ? letter : '_')).join(' ');
  return (
    <>
      <h1 ref={heading} tabIndex={-1} lang="en">
        {clueOf(word)}
      </h1>
      {ended ? (
        <section className="review-result">
          <h2 ref={result} tabIndex={-1}>
            {ended.right ? t`That's it: ${word}` : t`The word is ${word}`}
          </h2>
          <RatingChoice
            suggested={ratingOfTerm({ right: ended.right, hints })}
            onChoose={(rating) => onDone({ rating })}
          />
        </section>
      ) : (
        <form
          className="review-term"
          onSubmit={(event) => {
            event.preventDefault();
            const right = isSameTerm(typed, word);
            setMissed(!right && typed.trim() !== '');
            if (right) setEnded({ right });
          }}
        >
          <p className="num soft">
            {plural(word.length, { one: '# letter', other: '# letters' })}
            <span className="review-letters" role="status">
              {hints > 0 ? letters : ''}
            </span>
          </p>
          <TextField
            ref={field}
            label={t`The word`}
            lang="en"
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={missed ? t`That's not it. Try again, or show a letter.` : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissed(false);
            }}
          />
          <div className="row wr review-go">
            <Button variant="quiet" onClick={() => setEnded({ right: false })}>
              {t`I don't know`}
            </Button>
            <Button disabled={hints >= word.length - 1} onClick={showLetter}>
              {t`Show a letter`}
            </Button>
            <Button variant="primary" type="submit" disabled={typed.trim() === ''}>
              {t`Check`}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
