import { describe, expect, it } from 'vitest';
import { dashed, escapeHtml, oneLine } from './text.ts';

describe('text', () => {
  it('becomes no markup, in a tag or in an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;',
    );
  });

  it('is one line without characters that end a header or turn its direction', () => {
    expect(oneLine(' Maya\r\nBcc: all@example.com\u202e\u2028\t ')).toBe('Maya Bcc: all@example.com');
  });

  it.each([
    ['Senior Engineer (m/f)', 'senior-engineer-m-f'],
    ['  Café-Leitung ', 'café-leitung'],
    ['Инженер', 'инженер'],
    ['***', ''],
  ])('%j is named %j', (text, name) => {
    expect(dashed(text)).toBe(name);
  });
});
