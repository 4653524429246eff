import { tryAnswerMaxLength, tryQuestion } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { paths } from '@/lib/paths.ts';

/** One question for a visitor. src/islands/try-answer.ts sends the answer and shows what the engine says of it. */
export function TrySection() {
  return (
    <section className="sec try-sec" id="try" aria-labelledby="try-title">
      <div className="wrap try">
        <header>
          <h2 className="h2" id="try-title">
            {t`One question, before you sign up.`}
          </h2>
          <p className="feat-intro">
            {t`The engine that scores every interview here reads your answer too. No account, no email.`}
          </p>
          <p className="small muted try-kept">{t`We don't store your answer. It stays in this browser.`}</p>
        </header>
        <div className="sheet try-sheet">
          <form data-try noValidate data-auth={paths.auth} data-longest={tryAnswerMaxLength}>
            <label className="h3 serif" htmlFor="try-answer" lang="en">
              {tryQuestion.text}
            </label>
            <textarea
              className="in"
              id="try-answer"
              name="answer"
              rows={8}
              placeholder={t`Where was it, what did you do, what changed?`}
              aria-describedby="try-count"
            />
            <div className="row sp wr try-foot">
              <span className="small muted num" id="try-count" data-try-count>
                {t`0 words`}
              </span>
              <button className="b b1" type="submit">
                {t`Score my answer`}
              </button>
            </div>
            <p className="contact-status" role="status" data-try-status />
            <noscript>
              <p className="small soft">{t`Scoring an answer here needs JavaScript.`}</p>
            </noscript>
          </form>
          <div data-try-result tabIndex={-1} hidden />
        </div>
      </div>
    </section>
  );
}
