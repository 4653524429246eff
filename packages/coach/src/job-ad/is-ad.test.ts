import { describe, expect, it } from 'vitest';
import { employerText } from './employer-text.fixture.ts';
import { readJobAd } from './read-job-ad.ts';

describe('a job ad in a long text', () => {
  const short = `Ward Nurse
Fern Hill Hospital

What you'll do
- Triage incoming patients and set priorities.
- Administer medications and check doses with a second nurse.
- Document care in real time.

What you need
- Active state RN license.
- 2 years of acute care experience.
- Bilingual Spanish is a plus.

Shift: nights. $46 per hour.`;

  it.each([2_000, 5_000, 10_000, 20_000, 50_000])(
    'an ad is one with what its employer says of itself, %i characters in all',
    (length) => {
      const about = employerText(length - short.length);
      const own = readJobAd(short).lines.filter(({ duty, ask }) => duty || ask);
      for (const text of [`${short}\n\n${about}`, `${about}\n\n${short}`]) {
        const { isAd, lines } = readJobAd(text);
        expect(isAd).toBe(true);
        const read = lines.map((line) => line.text);
        for (const line of own) expect(read).toContain(line.text);
      }
    },
  );

  it.each([5_000, 20_000, 50_000])('%i characters of an employer about itself are none', (length) => {
    expect(readJobAd(employerText(length)).isAd).toBe(false);
  });

  it.each([
    [
      'a news article about hiring',
      `The county is hiring again. After two years of cuts, the board voted 5 to 2 on Monday to fill 40 open positions in schools.
"We had more applications than chairs in the room," said Mara Quist, who leads the teachers' union. Pay rises by three percent in July.
Critics say that the money is missing elsewhere. The library will close on Fridays, and the pool stays shut until May.
Parents had asked for smaller classes since the flood of 2019, when two schools moved into one building. The superintendent called the vote a beginning.
The next meeting is on March 4. Speakers are asked to arrive early, because the hall holds 80 people.`,
    ],
    [
      'a recipe',
      `Rye loaf for beginners
What you need
500 g rye flour
350 ml warm water
10 g salt
Preparation
Mix the flour and the salt in a large bowl.
Add the water and stir until no dry flour is left.
Cover the bowl and let the dough rest overnight.
Bake for 50 minutes at 220 degrees.
Let the loaf cool before you cut it. Serve it with butter.`,
    ],
    [
      'a page of a novel',
      `Anna put the letter down. She had worked in the house for six years, and nobody had ever asked her to sit.
"You must stay until the spring," said Mrs. Hale. "The children have grown used to you, and my husband is away."
The rain had not stopped since Sunday. In the yard the driver was shouting at the horses, and somewhere a door banged.
She thought of the position in Leeds, of the salary that was twice as much, and of the room with the window to the canal.
"I will think about it," she said, and she knew that she would not.`,
    ],
  ])('%s is none, short or long', (_, text) => {
    expect(readJobAd(text).isAd).toBe(false);
    expect(readJobAd(`${text}\n\n${employerText(8_000)}`).isAd).toBe(false);
  });

  it.each([
    'Roof Cleaner\nWe are looking for a roof cleaner with two years of experience. Must have a truck.',
    'Swim Instructor\nTidewater Pools is seeking swim instructors who love children. CPR is required.',
    'Line Cook\nMust be on time. Knife skills are required. Experience with a flat top is a plus.',
    'The Archive Clerk files deeds and answers requests. The clerk scans maps and keeps the index. Typing skills are required. Benefits and full-time hours.',
  ])('a few sentences that want somebody are one: "%s"', (text) => {
    expect(readJobAd(text).isAd).toBe(true);
  });

  it('what the employer says of itself ends where it says whom it wants', () => {
    const { lines } = readJobAd(`Deckhand
About Osprey Ferries
Osprey Ferries crosses the bay six times a day.
As a deckhand, you will help passengers board and secure the vehicles on the deck.
Two years of experience on boats required.`);
    expect(lines.filter(({ kind }) => kind === 'duty').length).toBeGreaterThan(0);
    expect(lines.at(-1)?.kind).toBe('requirement');
  });

  it.each([
    `Jonas Weld
Registered Nurse
Summary: nurse with experience in acute care, looking for a position on a ward. Skills: triage, ability to work under pressure.
Staff Nurse, 2019 - Present. Administer medications and train new nurses.
Staff Nurse, 2015 - 2019. Document care and monitor vital signs.
Nursing Assistant, 2012 - 2015. Help patients bathe.`,
    `Dear Ms. Hale, I am applying for the position of baker. I have five years of experience with sourdough. My shifts started at three. I train apprentices and order the flour. I am looking for a place where my skills count.`,
  ])('a resume or a letter is none: "%s"', (text) => {
    expect(readJobAd(text).isAd).toBe(false);
  });
});
