import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';

const better = (answer: string) =>
  betterText(betterAnswer({ question: 'What do you do on a shift?', answer }), allTaken).toLowerCase();
const tail = ' and then we count the drawer and we lock the door and I carry the bag over to the bank';

describe('a sound between words that read on', () => {
  it.each([
    ['um I put the tray on the uh the rack', 'i put the tray on the rack'],
    ['um things got lost um every week so I made a list', 'things got lost every week so i made a list'],
    ['um we send it to uh Chicago by train', 'we send it to chicago by train'],
    ['um I sweep the hall and um I check the lamps', 'i sweep the hall and i check the lamps'],
    ['um they bought four um because the old ones leak', 'they bought four because the old ones leak'],
    ['um I sort the mail so um and I stamp it', 'i sort the mail and i stamp it'],
    ["um I'd ring um I'd ring the depot", "i'd ring the depot"],
  ])('is gone: “%s” becomes “%s”', (said, text) => {
    expect(better(said + tail)).toContain(text);
  });
});

describe('a sound that holds a new start apart', () => {
  it.each([
    'the ticket said the pump had um the valve was open',
    'I tried that once with um it was a gas stove',
    'that is all it is um you lift the lid',
    'I could just um and the other thing is the keys',
    "I can't promise that um I'd say we wait and see",
    'another guy gets the loose boards off um my old boss used to say wait',
    "he had something um if they're equal",
  ])('leaves a dash: “%s”', (said) => {
    expect(better(`um ${said}${tail}`)).toContain(said.toLowerCase().replace(' um ', ' — '));
  });

  it.each([
    'where it goes in I mark it and patch it um corners I do by hand',
    'there was this engineer um rick who marked it all in red',
    "it was my daughter's um party and not the shop",
  ])('stays where no other clause begins: “%s”', (said) => {
    expect(better(`um ${said}${tail}`)).toContain(said.toLowerCase());
  });

  it.each([
    ['I asked the oiler and he taught me um three things', 'taught me three things'],
    ["I'd like to know um what happens when the line stops", 'know what happens'],
    ['I want to do the course so is there um help with school', 'is there help with school'],
  ])('reads on to what is given or there: “%s”', (said, part) => {
    expect(better(`um ${said}${tail}`)).toContain(part);
  });

  it('leaves the second of two connectives', () => {
    expect(better(`um there is a counter and um or can the job wait${tail}`)).toContain('counter or can');
  });

  it('stays where somebody typed it', () => {
    const typed = 'I checked the list. The ticket said the pump had um the valve was open. I rang the depot.';
    expect(better(typed)).toContain('had um the valve');
  });
});

describe('words that may carry a meaning', () => {
  it.each([
    'it was really five crates',
    'of course they ring the bell',
    'we lost like ten plates',
    'the label is sort of blue',
    'for me it is I mean it depends on the day',
    'the shelf you know the top one',
    'I sit with her until ten thirty and I mean it',
    'it goes through somebody or something and it trips',
    'or I find a lump or something and refunds are the owner',
    'it was loud and yeah so loud nobody slept',
    'her numbers were fine and I guess they compare with the old ones',
    'and then I think does he have a reason to be up',
    'it was the busy season then I think patience is the key',
    'it is not legal first of all but also not smart',
    'they ask for a deal so like coupons or a voucher',
    'I need to be fair and the crew needs to be fair',
    'they ask for that and now the wines honestly I am better with spirits',
  ])('stay: “%s”', (said) => {
    expect(better(`um ${said}${tail}`)).toContain(said.toLowerCase());
  });
});
