import { plural, t } from '@lingui/core/macro';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n, takeMessages } from './messages.ts';

afterEach(() => takeMessages('en', 'en-US', {}));

const days = (count: number) => plural(count, { one: '# day', other: '# days' });
const name = 'Ada';

it('English needs no catalog: text, placeholders and choices stand in the sources', () => {
  expect(t`It's ready, ${name}`).toBe("It's ready, Ada");
  expect([days(0), days(1), days(1_240)]).toEqual(['0 days', '1 day', '1,240 days']);
});

describe('another language', () => {
  it('takes the place of English, number and name where it wants them', () => {
    takeMessages('es', 'es-419', { "It's ready, {name}": '{name}, ya está' });
    expect(t`It's ready, ${name}`).toBe('Ada, ya está');
  });

  it('falls back to English where a message is missing', () => {
    takeMessages('es', 'es-419', {});
    expect(i18n.locale).toBe('es');
    expect(t`It's ready, ${name}`).toBe("It's ready, Ada");
    expect(days(1)).toBe('1 day');
  });
});
