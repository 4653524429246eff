import { useCallback, useEffect, useState } from 'react';

/** What the editor announces, which part is open, and where the focus goes once the page has caught up. */
export function useEditorView() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    if (wanted.length === 0) return;
    const found = wanted.map((id) => document.getElementById(id));
    // A button that is at its end is disabled; the next best place takes the focus.
    found.find((element) => element && !(element as HTMLButtonElement).disabled)?.focus();
    setWanted([]);
  }, [wanted]);
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return { said, say, open, setOpen, focus: (...ids: string[]) => setWanted(ids) };
}
export type EditorView = ReturnType<typeof useEditorView>;
