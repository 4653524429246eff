type Yielding = { scheduler?: { yield?(): Promise<void> } };

/** Gives the main thread back, so that a press or a paint isn't kept waiting, and goes on right after. */
export const nextTask = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
