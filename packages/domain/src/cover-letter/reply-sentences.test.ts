import { describe, expect, it } from 'vitest';
import { deedsParagraph, letterReplyNeed, listedText, placeParagraph } from './reply-sentences.ts';

const at = (place: string, isOver = false) => ({ place, isOver });

describe('a reply in a letter', () => {
  it.each([
    ['I cut shrink by half', 'I also cut shrink by half.', 'At Ryder, I cut shrink by half.'],
    ['ran the desk alone', 'I also ran the desk alone.', 'At Ryder, I ran the desk alone.'],
    ['My drivers call me first', 'My drivers call me first.', 'At Ryder, my drivers call me first.'],
    ['I have not missed a shift', 'I have not missed a shift.', 'At Ryder, I have not missed a shift.'],
    [
      'I drive to St. Louis twice a week.',
      'I also drive to St. Louis twice a week.',
      'At Ryder, I drive to St. Louis twice a week.',
    ],
    [
      'yes i trained 3 people and im proud of it',
      'I also trained 3 people and I am proud of it.',
      'At Ryder, I trained 3 people and I am proud of it.',
    ],
    [
      '- i did the books, i still do',
      'I did the books. I still do.',
      'At Ryder, I did the books. I still do.',
    ],
    ['Ryder called me first', 'Ryder called me first.', 'Ryder called me first.'],
    [
      "haven't handled cash. I check savings in dollars.",
      'I also check savings in dollars.',
      'At Ryder, I check savings in dollars.',
    ],
    [
      'trained new hires. about 12 a year',
      'I also trained new hires, about 12 a year.',
      'At Ryder, I trained new hires, about 12 a year.',
    ],
    [
      'I set up the POS, it took like 3 days i think',
      'I also set up the POS. It took about 3 days.',
      'At Ryder, I set up the POS. It took about 3 days.',
    ],
    [
      'I sorted the files by year, no exact figure',
      'I also sorted the files by year.',
      'At Ryder, I sorted the files by year.',
    ],
    ['I was not on the team. But I read the logs.', 'I also read the logs.', 'At Ryder, I read the logs.'],
    [
      'i cant sell it when the server doesnt run',
      'I cannot sell it when the server does not run.',
      'At Ryder, I cannot sell it when the server does not run.',
    ],
    [
      'I did the counts, and not one was off.',
      'I did the counts, and not one was off.',
      'At Ryder, I did the counts, and not one was off.',
    ],
  ])('says %j behind a list as %j, and else as %j', (reply, behind, named) => {
    expect(placeParagraph([at('Ryder')], [reply])).toBe(behind);
    expect(deedsParagraph([at('Ryder')], [reply])).toBe(named);
    expect(letterReplyNeed(reply)).toBeNull();
  });

  it.each([
    ['about 50 calls a day', 'deed'],
    ['Training. Scheduling. Cash.', 'deed'],
    ['5 stores', 'deed'],
    ['I cleaned it before I left', 'deed'],
    ['They all stayed', 'deed'],
    ['we redid the whole schedule', 'part'],
    ['No', 'nothing'],
    ["I don't have a number.", 'nothing'],
    ['Not really', 'nothing'],
    ['entrené a 12 personas nuevas', 'language'],
    ['Yo llevaba la caja y el inventario de la tienda', 'language'],
  ])('is asked again and adds nothing: %j (%s)', (reply, need) => {
    expect(letterReplyNeed(reply)).toBe(need);
    expect(placeParagraph([at('Ryder')], [reply])).toBe('');
    expect(deedsParagraph([at('Ryder')], [reply])).toBe('');
  });

  it('names the place once, and tells of another one apart', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I trained six men.', ''])).toBe(
      'At Ryder, I ran two shifts. I trained six men.',
    );
    const replies = [
      'I ran two shifts.',
      'At Aldi I ran the baler.',
      'I fixed the scale.',
      'I did my papers in Word',
    ];
    const apart = 'At Aldi I ran the baler. I did my papers in Word.';
    expect(deedsParagraph(asks, replies)).toBe(`At Ryder, I ran two shifts. I fixed the scale.\n\n${apart}`);
    expect(placeParagraph(asks, replies)).toBe('I also ran two shifts. I fixed the scale.');
    expect(deedsParagraph(asks, replies, true)).toBe(apart);
    expect(deedsParagraph([at('')], ['I sang at Hope Church.'])).toBe('I sang at Hope Church.');
  });

  it('puts nothing of now into a job that is over', () => {
    expect(placeParagraph([at('Ryder', true)], ['I drive the yard truck.'])).toBe('');
    expect(placeParagraph([at('the Ryder Depot', true)], ['I drive the yard truck.'])).toBe('');
    expect(placeParagraph([at('Ryder', true)], ['I once drove the yard truck.'])).not.toBe('');
  });

  it('is empty without words', () => {
    expect(deedsParagraph([at('Ryder')], [' ', '...'])).toBe('');
    expect(deedsParagraph([], [])).toBe('');
    expect(placeParagraph([], [])).toBe('');
    expect(letterReplyNeed(' ')).toBeNull();
  });
});

it.each([
  ['• I trained six new cooks.', 'Trained six new cooks'],
  ['led  the night shift;', 'Led the night shift'],
  ['I was the only cook on nights', 'I was the only cook on nights'],
  ['', ''],
])('lists the line %j as %j', (text, line) => {
  expect(listedText(text)).toBe(line);
});
