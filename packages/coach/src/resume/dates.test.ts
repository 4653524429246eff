import { expect, it } from 'vitest';
import { findPeriod, findSingleDate } from './dates.ts';
import { withWholePeriods } from './whole-periods.ts';

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
    'a period is whole where its last year wraps',
    ['Fjord Labs - Clerk - (July 2021 - August', '2022)', 'Counted the stock'],
    ['Fjord Labs - Clerk - (July 2021 - August 2022)', 'Counted the stock'],
  ],
  [
    'a date that touches the cell before it gets one alone',
    ['Fjord Labs, Seattle, WASep 2012 – Oct 2014', 'Clerk (part time)May 2012'],
    ['Fjord Labs, Seattle, WA\tSep 2012 – Oct 2014', 'Clerk (part time)\tMay 2012'],
  ],
  [
    'a period is whole where its end wraps behind a title',
    ['Clerk – Institute of Fjords 12/2024 –', '02/2025', 'University of Wels'],
    ['Clerk – Institute of Fjords 12/2024 – 02/2025', 'University of Wels'],
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

it.each([
  ['2015 / 07 - 2017 / 03', '2015-07', '2017-03'],
  ['07/15 – 08/17', '2015-07', '2017-08'],
  ['Sep 15 - Oct 17', '2015-09', '2017-10'],
  ['Jan-19 to Mar-21', '2019-01', '2021-03'],
  ['Sept. ’19 – May ’21', '2019-09', '2021-05'],
  ['March 16 – till date', '2016-03', 'now'],
  ['Aug, 2016 up to present', '2016-08', 'now'],
  ['From: Jan 2015 To: Mar 2017', '2015-01', '2017-03'],
  ['From 2015 upto 2017', '2015', '2017'],
  ['since 2019', '2019', 'now'],
  ['03 2020 – 07 2020', '2020-03', '2020-07'],
  ['10 2018 - present', '2018-10', 'now'],
  ['Eté 2018 – Automne 2019', '2018', '2019'],
  ['05.2019 - ∞', '2019-05', 'now'],
  ['10.2020- bis jetzt', '2020-10', 'now'],
  ['2019 – tot nu', '2019', 'now'],
  ['Da marzo 2019', '2019-03', 'now'],
  ['2019 ad oggi', '2019', 'now'],
  ['November - February 2024', '2023-11', '2024-02'],
  ['2019–', '2019', 'now'],
  ['Jun. 2017 -- Aug. 2019', '2017-06', '2019-08'],
  ['2012-02-02\tT O\tPRESENT', '2012-02', 'now'],
  ['2013\t2017', '2013', '2017'],
  ['May 2013\tPresent', '2013-05', 'now'],
  ['2018-04-01\t2022-06-15', '2018-04', '2022-06'],
  ['2022-06-15\t2018-04-01', '2018-04', '2022-06'],
  ['Present\t2020-05-05', '2020-05', 'now'],
  ['3 - 4/2014', '2014-03', '2014-04'],
  ['11. – 12.2018', '2018-11', '2018-12'],
  ['12 - 2/2016', '2015-12', '2016-02'],
  ['28.05. – 03.07.2019', '2019-05', '2019-07'],
  ['28 May – 3 July 2019', '2019-05', '2019-07'],
  ['Sep 15 - Oct 17, 2019', '2019-09', '2019-10'],
  ['de enero a marzo de 2017', '2017-01', '2017-03'],
  ['2020, Jul-Okt.', '2020-07', '2020-10'],
  ['2019 (May - August)', '2019-05', '2019-08'],
  ['September 2019- (PROJECTED) April 2025', '2019-09', '2025-04'],
  ['between 2015 and 2017', '2015', '2017'],
  ['entre 2015 et 2017', '2015', '2017'],
  ['À partir de 2019', '2019', 'now'],
  ['2018 onwards', '2018', 'now'],
  ['June 2018 – the present', '2018-06', 'now'],
  ['Present - June 2023', '2023-06', 'now'],
  ['01.2019 r. – 05.2020', '2019-01', '2020-05'],
  ['03.04.19 - 31.12.20', '2019-04', '2020-12'],
  ['jan/19 - dez/20', '2019-01', '2020-12'],
  ['mar 2019 – até o momento', '2019-03', 'now'],
  ['2019 - dias atuais', '2019', 'now'],
  ['2019 - vandaag', '2019', 'now'],
])('reads the period "%s"', (text, start, end) => {
  const period = findPeriod(text);
  expect([period?.startDate, period?.isCurrent ? 'now' : period?.endDate]).toEqual([start, end]);
  expect(text.slice(period?.start, period?.end)).toBe(text);
});

it.each([
  'July 15th to August 20th',
  'open 9/12 to 10:30',
  'May 20 hours - June 30 hours',
  '2017\t2013',
  '2023-09-01',
])('takes days and hours for no years: %s', (text) => {
  expect(findPeriod(text)).toBeNull();
});

it.each([
  ['Clerk until May 2021', '2021-05', 'until May 2021'],
  ['Q3 2020', '2020', 'Q3 2020'],
  ['Sept. ’19', '2019-09', 'Sept. ’19'],
])('reads the date in "%s"', (text, end, words) => {
  const date = findSingleDate(text);
  expect([date?.endDate, text.slice(date?.start, date?.end)]).toEqual([end, words]);
});
