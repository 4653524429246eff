import { type RefObject, useEffect, useRef } from 'react';

/** The heading has the focus on arrival and whenever `stage` changes: the page then reads from the top. */
export function useHeadingFocus(stage: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is a new page to read
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return heading;
}
