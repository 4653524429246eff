import type { ProgressSummary, RetryWin } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Bar } from '@/components/bar.tsx';
import { ButtonLink } from '@/components/button.tsx';
import { ScoreChange } from '@/components/score-change.tsx';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { ComingJob } from '../now.ts';
import { countdownText, jobName } from '../plan-words.ts';

interface GainsProps {
  summary: ProgressSummary;
  /** The next real interview; null where there is none. */
  next: ComingJob | null;
  today: string;
  /** Where a win is shown in full. */
  addressOf(win: RetryWin): string;
}

/** What practice has won: answers made better, questions mastered, stories told, and how much of the next interview is covered. */
export function Gains({ summary, next, today, addressOf }: GainsProps) {
  const { retry_wins: wins, questions_practiced: practiced, stories_told: told } = summary;
  const covers = next !== null && next.job.requirements > 0;
  if (wins.length === 0 && practiced === 0 && told === 0 && !covers) return null;
  return (
    <section className="gains" aria-labelledby="gains-title">
      <h2 className="vh" id="gains-title">
        {t`What you've gained`}
      </h2>
      {wins.length > 0 ? <Wins summary={summary} addressOf={addressOf} /> : null}
      {practiced > 0 ? <Mastered summary={summary} /> : null}
      {told > 0 ? <StoriesTold count={told} /> : null}
      {covers ? <Covered next={next} today={today} /> : null}
    </section>
  );
}

/** The newest win large, the others as lines. */
function Wins({ summary, addressOf }: Pick<GainsProps, 'summary' | 'addressOf'>) {
  const { retry_wins: wins, retry_wins_total: total } = summary;
  const [newest, ...others] = wins;
  if (!newest) return null;
  return (
    <div className="wins">
      <h3 className="label">{plural(total, { one: '# answer improved', other: '# answers improved' })}</h3>
      <p className="won">
        <ScoreChange before={newest.before} now={newest.now} />
        <b className="good">{plural(newest.now - newest.before, { one: '+# point', other: '+# points' })}</b>
      </p>
      <p className="q" lang="en">
        {newest.question_text}
      </p>
      <ButtonLink variant="quiet" small to={addressOf(newest)}>
        {t`See what changed`}
      </ButtonLink>
      {others.length > 0 ? (
        <ul className="rows">
          {others.map((win) => (
            <li key={`${win.session_id} ${win.question_text}`}>
              <Link to={addressOf(win)}>
                <span lang="en">{win.question_text}</span>
                <ScoreChange before={win.before} now={win.now} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Mastered({ summary }: { summary: ProgressSummary }) {
  const { questions_mastered: mastered, questions_practiced: practiced } = summary;
  return (
    <div>
      <h3 className="label">{t`Questions mastered`}</h3>
      <p className="figure num">{t`${mastered} of ${practiced}`}</p>
      <Bar value={(100 * mastered) / practiced} label={t`Questions mastered`} />
      <p className="small soft">{t`Your latest answer scored 80 or more.`}</p>
    </div>
  );
}

function StoriesTold({ count }: { count: number }) {
  return (
    <div>
      <h3 className="label">{t`Stories told`}</h3>
      <p className="figure num">{formatCount(count)}</p>
      <Link className="small" to={paths.stories}>
        {t`See my stories`}
      </Link>
    </div>
  );
}

function Covered({ next, today }: { next: ComingJob; today: string }) {
  const { id, covered, requirements } = next.job;
  return (
    <div>
      <h3 className="label">{countdownText(next, today)}</h3>
      <p className="figure num">{t`${covered} of ${requirements}`}</p>
      <Bar value={(100 * covered) / requirements} label={t`Covered`} />
      <p className="small soft">{t`things the ad asks for are covered.`}</p>
      <Link className="small" to={paths.job(id)}>
        {jobName(next.job)}
      </Link>
    </div>
  );
}
