import { describe, expect, it } from 'vitest';
import {
  deedsParagraph,
  letterReplyNeed,
  listedText,
  replyParagraph,
  suggestedBeside,
} from './reply-sentences.ts';

describe('a reply in a letter', () => {
  it.each([
    ['I cut shrink by half', 'I cut shrink by half.'],
    ['ran the desk alone', 'I ran the desk alone.'],
    ['My drivers call me first', 'My drivers call me first.'],
    ['I drive to St. Louis twice a week.', 'I drive to St. Louis twice a week.'],
    ['yes i trained 3 people and im proud of it', "I trained 3 people and I'm proud of it."],
    ['- i did the books, i still do', 'I did the books, I still do.'],
    [
      "haven't handled cash. I check savings in dollars.",
      "I haven't handled cash. I check savings in dollars.",
    ],
    ['trained new hires. about 12 a year', 'I trained new hires. About 12 a year.'],
    ['we redid the whole schedule', 'We redid the whole schedule.'],
    [
      "At GoldenWest I take deposits and balance my drawer. I've been off by more than a few dollars maybe twice.",
      "At GoldenWest I take deposits and balance my drawer. I've been off by more than a few dollars maybe twice.",
    ],
    [
      'I loaded trucks pretty much every gig, 4 to 10 trucks a show. Crews were 5 to 20 people',
      'I loaded trucks pretty much every gig, 4 to 10 trucks a show. Crews were 5 to 20 people.',
    ],
    [
      "No card issuing but it's a similar kind of money traffic.",
      "No card issuing but it's a similar kind of money traffic.",
    ],
    ['i cant sell it when the server doesnt run lol', "I can't sell it when the server doesn't run."],
    ['Handling cash every day', 'My experience includes handling cash every day.'],
    ['used excel every day :)', 'I used Excel every day.'],
    ['Also worked at eBay. eBay was new then.', 'I also worked at eBay. eBay was new then.'],
  ])('is all that was typed, as sentences: %j', (reply, said) => {
    expect(replyParagraph(reply)).toBe(said);
    expect(letterReplyNeed(reply)).toBeNull();
  });

  it.each([
    ['No', 'nothing'],
    ['Not really', 'nothing'],
    ['yes', 'nothing'],
    ["I don't have a number.", 'nothing'],
    ['about 50 calls a day', 'deed'],
    ['Training. Scheduling. Cash.', 'deed'],
    ['I cleaned it before I left', 'deed'],
    ['They all stayed', 'deed'],
    ['entrené a 12 personas nuevas', 'language'],
    ['Yo llevaba la caja y el inventario de la tienda', 'language'],
  ])('is asked again and adds nothing: %j (%s)', (reply, need) => {
    expect(letterReplyNeed(reply)).toBe(need);
    expect(deedsParagraph([reply])).toBe('');
  });

  it('is one paragraph each, and nothing without words', () => {
    expect(deedsParagraph(['I ran two shifts.', '', 'I sang at Hope Church'])).toBe(
      'I ran two shifts.\n\nI sang at Hope Church.',
    );
    expect(deedsParagraph(['I ran two shifts.\n\nAt Roma I sang.', 'I cook.'])).toBe(
      'I ran two shifts.\n\nAt Roma I sang.\n\nI cook.',
    );
    expect(deedsParagraph(['I ran two shifts.\n\nevery friday'])).toBe('I ran two shifts. Every Friday.');
    expect(deedsParagraph([' ', '...'])).toBe('');
    expect(deedsParagraph([])).toBe('');
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

it('leaves less room for suggested lines the more was replied', () => {
  const words = (count: number) => `I ran ${'the desk and '.repeat(count / 3)}the yard`;
  expect(suggestedBeside([])).toBe(Number.POSITIVE_INFINITY);
  expect(suggestedBeside(['yes'])).toBe(Number.POSITIVE_INFINITY);
  expect(suggestedBeside([words(60)])).toBe(2);
  expect(suggestedBeside([words(60), words(60)])).toBe(0);
});

describe('what is only named in front of a sentence', () => {
  it.each([
    ['The month end. It was closed around day 12.', 'The month end was closed around day 12.'],
    ["my closing checklist. It's on the wall now", 'My closing checklist is on the wall now.'],
    ['Three new cooks! They all stayed.', 'Three new cooks all stayed.'],
    ['Inventory. I counted the walk-in every week.', 'Inventory: I counted the walk-in every week.'],
    ['Ran the desk alone. It was busy.', 'I ran the desk alone. It was busy.'],
    ['I kept the books. They were clean.', 'I kept the books. They were clean.'],
    ['No. It was somebody else who did it.', 'No. It was somebody else who did it.'],
  ])('is what the sentence is about: %s', (reply, said) => {
    expect(replyParagraph(reply)).toBe(said);
  });
});
