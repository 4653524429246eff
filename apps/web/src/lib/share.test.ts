import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasShareSheet, shareOrCopy } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a share sheet that takes some sheets, and a clipboard. */
function browser({ takes = () => true, ends = async () => {} }: Partial<Browser> = {}) {
  const shared: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    canShare: takes,
    share: (sheet: ShareData) => {
      shared.push(sheet);
      return ends();
    },
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  return { shared, copied };
}
interface Browser {
  takes(sheet: ShareData): boolean;
  ends(): Promise<void>;
}

const sheets = [{ url: 'https://example.com', title: 'With a picture' }, { url: 'https://example.com' }];

describe('shareOrCopy', () => {
  it('opens the sheet with the first that the device takes', async () => {
    const { shared, copied } = browser({ takes: ({ title }) => title === undefined });
    expect(await shareOrCopy(sheets, 'link')).toBe('shared');
    expect(shared).toEqual([sheets[1]]);
    expect(copied).toEqual([]);
  });

  it('copies nothing when the user closes the sheet', async () => {
    const { copied } = browser({ ends: () => Promise.reject(new DOMException('Closed', 'AbortError')) });
    expect(await shareOrCopy(sheets, 'link')).toBe('closed');
    expect(copied).toEqual([]);
  });

  it('copies the text when sharing fails, and where there is no sheet', async () => {
    const refused = browser({ ends: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
    expect(await shareOrCopy(sheets, 'link')).toBe('copied');
    expect(refused.copied).toEqual(['link']);
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    expect(hasShareSheet()).toBe(false);
    expect(await shareOrCopy(sheets, 'other link')).toBe('copied');
    expect(copied).toEqual(['other link']);
  });
});
