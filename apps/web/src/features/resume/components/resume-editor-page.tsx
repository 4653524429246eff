import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { copyName, type WrittenResume, writtenQuery } from '../editor-store.ts';
import { useCopyView } from '../use-copy-view.ts';
import { type EditorView, useEditorView } from '../use-editor-view.ts';
import { type ResumeEditor, useResumeEditor } from '../use-resume-editor.ts';
import { CopyChanges } from './copy-changes.tsx';
import { CopyHead } from './copy-head.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorFields } from './editor-fields.tsx';
import { EditorLayout } from './editor-layout.tsx';
import { EditorQuestions } from './editor-questions.tsx';
import { EditorVersions } from './editor-versions.tsx';
import { ResumePreview } from './resume-preview.tsx';

/** One resume of the account: its fields, its page, and its files. */
export function ResumeEditorPage({ resumeId }: { resumeId: string }) {
  const { id: userId } = useUser();
  const query = useQuery(writtenQuery(userId, resumeId));
  const job = query.data?.copy?.job;
  return (
    <>
      <p className="ed-crumb">
        {job ? (
          <Crumb to={paths.job(job.id)}>{job.title}</Crumb>
        ) : (
          <Crumb to={paths.resume}>{t`Resume`}</Crumb>
        )}
      </p>
      <PageTitle>{t`Edit your resume`}</PageTitle>
      <QueryState
        query={query}
        failure={t`We couldn't load this resume.`}
        skeleton={<Skeleton height="30rem" />}
      >
        {(resume) => (resume ? <Editor stored={resume} /> : <Gone />)}
      </QueryState>
    </>
  );
}

function Gone() {
  return (
    <div className="not-read">
      <h1>{t`We couldn't find this resume.`}</h1>
      <p className="soft">{t`It may have been deleted.`}</p>
      <ButtonLink to={paths.resume}>{t`Back to your resumes`}</ButtonLink>
    </div>
  );
}

function Editor({ stored }: { stored: WrittenResume }) {
  const view = useEditorView();
  const editor = useResumeEditor(stored, view.say);
  const [hasVersions, setVersions] = useState(false);
  const { copy } = stored;
  const changes = useCopyView();
  return (
    <>
      <header className="ed-top">
        <div>
          <p className="label">{copy ? copyName(copy.job) : stored.title}</p>
          <h1>{copy ? t`Your copy for this job.` : t`Make it yours.`}</h1>
        </div>
        <EditorBar editor={editor} onVersions={() => setVersions(true)} />
      </header>
      {copy ? <CopyHead copy={copy} title={stored.title || t`My resume`} view={changes} /> : null}
      <p className="vh" role="status">
        <span key={view.said.count}>{view.said.text}</span>
      </p>
      {copy && changes.isChanges ? (
        <CopyChanges copy={copy} content={editor.content} />
      ) : (
        <FieldsAndPage editor={editor} view={view} />
      )}
      {hasVersions ? (
        <EditorVersions resumeId={stored.id} onClose={() => setVersions(false)} onRestore={editor.restore} />
      ) : null}
    </>
  );
}

/** The fields and the page beside them; one of the two at a time on phones. */
function FieldsAndPage({ editor, view }: { editor: ResumeEditor; view: EditorView }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <fieldset className="ed-seg">
        <legend className="vh">{t`View`}</legend>
        <button type="button" aria-pressed={!isShown} onClick={() => setShown(false)}>{t`Fields`}</button>
        <button type="button" aria-pressed={isShown} onClick={() => setShown(true)}>{t`Preview`}</button>
      </fieldset>
      <div className={isShown ? 'ed-two shows-page' : 'ed-two'}>
        <div className="ed-left">
          <EditorQuestions editor={editor} view={view} />
          <EditorFields editor={editor} view={view} />
        </div>
        <div className="ed-page">
          <EditorLayout editor={editor} />
          <ResumePreview content={editor.content} />
        </div>
      </div>
    </>
  );
}
