import type { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { clearErrors, notify, openStage } from './toasts.ts';

/** What is on the screen, by id: the toast library as far as messages use it. */
const shown = new Set<string>();
const show = (_title: string, { id }: { id: string }) => shown.add(id);
openStage({
  ...{ success: show, info: show, error: show },
  dismiss: (id: string) => shown.delete(id),
} as unknown as typeof toast);

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('error messages', () => {
  it('go when a later try succeeds, and nothing else does', async () => {
    notify.info('Kept', 'A hint');
    notify.error('Error', 'Not saved');
    notify.error('Error', 'Not read');
    await settled();
    expect([...shown]).toEqual(['Kept: A hint', 'Error: Not saved', 'Error: Not read']);
    notify.success('Saved');
    await settled();
    expect([...shown]).toEqual(['Kept: A hint', 'Saved: ']);
  });

  it('go without a message where success has none', async () => {
    notify.error('Error', 'Not saved');
    await settled();
    await clearErrors();
    expect([...shown]).toEqual(['Kept: A hint', 'Saved: ']);
  });
});
