import { expect, it } from 'vitest';
import { withWholePeriods } from './dates.ts';

it.each<[string, string[], string[]]>([
  [
    'a period is whole where its end is in the first cell of the next line',
    ['Dec 2013 –\tClerk, Fjord Labs, Leeds', 'Mar 2016\tKept the books of 14 shops'],
    ['Dec 2013 – Mar 2016\tClerk, Fjord Labs, Leeds', 'Kept the books of 14 shops'],
  ],
  [
    'a period is whole where its end is alone on the next line',
    ['May 2010 -\tClerk, Fjord Labs', 'Present'],
    ['May 2010 - Present\tClerk, Fjord Labs'],
  ],
  [
    'two entries that both go on stay two',
    ['Apr 2016 –\tOfficer, Fjord Labs', 'Dec 2013 – Mar 2016\tClerk, Mercury Retail'],
    ['Apr 2016 –\tOfficer, Fjord Labs', 'Dec 2013 – Mar 2016\tClerk, Mercury Retail'],
  ],
])('%s', (_what, lines, read) => {
  const whole = withWholePeriods(lines.map((text) => ({ text, isBullet: false })));
  expect(whole.map((line) => line.text)).toEqual(read);
});
