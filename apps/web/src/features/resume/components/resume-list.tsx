import { t } from '@lingui/core/macro';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/components/button.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { useRows } from '@/components/use-rows.tsx';
import { formatWhen } from '@/lib/format.ts';
import type { ListedResume } from '../queries.ts';

interface ResumeListProps {
  resumes: readonly ListedResume[];
  selectedId: string | null;
  onSelect(id: string): void;
  onDelete(id: string): void;
}

/** The user's resumes, newest first; one of them is selected. */
export function ResumeList({ resumes, selectedId, onSelect, onDelete }: ResumeListProps) {
  const [deleting, setDeleting] = useState<ListedResume | null>(null);
  const { shown, more } = useRows(resumes);
  if (resumes.length === 0) {
    return (
      <EmptyState title={t`No resume yet`} drawing={<DoorDrawing />}>
        {t`Upload the file you send to employers. A second later, you'll see what hiring software reads in it.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="rows resumes">
        {shown.map((resume) => (
          <li key={resume.id}>
            <button type="button" aria-current={resume.id === selectedId} onClick={() => onSelect(resume.id)}>
              <FileText className="i" aria-hidden="true" />
              <span>
                <b>{resume.name}</b>
                <span className="small soft">{formatWhen(new Date(resume.created_at))}</span>
              </span>
              <span className="num">{resume.score === null ? t`Not analyzed` : resume.score}</span>
            </button>
            <IconButton label={t`Delete ${resume.name}`} onClick={() => setDeleting(resume)}>
              <Trash2 className="i" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {more}
      <DeleteDialog
        resume={deleting}
        onClose={() => setDeleting(null)}
        onDelete={(id) => {
          setDeleting(null);
          onDelete(id);
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  resume: ListedResume | null;
  onClose(): void;
  onDelete(id: string): void;
}

function DeleteDialog({ resume, onClose, onDelete }: DeleteDialogProps) {
  const name = resume?.name ?? '';
  return (
    <Dialog
      open={resume !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete this resume?`}
      text={t`This deletes ${name}, its file and its analysis. You can't undo it.`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="primary" className="danger" onClick={() => resume && onDelete(resume.id)}>
            {t`Delete`}
          </Button>
        </>
      }
    />
  );
}
