import { correctionMaxBytes, keyOf, type ResumeCorrection } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import {
  afterRedo,
  afterSave,
  afterUndo,
  CorrectionDraft,
  correctionKeys,
  correctionOf,
  editedFrom,
  historyOf,
  isEdited,
  redone,
  SavedCorrections,
  undone,
  withEdit,
} from './correction-state.ts';
import type { Edited } from './entry-edits.ts';
import { Overtaken, saveCorrection } from './mutations.ts';
import { type Resume, resumeQuery } from './queries.ts';
import type { StoredAnalysis } from './stored-analysis.ts';

/** What can't be saved, in words; `isOvertaken` where another tab saved in between. */
export interface SaveFailure {
  message: string;
  isOvertaken: boolean;
}

const failureOf = (error: Error | null): SaveFailure | null =>
  error && {
    isOvertaken: error instanceof Overtaken,
    message:
      error instanceof Overtaken
        ? t`You saved other corrections in another tab or on another device. Yours are still here.`
        : t`We couldn't save your corrections. They're still here. Try again.`,
  };

/** Edits of a reading, kept on this device with every change until they are saved. */
function useDraft(base: Edited, revision: number, key: string) {
  const [draft] = useState(() => readKept(key, CorrectionDraft));
  const [history, setHistory] = useState(() => historyOf(draft?.edited ?? base));
  const [from, setFrom] = useState({ base, revision: draft?.revision ?? revision });
  const isDirty = isEdited(history.now, base);
  // A new reading or a saved correction is where edits start from, unless there are some already.
  if (from.base !== base) {
    const wasEdited = isEdited(history.now, from.base);
    setFrom({ base, revision: wasEdited ? from.revision : revision });
    if (!wasEdited) setHistory(historyOf(base));
  }
  const take = (next: typeof history) => {
    setHistory(next);
    const isLeft = isEdited(next.now, base);
    writeKept(key, isLeft ? { revision: from.revision, edited: next.now } : null);
  };
  const drop = (to: Edited) => {
    writeKept(key, null);
    setHistory(historyOf(to));
    setFrom({ base: to, revision });
  };
  return { history, isDirty, revision: from.revision, take, drop };
}

/** The corrections of one resume: edits with undo and redo, and saving them. `say` announces what was saved or undone. */
export function useCorrection(resume: Resume, analysis: StoredAnalysis, say: (message: string) => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const keys = correctionKeys(userId, resume.id);
  const { correction: stored, revision } = resume;
  const base = useMemo(() => editedFrom(analysis.parsed, stored), [analysis.parsed, stored]);
  const draft = useDraft(base, revision, keys.draft);
  const [saved, setSaved] = useState(
    () => readKept(keys.saved, SavedCorrections) ?? { before: [], after: [] },
  );
  const { queryKey } = resumeQuery(userId, resume.id);
  const keepSaved = (list: SavedCorrections) => {
    setSaved(list);
    writeKept(keys.saved, list);
  };
  const { mutate, isPending, error, reset } = useMutation({
    // Without a network it fails at once and says so; nothing waits unseen.
    networkMode: 'always',
    mutationFn: (change: Change) => saveCorrection(resume.id, change.correction, change.revision),
    onSuccess: (next, { correction, saved: list, message }) => {
      keepSaved(list);
      queries.setQueryData(queryKey, (now) => now && { ...now, correction, revision: next });
      draft.drop(editedFrom(analysis.parsed, correction));
      say(message);
      void queries.invalidateQueries({ queryKey });
    },
    onError: (failure) => {
      if (failure instanceof Overtaken) void queries.invalidateQueries({ queryKey });
    },
  });
  const save = (over: { revision: number } = draft) => {
    const correction = correctionOf(draft.history.now, base, stored);
    const message = t`Corrections saved. We're updating your scores.`;
    mutate({ correction, revision: over.revision, saved: afterSave(saved, stored), message });
  };
  return {
    edited: draft.history.now,
    base,
    isDirty: draft.isDirty,
    canUndo: draft.history.past.length > 0,
    canRedo: draft.history.future.length > 0,
    isTooLarge: new TextEncoder().encode(keyOf(draft.history.now)).length > correctionMaxBytes,
    edit: (next: Edited, field: string | null = null) => draft.take(withEdit(draft.history, next, field)),
    undo: () => {
      draft.take(undone(draft.history));
      say(t`Undone.`);
    },
    redo: () => {
      draft.take(redone(draft.history));
      say(t`Redone.`);
    },
    /** Gives the edits up for what another tab saved. */
    useOther: () => {
      reset();
      draft.drop(base);
    },
    save: () => save(),
    saveOver: () => save({ revision }),
    saving: isPending,
    failure: failureOf(error),
    /** Goes to the save before, and forth again; null where this device knows none. */
    undoSaved:
      saved.before.length === 0
        ? null
        : () =>
            mutate({
              correction: saved.before.at(-1) ?? null,
              revision,
              saved: afterUndo(saved, stored),
              message: t`We undid your last save. We're updating your scores.`,
            }),
    redoSaved:
      saved.after.length === 0
        ? null
        : () =>
            mutate({
              correction: saved.after.at(-1) ?? null,
              revision,
              saved: afterRedo(saved, stored),
              message: t`Corrections saved. We're updating your scores.`,
            }),
    goBack: () =>
      mutate({
        correction: null,
        revision,
        saved: afterSave(saved, stored),
        message: t`We undid your corrections. We're updating your scores.`,
      }),
  };
}
export type Correction = ReturnType<typeof useCorrection>;

interface Change {
  correction: ResumeCorrection | null;
  revision: number;
  /** What can be undone and redone afterwards. */
  saved: SavedCorrections;
  message: string;
}
