import { useState } from 'react';

/** Whether a window has been open: what it shows is fetched with the first opening, and stays from then on. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
