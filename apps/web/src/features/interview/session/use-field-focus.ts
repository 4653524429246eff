import { useEffect, useRef } from 'react';

/** The answer field, which has the focus at every new question. */
export function useFieldFocus(index: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    window.scrollTo({ top: 0 });
    field.current?.focus({ preventScroll: true });
  }, [index]);
  return field;
}
