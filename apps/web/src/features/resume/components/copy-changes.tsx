import type { ResumeContent } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '@/components/checkbox.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { useUser } from '@/lib/session.ts';
import type { WrittenResume } from '../editor-store.ts';
import { masterQuery, useCopyChanges } from '../use-copy-changes.ts';
import { ChangedLines } from './changed-lines.tsx';
import { CopyMatch } from './copy-match.tsx';

interface CopyChangesProps {
  copy: NonNullable<WrittenResume['copy']>;
  /** The copy as it is in the editor. */
  content: ResumeContent;
}

/** What changed in a copy against its master as it is now. */
export function CopyChanges({ copy: { masterId, job }, content }: CopyChangesProps) {
  const { id: userId } = useUser();
  const query = useQuery({ ...masterQuery(userId, masterId ?? ''), enabled: masterId !== null });
  if (masterId === null) return <NoMaster />;
  return (
    <QueryState
      query={query}
      failure={t`We couldn't load your master resume.`}
      skeleton={<Skeleton height="20rem" />}
    >
      {(master) => (master ? <Changes master={master} content={content} job={job} /> : <NoMaster />)}
    </QueryState>
  );
}

function NoMaster() {
  return (
    <p className="soft">
      {t`The resume this copy was made from isn't here anymore, so there's nothing to compare it with.`}
    </p>
  );
}

interface ChangesProps extends Pick<CopyChangesProps, 'content'> {
  master: WrittenResume;
  job: CopyChangesProps['copy']['job'];
}

function Changes({ master, content, job }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const data = useCopyChanges(master, content, job.ad.trim());
  const changed = data.changes.filter(({ kind }) => kind !== 'same');
  const count = changed.length;
  return (
    <div className="copy-changes">
      <CopyMatch job={job} data={data} />
      <section aria-labelledby="copy-lines">
        <h2 id="copy-lines" className="h3">
          {count === 0
            ? t`Nothing changed yet.`
            : plural(count, { one: '# line changed', other: '# lines changed' })}
        </h2>
        {count === 0 ? (
          <p className="soft">{t`Your copy is still the same as your master resume. Go back to editing and tailor it to this job.`}</p>
        ) : null}
        <Checkbox checked={isWhole} onChange={setWhole}>{t`Show unchanged lines too`}</Checkbox>
        <ChangedLines
          changes={isWhole ? data.changes : changed}
          keywords={data.keywords}
          language={content.language}
        />
      </section>
    </div>
  );
}
