import type { ResumeContent } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatWhen } from '@/lib/format.ts';
import { useUser } from '@/lib/session.ts';
import { readVersions } from '../editor-store.ts';

interface EditorVersionsProps {
  resumeId: string;
  onClose(): void;
  onRestore(content: ResumeContent): void;
}

/** What the resume said before, each to go back to. */
export function EditorVersions({ resumeId, onClose, onRestore }: EditorVersionsProps) {
  const { id: userId } = useUser();
  const query = useQuery({
    queryKey: ['written-resumes', userId, resumeId, 'versions'],
    queryFn: () => readVersions(resumeId),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Earlier versions`}
      text={t`We keep the last 20. Restoring one is safe: we keep what you have now too.`}
    >
      <QueryState
        query={query}
        failure={t`We couldn't load the versions.`}
        skeleton={<Skeleton height="8rem" />}
      >
        {(versions) =>
          versions.length === 0 ? (
            <p className="soft mt-4">{t`There's no earlier version yet.`}</p>
          ) : (
            <ul className="ed-versions">
              {versions.map(({ revision, savedAt, content }) => (
                <li key={revision}>
                  <span>{formatWhen(new Date(savedAt))}</span>
                  <Button
                    small
                    onClick={() => {
                      onRestore(content);
                      onClose();
                    }}
                  >{t`Restore this version`}</Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Dialog>
  );
}
