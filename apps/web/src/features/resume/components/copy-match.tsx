import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { AwaitingNetwork } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import type { CopyJob } from '../editor-store.ts';
import type { CopyChangesData } from '../use-copy-changes.ts';
import { Pair } from './comparison-view.tsx';

/** The match of the master and of its copy with the ad, and which skills of the ad the copy shows more or less. */
export function CopyMatch({ job, data }: { job: CopyJob; data: CopyChangesData }) {
  return (
    <section aria-labelledby="copy-match">
      <h2 id="copy-match" className="h3">{t`Match with the ad`}</h2>
      {job.ad.trim() === '' ? (
        <p className="soft">
          {t`Add the job ad to see the match before and after.`}{' '}
          <Link className="ul" to={`${paths.jobEdit(job.id)}?step=ad`}>{t`Add the job ad`}</Link>
        </p>
      ) : (
        <Scores data={data} />
      )}
    </section>
  );
}

function Scores({
  data: { comparison, lost, isFailed, isBusy, isPaused, retry },
}: {
  data: CopyChangesData;
}) {
  if (isFailed) return <ErrorState message={t`We couldn't check the match.`} onRetry={retry} busy={isBusy} />;
  if (!comparison) return isPaused ? <AwaitingNetwork /> : <Skeleton height="5rem" />;
  const { match, gained } = comparison;
  const [more, less] = [gained.join(', '), lost.join(', ')];
  if (!match)
    return <p className="soft">{t`We didn't find any requirements in this ad to match against.`}</p>;
  return (
    <>
      <dl className="before-after">
        <Pair label={t`Job match`} {...match} />
      </dl>
      {more ? <p>{t`Your copy now shows: ${more}.`}</p> : null}
      {less ? <p>{t`Your copy no longer shows: ${less}.`}</p> : null}
      <p className="small soft">{t`Words from the ad are highlighted on both sides.`}</p>
    </>
  );
}
