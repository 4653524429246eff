import { t } from '@lingui/core/macro';
import { History, Redo2, Undo2 } from 'lucide-react';
import { Button, IconButton } from '@/components/button.tsx';
import { useOnline } from '@/lib/online.ts';
import type { EditorState, ResumeEditor } from '../use-resume-editor.ts';

const stateText = (state: EditorState, isOnline: boolean): string => {
  const texts: Record<EditorState, string> = {
    saved: t`Saved`,
    unsaved: isOnline ? t`Saving` : t`Saved on this device`,
    saving: t`Saving`,
    kept: isOnline ? t`We couldn't save this. It's still here.` : t`Saved on this device`,
    conflict: t`You edited this resume somewhere else too. Both versions are safe.`,
    gone: t`This resume was deleted somewhere else. Your words are still here: download them.`,
    'too-large': t`That's more text than a resume has room for. Shorten it, and we'll save it.`,
  };
  return texts[state];
};

/** Where the words are, and the ways back: undo, redo, earlier versions. */
export function EditorBar({ editor, onVersions }: { editor: ResumeEditor; onVersions(): void }) {
  const isOnline = useOnline();
  const { state } = editor;
  return (
    <div className="ed-bar">
      <IconButton label={t`Undo`} disabled={!editor.canUndo} onClick={editor.undo}>
        <Undo2 className="i" aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Redo`} disabled={!editor.canRedo} onClick={editor.redo}>
        <Redo2 className="i" aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Earlier versions`} onClick={onVersions}>
        <History className="i" aria-hidden="true" />
      </IconButton>
      <p className="small soft" role="status">
        {stateText(state, isOnline)}
      </p>
      {state === 'kept' && isOnline ? (
        <Button small onClick={() => void editor.flush()}>{t`Try again`}</Button>
      ) : null}
      {state === 'conflict' ? (
        <span className="row wr">
          <Button
            small
            variant="primary"
            onClick={() => void editor.settle('mine')}
          >{t`Keep this one`}</Button>
          <Button small onClick={() => void editor.settle('theirs')}>{t`Use the other one`}</Button>
        </span>
      ) : null}
    </div>
  );
}
