import { emptyResume, type ResumeContent } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, IconButton } from '@/components/button.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { FileInput } from '@/components/file-input.tsx';
import { formatWhen } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { addWritten, deleteWritten, writtenListQuery } from '../editor-store.ts';

const jsonMaxBytes = 1_000_000;

/** Adds a resume to the account and opens it. */
export function useAddWritten() {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: (of: { title: string; content: ResumeContent; documentId: string | null }) =>
      addWritten(userId, of.title, of.content, of.documentId),
    onSuccess: (id) => navigate(paths.resumeEdit(id)),
  });
}

/** The resumes that were written here, and two ways to begin one without an upload. */
export function WrittenResumes() {
  const { id: userId } = useUser();
  const { data: list = [] } = useQuery(writtenListQuery(userId));
  const [isUnread, setUnread] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const add = useAddWritten();
  const read = async (picked: File) => {
    const { readJsonResume } = await import('../json-resume.ts');
    const content = picked.size > jsonMaxBytes ? null : readJsonResume(await picked.text());
    setUnread(content === null);
    if (content) add.mutate({ title: picked.name, content, documentId: null });
  };
  return (
    <section className="written" aria-labelledby="written-title">
      <h2 id="written-title" className="h3">{t`Resumes you write here`}</h2>
      {list.length > 0 ? <WrittenList list={list} /> : null}
      <div className="row wr">
        <Button
          small
          busy={add.isPending}
          onClick={() => add.mutate({ title: t`My resume`, content: emptyResume(), documentId: null })}
        >{t`Start from scratch`}</Button>
        <Button small onClick={() => file.current?.click()}>{t`Import JSON Resume`}</Button>
        <FileInput
          ref={file}
          label={t`Import a JSON file`}
          accept=".json,application/json"
          onFile={(one) => void read(one)}
        />
      </div>
      {isUnread || add.isError ? (
        <p className="fld-error" role="alert">
          {isUnread
            ? t`That file isn't a JSON Resume. Pick a .json file from a resume tool.`
            : t`We couldn't start a resume. Check your connection and try again.`}
        </p>
      ) : null}
    </section>
  );
}

function WrittenList({ list }: { list: readonly { id: string; title: string; updated_at: string }[] }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [doomed, setDoomed] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: deleteWritten,
    onSettled: () => {
      setDoomed(null);
      return queries.invalidateQueries(writtenListQuery(userId));
    },
  });
  return (
    <ul className="rows">
      {list.map(({ id, title, updated_at: saved }) => (
        <li key={id} className="written-row">
          <Link to={paths.resumeEdit(id)}>
            <PencilLine className="i" aria-hidden="true" />
            <span>
              <b>{title || t`My resume`}</b>
              <span className="small soft">{formatWhen(new Date(saved))}</span>
            </span>
          </Link>
          <IconButton label={t`Delete ${title}`} onClick={() => setDoomed(id)}>
            <Trash2 className="i" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t`Delete this resume?`}
        text={t`It goes with its earlier versions. The file you uploaded stays.`}
        busy={remove.isPending}
        onDelete={() => doomed && remove.mutate(doomed)}
      />
    </ul>
  );
}
