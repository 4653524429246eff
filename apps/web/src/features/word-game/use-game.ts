import {
  answerWord,
  type Difficulty,
  endGame,
  type Game,
  resultsDelayMs,
  secondsLeftOf,
  skipWord,
  startGame,
  type WorkField,
} from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { newId } from '@/lib/new-id.ts';
import { playSound } from '@/lib/sounds.ts';
import { notify } from '@/lib/toasts.ts';

const lookEveryMs = 250;
/** Seconds before the end at which a sound says so. */
const lowAtSeconds = 10;

function tell({ last }: Game): void {
  if (!last) return;
  playSound(last.kind === 'correct' ? 'right' : 'wrong');
  if (last.kind === 'correct') {
    const { points } = last;
    notify.success(t`Correct!`, t`+${points} points`);
  } else {
    const { word } = last;
    notify.info(last.kind === 'skipped' ? t`Skipped` : t`Incorrect`, t`The word was ${word}.`);
  }
}

/** One game after the other: its clock, its moves, and its results half a second after the end. `onMissed` gets each word that was wrong or skipped. */
export function useGame(
  field: WorkField | null,
  onFinished: (game: Game) => void,
  onMissed: (word: string) => void,
) {
  const [game, setGame] = useState<Game | null>(null);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [showResults, setShowResults] = useState(false);
  const finish = useRef(onFinished);
  finish.current = onFinished;
  const isOn = game !== null && game.finishedAt === null;
  const finishedId = game !== null && game.finishedAt !== null ? game.id : null;

  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      const now = Date.now();
      setNowMs(now);
      setGame((current) => (current && secondsLeftOf(current, now) === 0 ? endGame(current, now) : current));
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn]);

  const secondsLeft = game ? secondsLeftOf(game, Math.max(nowMs, game.startedAt)) : 0;
  const runsLow = isOn && secondsLeft > 0 && secondsLeft <= lowAtSeconds;
  useEffect(() => {
    if (runsLow) playSound('timeRunsLow');
  }, [runsLow]);

  const finished = useRef(game);
  finished.current = game;
  useEffect(() => {
    if (finishedId === null || !finished.current) return;
    const { score } = finished.current;
    finish.current(finished.current);
    playSound('finished');
    notify.info(t`Game Complete!`, t`Final score: ${score} points`);
    const timer = setTimeout(() => setShowResults(true), resultsDelayMs);
    return () => clearTimeout(timer);
  }, [finishedId]);

  const move = (next: (game: Game, nowMs: number) => Game) => {
    if (!game || game.finishedAt !== null) return;
    const moved = next(game, Date.now());
    if (moved === game) return;
    setGame(moved);
    if (moved.last === game.last) return;
    tell(moved);
    if (moved.last && moved.last.kind !== 'correct') onMissed(moved.last.word);
  };
  return {
    game,
    showResults,
    secondsLeft,
    start(difficulty: Difficulty) {
      const now = Date.now();
      setNowMs(now);
      setShowResults(false);
      setGame(startGame(newId(), difficulty, now, Math.random, field));
    },
    answer: (text: string) => move((current, now) => answerWord(current, text, now)),
    skip: () => move(skipWord),
    end: () => move(endGame),
    close: () => {
      setShowResults(false);
      setGame(null);
    },
  };
}
