import { sampleAnswer } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';

/** Heights of the bars of the drawn sound wave. */
const waveHeights = [4, 8, 14, 6, 20, 30, 16, 10, 24, 34, 22, 12, 6, 16, 28, 18, 8, 4, 10, 22, 14, 6];

function Wave() {
  return (
    <svg
      width="176"
      height="40"
      viewBox="0 0 176 40"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={waveHeights.map((height, index) => `M${4 + 8 * index} ${20 - height / 2}v${height}`).join('')}
      />
    </svg>
  );
}

const outOf = (points: string, weight: number) => t`${points} of ${weight}`;

function ReceiptExcerpt() {
  return (
    <table className="rc small" aria-label={t`Two lines from the score breakdown in the example above`}>
      <tbody>
        {sampleAnswer.signals.map(({ id, name, weight, points }) => (
          <tr key={id}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td className="n">{outOf(points.toFixed(1), weight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const letters = ['T', 'O', 'M', 'E', 'C'];
const choices = ['A', 'B', 'C', 'D'];
const days = [false, false, true, true, true, true, true];
const today = 6;

const features = (): { title: string; text: string; sight: ReactNode }[] => [
  {
    title: t`Timed mock interviews`,
    text: t`Questions for your role and level, and a time limit that you choose.`,
    sight: (
      <span className="clock">
        <b>22:14</b>
        <span className="small muted">{t`left of 30:00`}</span>
      </span>
    ),
  },
  {
    title: t`Type it or say it`,
    text: t`Dictate your answer and watch it become text you can read back.`,
    sight: <Wave />,
  },
  {
    title: t`A score with a breakdown`,
    text: t`Open any score to see the signals, the weights and the points. They always add up.`,
    sight: <ReceiptExcerpt />,
  },
  {
    title: t`A challenge every day`,
    text: t`One question a day, then why the right answer is right.`,
    sight: (
      <span className="row abcd" aria-hidden="true">
        {choices.map((choice) => (
          <i key={choice} className={choice === 'B' ? 'on' : undefined}>
            {choice}
          </i>
        ))}
      </span>
    ),
  },
  {
    title: t`Word Scramble`,
    text: t`Five career words, sixty seconds.`,
    sight: (
      <span className="row tiles" aria-hidden="true">
        {letters.map((letter) => (
          <span className="tile" key={letter}>
            {letter}
          </span>
        ))}
      </span>
    ),
  },
  {
    title: t`A streak without the noise`,
    text: t`A day counts when you finish an interview, a challenge or a review. We won't nag you if you miss one.`,
    sight: (
      <span className="row">
        <span className="chip streak">
          <Flame className="i" aria-hidden="true" />
          {t`5 days`}
        </span>
        <span className="days" aria-hidden="true">
          {days.map((on, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have no identity but their place
            <i key={index} className={[on ? 'on' : '', index === today ? 'now' : ''].join(' ').trim()} />
          ))}
        </span>
      </span>
    ),
  },
];

/** What the product does, as rows with a small sight each. */
export function Features() {
  return (
    <section className="sec" id="how" aria-labelledby="features-title">
      <div className="wrap feat">
        <header>
          <h2 className="h2" id="features-title">
            {t`What you can do here.`}
          </h2>
          <p className="feat-intro">
            {t`Short sessions, one thing to fix each time, and a record of how far you've come.`}
          </p>
        </header>
        <ul className="fl">
          {features().map(({ title, text, sight }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div className="spec num">{sight}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
