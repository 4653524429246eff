import { describe, expect, it } from 'vitest';
import { analyzeJob } from './analyze-job.builtin.ts';

const analyse = (jobDescription: string) => analyzeJob({ jobDescription });

describe('the lines that give skills', () => {
  it('takes a people skill in a duty as mentioned, and as a must where it is asked for', async () => {
    const importance = async (line: string) =>
      (await analyse(`Analyst\n\n${line}`)).requirements.find(({ skill }) => skill === 'Collaboration')
        ?.importance;
    expect(await importance("What you'll do\n- Collaborate with suppliers")).toBe('mentioned');
    expect(await importance('Requirements\n- Ability to collaborate with suppliers')).toBe('must-have');
  });

  it.each([
    'We deeply value strong relationships and entrepreneurship.',
    'Alder Point is a data analytics firm with studies in economic development.',
    'Our mission is to bring patient care and public health to every county.',
    'This role offers great opportunities to learn Python and project management.',
    'The interfaces are installed in the data center of the customer.',
    'Alder Point, a leader in telecommunications, delivers software and consulting services.',
    "Alder Point's technology and customer service enable its clients to go paperless.",
    'Alder Point Life Sciences is seeking an analyst.',
    'Alder Point is where each person is unique, but we work as a team.',
    "The Oven Group within the college's division of bread supports the systems of the college, including finance, human resources, a data warehouse and ticketing systems for each of its nine bakeries.",
  ])('takes no skill from what the ad says of others: %s', async (line) => {
    expect((await analyse(`Analyst\n\n${line}\n\nRequirements\n- SQL`)).skills).toEqual(['SQL']);
  });

  it.each([
    'Radio Nine and Partners, brings together podcasts, journalism and storytelling.',
    'The Radio Nine Network is the home of podcasts and storytelling.',
    'Radio Nine earns more awards for journalism than anyone else.',
  ])("takes no skill from the employer's words under its requirements: %s", async (line) => {
    expect((await analyse(`Analyst\n\nPreferred qualifications\n- SQL\n\n${line}`)).skills).toEqual(['SQL']);
  });

  it("ends the requirements at the employer's words, but not where a line still asks", async () => {
    const ad =
      'Analyst\n\nRequirements\n- SQL\n\nRadio Nine Studios, a producer of films, is a part of Radio Nine.\nA culture of creativity lives in its studios.\nExperience with Tableau';
    expect((await analyse(ad)).skills).toEqual(['SQL', 'Tableau']);
  });

  it("takes the guests' experience for no experience of the applicant", async () => {
    const ad = 'Server\n\nDuties\n- Offer guests an enjoyable experience marked by friendliness';
    expect((await analyse(ad)).mentioned).toEqual(['Friendliness']);
  });

  it('asks for a license that a line alone names', async () => {
    expect((await analyse('Nurse\n\nCurrent nursing license')).mustHave).toEqual(['Nursing']);
  });

  it('takes “other scripting languages” for one of the alternatives', async () => {
    const { requirements } = await analyse(
      'Analyst\n\nRequirements\n- Python, R, or other scripting languages',
    );
    expect(requirements).toHaveLength(1);
  });

  it("takes no skill from the employer's own name", async () => {
    expect((await analyse('Analyst\nADP\nRoseland, NJ\n\nRequirements\n- SQL')).skills).toEqual(['SQL']);
  });

  it('reads the fields of a degree as alternatives', async () => {
    const { requirements } = await analyse(
      "Analyst\n\nRequirements\n- Bachelor's degree in Economics, Mathematics, or a related field",
    );
    expect(requirements).toHaveLength(1);
    expect(requirements[0]).toMatchObject({ skill: 'Economics', alternatives: ['Mathematics'] });
  });
});

it('asks to show a license instead of an example of it, and ends each tip with one period', async () => {
  const { resumeSuggestions, interviewTips } = await analyse(
    'Ward Nurse\n\nRequirements\n- Current nursing license.\n- Experience with Epic.',
  );
  const all = [...resumeSuggestions, ...interviewTips].join('\n');
  expect(all).toContain(
    'put it where nobody can miss it, with its date. The ad says “Current nursing license”.',
  );
  expect(interviewTips.join('\n')).not.toContain('nursing');
  expect(all).not.toContain('.”.');
});
