import { keyOf, ResumeContent, resumeContentMaxBytes } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { readKept, writeKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { historyOf, redone, undone, withEdit } from './correction-state.ts';
import { readWritten, saveWritten, type WrittenResume } from './editor-store.ts';
import { Overtaken } from './mutations.ts';

const saveDelayMs = 900;
const Draft = z.object({ revision: z.number().int(), content: ResumeContent });

/** Where the words are: `kept` on this device only, `conflict` where another device saved others, `gone` where it was deleted. */
export type EditorState = 'saved' | 'unsaved' | 'saving' | 'kept' | 'conflict' | 'gone' | 'too-large';

const bytesOf = (content: ResumeContent) => new TextEncoder().encode(JSON.stringify(content)).length;

/**
 * A resume that is edited: undo and redo, a copy on the device with every change, and a save to the account a moment later.
 * `say` announces what can't be seen.
 */
export function useResumeEditor(stored: WrittenResume, say: (text: string) => void) {
  const { id: userId } = useUser();
  const key = `greenroom.resume-draft.${userId}.${stored.id}`;
  const [draft] = useState(() => readKept(key, Draft));
  const [history, setHistory] = useState(() => historyOf(draft?.content ?? stored.content));
  const [state, setState] = useState<EditorState>(draft ? 'unsaved' : 'saved');
  const at = useRef({
    revision: draft?.revision ?? stored.revision,
    saved: keyOf(stored.content),
    latest: history.now,
    sitting: crypto.randomUUID() as string,
    isBusy: false,
    isHeld: false,
  });

  const flush = useCallback(async (): Promise<void> => {
    const now = at.current;
    const sent = now.latest;
    if (now.isBusy || now.isHeld || keyOf(sent) === now.saved) return;
    if (bytesOf(sent) > resumeContentMaxBytes) return setState('too-large');
    now.isBusy = true;
    setState('saving');
    try {
      now.revision = await saveWritten(stored.id, sent, now.revision, now.sitting);
      now.saved = keyOf(sent);
      const isLeft = now.latest !== sent;
      writeKept(key, isLeft ? { revision: now.revision, content: now.latest } : null);
      setState(isLeft ? 'unsaved' : 'saved');
    } catch (error) {
      if (!(error instanceof Overtaken)) return setState('kept');
      now.isHeld = true;
      const other = await readWritten(stored.id).catch(() => undefined);
      setState(other === null ? 'gone' : 'conflict');
    } finally {
      now.isBusy = false;
    }
  }, [key, stored.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => void flush(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [history, state, flush]);
  useEffect(() => {
    const retry = () => void flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void flush();
    };
  }, [flush]);

  const take = (next: typeof history) => {
    at.current.latest = next.now;
    setHistory(next);
    const isSame = keyOf(next.now) === at.current.saved;
    writeKept(key, isSame ? null : { revision: at.current.revision, content: next.now });
    if (!at.current.isHeld) setState(isSame ? 'saved' : 'unsaved');
  };
  const edit = (next: ResumeContent, field: string | null = null) => take(withEdit(history, next, field));

  /** Ends a conflict: the words that lose are in the account as an earlier version. */
  const settle = async (whose: 'mine' | 'theirs') => {
    const other = await readWritten(stored.id).catch(() => null);
    if (!other) return setState('conflict');
    const now = at.current;
    try {
      now.sitting = crypto.randomUUID();
      now.revision = await saveWritten(stored.id, now.latest, other.revision, now.sitting);
      now.saved = keyOf(now.latest);
      now.isHeld = false;
      setState('saved');
      writeKept(key, null);
      if (whose === 'theirs') {
        now.sitting = crypto.randomUUID();
        edit(other.content);
      }
      say(whose === 'mine' ? t`Your version is saved.` : t`You're on the other version now.`);
    } catch {
      setState('conflict');
    }
  };

  return {
    content: history.now,
    state,
    edit,
    flush,
    settle,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => {
      take(undone(history));
      say(t`Undone.`);
    },
    redo: () => {
      take(redone(history));
      say(t`Redone.`);
    },
    /** Goes back to an earlier version; what is there now becomes one too. */
    restore: (content: ResumeContent) => {
      at.current.sitting = crypto.randomUUID();
      edit(content);
      say(t`You're back on the earlier version.`);
    },
  };
}
export type ResumeEditor = ReturnType<typeof useResumeEditor>;
