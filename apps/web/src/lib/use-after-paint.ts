import { startTransition, useEffect, useState } from 'react';

/** Whether a component's first picture has been painted: what is below the first screen is drawn after that, in slices. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return painted;
}
