import { gameRounds, gameSeconds, pointsPerWord, streakBonusPoints } from '@greenroom/domain';

const tips = [
  `Find ${gameRounds} career words in ${gameSeconds} seconds. The line above the letters says what is meant.`,
  'Type the word, or choose its letters one by one.',
  `A right word gives ${pointsPerWord.easy}, ${pointsPerWord.medium} or ${pointsPerWord.hard} points, and ${streakBonusPoints} more for each right word in a row before it.`,
  'A wrong word or a skip ends the streak and brings the next word.',
];

const keys = [
  ['Enter', 'submits'],
  ['Backspace', 'takes a letter back'],
  ['Esc', 'clears the letters, and skips where there are none'],
] as const;

/** The rules, and the keys. */
export function HowToPlay() {
  return (
    <section aria-labelledby="how-to-play">
      <div className="sh">
        <h2 id="how-to-play">How to Play</h2>
      </div>
      <ul className="game-tips">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <dl className="game-keys small">
        {keys.map(([name, effect]) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
