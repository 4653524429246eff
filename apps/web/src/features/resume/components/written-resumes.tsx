import { emptyResume, type ResumeContent } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { FileInput } from '@/components/file-input.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { addWritten, isOutOfRoom, writtenListQuery } from '../editor-store.ts';
import { WrittenList } from './written-list.tsx';

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
  const masters = list.filter(({ job_id: of }) => of === null);
  const copies = list.filter(({ job_id: of }) => of !== null);
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
      {masters.length > 0 ? <WrittenList list={masters} /> : null}
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
            : isOutOfRoom(add.error)
              ? t`There's no room for another resume. Delete one you don't need first.`
              : t`We couldn't start a resume. Check your connection and try again.`}
        </p>
      ) : null}
      {copies.length > 0 ? (
        <>
          <h2 className="h3">{t`Copies for your interviews`}</h2>
          <WrittenList list={copies} />
        </>
      ) : null}
    </section>
  );
}
