import { useSyncExternalStore } from 'react';
import type { toast } from 'sonner';

type Toast = typeof toast;

/** The same message twice is one toast. */
const key = (title: string, text = '') => `${title}: ${text}`;

const errorDurationMs = 8_000;

let open: (show: Toast) => void;
/** Settles when the place where toasts appear stands: what is told before waits for it. */
const stage = new Promise<Toast>((resolve) => {
  open = resolve;
});

/** To be called once by the place where toasts appear, when it is ready to show them. */
export const openStage = (show: Toast): void => open(show);

let wanted = false;
const listeners = new Set<() => void>();

/** Asks for the place where toasts appear: with the first message, or before, so that it is there without a network. */
export function wantStage(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the place where toasts appear has been asked for. */
export const useStageWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => wanted,
  );

async function tell(kind: 'success' | 'info' | 'error', title: string, text?: string): Promise<void> {
  wantStage();
  const show = await stage;
  const duration = kind === 'error' ? { duration: errorDurationMs } : {};
  const id = key(title, text);
  if (kind === 'error') shownErrors.add(id);
  show[kind](title, { id, description: text, ...duration });
}

/** Errors that may still be on the screen. */
const shownErrors = new Set<string>();

/** Removes the error messages: what failed has succeeded since. */
export async function clearErrors(): Promise<void> {
  if (!wanted) return;
  const show = await stage;
  for (const id of shownErrors) show.dismiss(id);
  shownErrors.clear();
}

/** The messages of the specification: a title and, where it has one, a text. */
export const notify = {
  /** Also removes the errors of earlier tries. */
  success: (title: string, text?: string) => {
    void clearErrors();
    void tell('success', title, text);
  },
  info: (title: string, text?: string) => void tell('info', title, text),
  /** What the specification calls destructive. Stays longer: it may hold something to be read twice. */
  error: (title: string, text?: string) => void tell('error', title, text),
  /** Stays until it is taken or closed. Answers the function that takes it back. */
  offer: (title: string, text: string, action: { label: string; onTake(): void }) => {
    const id = key(title, text);
    let withdrawn = false;
    wantStage();
    void stage.then((show) => {
      if (withdrawn) return;
      show.info(title, {
        id,
        description: text,
        duration: Number.POSITIVE_INFINITY,
        action: { label: action.label, onClick: action.onTake },
      });
    });
    return () => {
      withdrawn = true;
      void stage.then((show) => show.dismiss(id));
    };
  },
};
