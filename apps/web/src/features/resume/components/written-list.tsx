import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@/components/button.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { useRows } from '@/components/use-rows.tsx';
import { formatWhen } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { copyName, deleteWritten, writtenListQuery } from '../editor-store.ts';

interface Written {
  id: string;
  title: string;
  updated_at: string;
  /** The interview that a copy is for. */
  job: { title: string; company: string } | null;
}

const nameOf = ({ title, job }: Written) => (job ? copyName(job) : title) || t`My resume`;

/** Resumes of the editor, each to be opened or deleted. */
export function WrittenList({ list }: { list: readonly Written[] }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [doomed, setDoomed] = useState<Written | null>(null);
  const { shown, more } = useRows(list);
  const remove = useMutation({
    mutationFn: deleteWritten,
    onSettled: () => {
      setDoomed(null);
      return queries.invalidateQueries(writtenListQuery(userId));
    },
  });
  return (
    <>
      <ul className="rows">
        {shown.map((one) => (
          <li key={one.id} className="written-row">
            <Link to={paths.resumeEdit(one.id)}>
              <PencilLine className="i" aria-hidden="true" />
              <span>
                <b>{nameOf(one)}</b>
                <span className="small soft">{formatWhen(new Date(one.updated_at))}</span>
              </span>
            </Link>
            <IconButton label={t`Delete ${nameOf(one)}`} onClick={() => setDoomed(one)}>
              <Trash2 className="i" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {more}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={doomed?.job ? t`Delete this copy?` : t`Delete this resume?`}
        text={
          doomed?.job
            ? t`This deletes its earlier versions too. You'll keep the resume you made it from.`
            : t`This deletes its earlier versions too. You'll keep the file you uploaded.`
        }
        busy={remove.isPending}
        onDelete={() => doomed && remove.mutate(doomed.id)}
      />
    </>
  );
}
