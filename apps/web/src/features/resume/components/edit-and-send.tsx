import { t } from '@lingui/core/macro';
import { PencilLine } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { startOf } from '../copy-store.ts';
import { isOutOfRoom } from '../editor-store.ts';
import type { Resume } from '../queries.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';
import { useAddWritten } from './written-resumes.tsx';

/** The way from what was read to a resume that can be sent. */
export function EditAndSend({ resume, analysis }: { resume: Resume; analysis: StoredAnalysis }) {
  const add = useAddWritten();
  const start = () => {
    const made = startOf({ ...resume, analysis });
    if (made) add.mutate({ ...made, documentId: resume.id });
  };
  return (
    <div className="edit-send">
      <Button busy={add.isPending} onClick={start}>
        <PencilLine className="i" aria-hidden="true" />
        {t`Edit and download`}
      </Button>
      <p className="small soft">
        {add.isError
          ? isOutOfRoom(add.error)
            ? t`There's no room for another resume. Delete one you don't need first.`
            : t`We couldn't open the editor. Check your connection and try again.`
          : t`Build on what we read: edit it, pick a layout, get a PDF or Word file.`}
      </p>
    </div>
  );
}
