import type { PracticeGains, RetryWin } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/button.tsx';
import { ScoreChange } from '@/components/score-change.tsx';
import { lazyPart } from '@/lib/lazy-part.ts';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useSettings } from '@/lib/settings.ts';
import '@/styles/wins.css';

const ShareWin = lazyPart(async () => ({ default: (await import('./share-win.tsx')).ShareWin }));
const winsShown = 3;

interface RecentWinsProps {
  gains: PracticeGains;
  /** Where a win is shown in full. */
  addressOf(win: RetryWin): string;
}

/** The newest answers that got better, each to be shared, how many questions are mastered, and how many stories were told. Nothing before the first. */
export function RecentWins({ gains, addressOf }: RecentWinsProps) {
  const user = useUser();
  const { profileVisibility } = useSettings().privacy;
  const [shared, setShared] = useState<RetryWin | null>(null);
  const { retry_wins: wins, questions_mastered: mastered, stories_told: told } = gains;
  if (wins.length === 0 && mastered === 0 && told === 0) return null;
  const counts = [
    mastered > 0 ? plural(mastered, { one: '# question mastered', other: '# questions mastered' }) : '',
    told > 0 ? plural(told, { one: '# story told', other: '# stories told' }) : '',
  ].filter(Boolean);
  return (
    <section className="wins-strip" aria-labelledby="recent-wins">
      <div className="sh">
        <h2 id="recent-wins">{t`Your wins`}</h2>
        {counts.length > 0 ? <p className="small soft num">{counts.join(', ')}</p> : null}
      </div>
      {wins.length > 0 ? (
        <ul className="rows">
          {wins.slice(0, winsShown).map((win) => (
            <li key={`${win.session_id} ${win.question_text}`}>
              <Link to={addressOf(win)} lang="en">
                {win.question_text}
              </Link>
              <ScoreChange before={win.before} now={win.now} />
              <Button
                variant="quiet"
                small
                aria-label={t`Share: ${win.question_text}`}
                onClick={() => setShared(win)}
              >
                {t`Share`}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {shared ? (
        <Suspense>
          <ShareWin
            win={shared}
            name={fullNameOf(user.user_metadata)}
            showsName={profileVisibility}
            onClose={() => setShared(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
