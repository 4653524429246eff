import type { Game } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { describeGuess, longestGuess, readGuess, usedLetters } from '../letters.ts';
import { StageLamp } from './stage-lamp.tsx';

interface GameStageProps {
  game: Game;
  onAnswer(text: string): void;
  onSkip(): void;
}

/** The word of the round: its clue, the letters to choose from, and what is spelt so far. Every part by keyboard. */
export function GameStage({ game, onAnswer, onSkip }: GameStageProps) {
  const [guess, setGuess] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clueId = useId();
  const round = game.rounds[game.current];
  // A keyboard that comes up by itself on a phone would hide the letters.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  useEffect(() => listenOutside(() => field.current, setGuess), []);
  if (!round) return null;
  const used = usedLetters(round.scrambled, guess);
  const slots = Array.from(
    { length: Math.max(round.word.length, guess.length) },
    (_, index) => guess[index] ?? '',
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (guess === '') onSkip();
    else setGuess('');
  };
  return (
    <section className="stage" aria-label={t`Current word`}>
      <StageLamp />
      <p className="serif stage-clue" id={clueId} lang="en">
        {round.clue}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(guess);
        }}
        onKeyDown={onKeyDown}
        style={{ '--n': slots.length } as CSSProperties}
      >
        <div className="slots">
          {slots.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <i key={index} className={letter === '' ? undefined : 'on'} aria-hidden="true">
              {letter}
            </i>
          ))}
          <input
            ref={field}
            className="slots-field"
            aria-label={t`Your answer`}
            aria-describedby={clueId}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longestGuess}
            value={guess}
            onChange={(event) => setGuess(readGuess(event.target.value))}
          />
        </div>
        <p className="vh">{describeGuess(guess, round.word.length)}</p>
        <div className="letters" data-testid="letters">
          {[...round.scrambled].map((letter, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={index}
              type="button"
              className={clsx('tile', used[index] && 'used')}
              aria-label={used[index] ? t`${letter}, used` : letter}
              aria-disabled={used[index]}
              onClick={() => used[index] || setGuess(readGuess(guess + letter))}
            >
              {letter}
            </button>
          ))}
        </div>
        <div className="row wr stage-acts">
          <Button onClick={() => setGuess('')} disabled={guess === ''}>
            <Delete className="i" aria-hidden="true" />
            {t`Clear`}
          </Button>
          <Button type="submit" variant="primary" disabled={guess === ''}>
            {t`Submit Answer`}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {t`Skip`}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Letters that are typed while nothing has the focus go into the word. */
function listenOutside(
  field: () => HTMLInputElement | null,
  change: (next: (guess: string) => string) => void,
) {
  const onKey = (event: globalThis.KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.target !== document.body || !plain || !/^[a-z]$/i.test(event.key)) return;
    event.preventDefault();
    field()?.focus();
    change((guess) => readGuess(guess + event.key));
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
