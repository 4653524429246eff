import { fieldRounds, gameRounds, gameSeconds, pointsPerWord, streakBonusPoints } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';

const { easy, medium, hard } = pointsPerWord;

const tips = () => [
  t`Find ${gameRounds} words in ${gameSeconds} seconds. The clue is above the letters.`,
  t`If we know your field, ${fieldRounds} of the words will come from it.`,
  t`Type the word, or pick its letters.`,
  t`Points per word: easy ${easy}, medium ${medium}, hard ${hard}. Plus ${streakBonusPoints} for each word in your streak.`,
  t`A wrong word or a skip ends your streak and brings up the next word.`,
];

const keys = [
  ['Enter', msg`submits`],
  [msg`Backspace`, msg`removes the last letter`],
  ['Esc', msg`clears the letters, or skips if there are none`],
] as const;

/** The rules, and the keys. */
export function HowToPlay() {
  return (
    <section aria-labelledby="how-to-play">
      <div className="sh">
        <h2 id="how-to-play">{t`How to Play`}</h2>
      </div>
      <ul className="game-tips">
        {tips().map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <dl className="game-keys small">
        {keys.map(([name, effect]) => (
          <div key={effect.id}>
            <dt>
              <kbd>{typeof name === 'string' ? name : t(name)}</kbd>
            </dt>
            <dd>{t(effect)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
