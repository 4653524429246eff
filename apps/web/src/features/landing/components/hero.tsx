import { trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Play } from 'lucide-react';
import { paths } from '@/lib/paths.ts';
import { SampleAnswer } from './sample-answer.tsx';

/** A lamp on a cord, its light falling over the page. */
function PendantLamp() {
  return (
    <svg className="draw pend" viewBox="0 0 900 900" aria-hidden="true">
      <path className="l" d="M694 148h152l1598 3000H-2843Z" />
      <path className="lampline" d="M770-40V84" />
      <path className="p lampline" d="M752 84h36l60 64H692Z" />
      <path className="lampline" d="M760 148a10 8 0 0 0 20 0" />
    </svg>
  );
}

/** What the product is, in one sentence and one scored answer. */
export function Hero() {
  const { interview_questions: interviews, daily_challenge: challenges, word_game: games } = trialLimits;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <PendantLamp />
        <h1 id="hero-title">{t`Rehearse your interview before the real one.`}</h1>
        <div className="hg">
          <div>
            <p className="lead">
              <Trans>
                Answer timed questions for the job you want, by typing or speaking. Then get an honest score,
                with your own words as evidence.
              </Trans>
            </p>
            <div className="acts">
              <a className="b b1" href={paths.auth}>
                {t`Start Your Journey`}
              </a>
              <button className="b b2" type="button" data-open-demo>
                <Play className="i" aria-hidden="true" />
                {t`Watch Demo`}
              </button>
              <button className="b b2" type="button" data-download>
                <Download className="i" aria-hidden="true" />
                {t`Download App`}
              </button>
            </div>
            <p className="install-note small soft" role="status" data-install-note />
            <p className="trialnote num">
              {t`Free trial: ${interviews} mock interviews, ${challenges} daily challenge, ${games} word game. No card needed.`}
            </p>
          </div>
          <SampleAnswer />
        </div>
      </div>
    </section>
  );
}
