import { ResumeAnalysis } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { analyzeResume } from './analyze-resume.builtin.ts';
import { layouts } from './fixtures/layouts.ts';
import { parseResume } from './parse-resume.builtin.ts';

const resume = (bullets: readonly string[], more = '') => `Jennifer Martinez
Austin, TX | (512) 555-0187 | jen@example.com | linkedin.com/in/jenm

SUMMARY
Marketing manager with eight years in software.

EXPERIENCE
Senior Marketing Manager, Cloudpeak Software, Austin, TX
March 2019 – Present
${bullets.map((one) => `- ${one}`).join('\n')}

Marketing Coordinator, BrightWave Media, Dallas, TX
June 2015 – February 2019
- Wrote a weekly newsletter to 45,000 subscribers
${more}
EDUCATION
Bachelor of Business Administration, Marketing, University of Texas at Austin, 2015

SKILLS
HubSpot, Google Analytics, SEO, Copywriting
`;
const strong = ['Grew organic traffic 64% in a year with SEO', 'Managed a budget of $1.2M in HubSpot'];
const posting = `Senior Marketing Manager
Requirements:
- 5+ years of experience
- Bachelor's degree in marketing
- HubSpot and SEO required
- Fluent in Spanish required
Nice to have: Salesforce`;

const analyze = async (content: string, jobRole = 'general') =>
  ResumeAnalysis.parse(await analyzeResume({ content, jobRole, today: '2026-11-21' }));
const checkOf = async (content: string, id: string, jobRole?: string) => {
  const check = (await analyze(content, jobRole)).checks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check;
};

describe('the checklist', () => {
  it('holds about 40 checks, each with points, what was seen, and one fix where it is open', async () => {
    const { checks } = await analyze(resume(strong), posting);
    expect(checks.length).toBeGreaterThanOrEqual(38);
    expect(new Set(checks.map((one) => one.id)).size).toBe(checks.length);
    for (const check of checks) {
      expect(check.evidence, check.id).not.toBe('');
      expect(check.fix === '', check.id).toBe(check.status === 'pass');
      expect(check.points).toBeLessThanOrEqual(check.maxPoints);
      if (check.status === 'pass') expect(check.points, check.id).toBe(check.maxPoints);
    }
  });

  it.each<[string, string]>([
    ['first-person', resume(['I led my team to the goal', 'I wrote 14 plans'])],
    ['doubled-words', resume(['Led the the team of 4'])],
    ['stock-phrases', resume(['Results-driven team player who thinks outside the box'])],
    ['numbers', resume(['Led the team', 'Wrote the plan', 'Ran the fair'])],
    [
      'action-verbs',
      resume(['Responsible for the plan', 'Duties included 3 fairs', 'Was in charge of mail']),
    ],
    ['word-count', resume(strong)],
    ['mail', resume(strong).replace('jen@example.com | ', '')],
    ['phone', resume(strong).replace('(512) 555-0187 | ', '')],
    ['link', resume(strong).replace(' | linkedin.com/in/jenm', '')],
    ['no-personal-data', resume(strong, 'Date of birth: 12 March 1990\nMarital status: single\n')],
    ['summary', resume(strong).replace(/SUMMARY\n.*\n/, '')],
    [
      'core-sections',
      resume(strong)
        .replace('EDUCATION', 'STUFF')
        .replace(/Bachelor.*/, ''),
    ],
  ])('%s is open where it should be, and says where', async (id, text) => {
    const check = await checkOf(text, id);
    expect(check.status).not.toBe('pass');
    expect(check.fix).not.toBe('');
  });

  it.each([
    'first-person',
    'doubled-words',
    'mail',
    'phone',
    'link',
    'no-personal-data',
    'summary',
    'core-sections',
    'numbers',
    'action-verbs',
  ])('%s passes where nothing is wrong', async (id) => {
    expect((await checkOf(resume(strong), id)).status).toBe('pass');
  });

  it('calls a place beside the same place no doubled word, and capitals of a heading no acronym', async () => {
    const text = resume(strong).replace('Austin, TX\nMarch', 'Austin\tAustin, TX\nMarch');
    expect((await checkOf(text, 'doubled-words')).status).toBe('pass');
    const { evidence } = await checkOf(resume(strong, 'DIEGO FERNÁNDEZ\nBOARD WORK\n'), 'acronyms');
    expect(evidence).not.toMatch(/NDEZ|BOARD|SKILLS/);
  });

  it('asks nobody to spell out the name of an organization', async () => {
    const lines =
      'Won an NSF grant for GPUs of NVIDIA\nPresented at XQZA\nRan the QZT and the VKP of the plant\n';
    const { evidence } = await checkOf(resume(strong, lines), 'acronyms');
    expect(evidence).not.toMatch(/NSF|NVIDIA|XQZA/);
    expect(evidence).toMatch(/QZT/);
  });

  it('counts study as time that is told of, and shows dates as they were written', async () => {
    const studied = resume(strong)
      .replace('June 2015 – February 2019', 'June 2012 – August 2013')
      .replace('Austin, 2015', 'Austin, Sept 2013 – February 2019');
    expect((await checkOf(studied, 'gaps')).status).toBe('pass');
    const mixed = resume(strong).replace('June 2015', '06/2015').replace('February 2019', '02/2019');
    expect((await checkOf(mixed, 'date-format')).evidence).toContain('“March 2019” and “06/2015”');
    const alike = resume(strong).replace('June 2015', 'Sept 2015').replace('March 2019', 'Mar 2019');
    expect((await checkOf(alike, 'date-format')).status).toBe('pass');
  });

  it('takes nurses who write of nursing for no stuffing, and stuffing for what it is', async () => {
    const nurse = Array.from({ length: 9 }, (_, at) => `Trained nurse ${at} on a ward of registered nurses`);
    const asks = 'Requirements: nursing, triage and wound care required for this job.';
    expect((await checkOf(resume(nurse), 'density', asks)).status).toBe('pass');
    const stuffed = resume(['Nursing nursing nursing nursing nursing nursing nursing nursing nursing']);
    expect((await checkOf(stuffed, 'density', asks)).status).toBe('fail');
  });

  it('says of what passes no more than what passes', async () => {
    const { strengths } = await analyze(resume(strong), posting);
    for (const one of strengths) expect(one).not.toMatch(/; not|; none|only listed/i);
  });

  it('leaves out the checks of English wording where a resume is in another language', async () => {
    const spanish = `Lucía Ferrández Olmo
Calle de la Palma 14, 28004 Madrid | +34 600 555 014 | lucia.ferrandez@example.com
EXPERIENCIA LABORAL
Responsable de tienda, Almacenes Serrano, Madrid
marzo de 2019 – actualidad
- Dirijo un equipo de doce personas y llevo el inventario de la tienda.
- Reduje las mermas un 18 % en el primer año.
FORMACIÓN ACADÉMICA
Grado en Administración y Dirección de Empresas
Universidad Complutense de Madrid
2011 – 2015`;
    const ids = (await analyze(spanish)).checks.map(({ id }) => id);
    expect(ids).toContain('numbers');
    for (const id of ['action-verbs', 'repeats', 'passive', 'first-person', 'stock-phrases'])
      expect(ids).not.toContain(id);
  });

  it('calls no text file a picture', async () => {
    expect((await checkOf('Two words', 'text-layer'))?.fix).not.toContain('picture');
  });

  it('sees the columns of a PDF and keeps them out of one that has none', async () => {
    const statusOf = async (layout: string) => {
      const reading = await parseResume({ bytes: layouts[layout]?.() as Uint8Array, fileName: 'a.pdf' });
      if (!reading.ok) throw new Error(reading.refusal.code);
      return (await analyzeResume({ reading })).checks.find((one) => one.id === 'columns')?.status;
    };
    expect(await statusOf('single column')).toBe('pass');
    expect(await statusOf('sidebar')).not.toBe('pass');
  });
});

describe('readability and match', () => {
  it('are two scores: a job changes the match and leaves readability as it is', async () => {
    const alone = await analyze(resume(strong));
    const against = await analyze(resume(strong), posting);
    expect(alone.match).toBeNull();
    expect(alone.overallScore).toBe(alone.readability.score);
    expect(against.readability).toEqual(alone.readability);
    expect(against.match?.skills.map(({ skill, status }) => [skill, status])).toEqual(
      expect.arrayContaining([
        ['HubSpot', 'shown'],
        ['SEO', 'shown'],
        ['Spanish', 'missing'],
        ['Salesforce', 'missing'],
      ]),
    );
  });

  it('rise when the resume answers more of the posting, with the same job pinned', async () => {
    const before = await analyze(resume(strong), posting);
    const after = await analyze(resume([...strong, 'Ran 12 campaigns in Spanish with Salesforce']), posting);
    expect(after.match?.score).toBeGreaterThan(before.match?.score as number);
  });

  it('do not read a title alone as a posting', async () => {
    expect((await analyze(resume(strong), 'Marketing manager')).match).toBeNull();
  });

  it('sum up in counts of what is listed', async () => {
    const { summary, parsed } = await analyze(resume(strong));
    expect(parsed.skills.flatMap(({ keywords }) => keywords)).toHaveLength(4);
    expect(summary).toContain('We read 2 jobs, 1 school and 4 skills.');
    expect((await analyze('word')).summary).toContain('We read 0 jobs, 0 schools and 0 skills.');
  });

  it('are no praise for a page with nothing on it, and name a script that is not read', async () => {
    expect((await analyze('word', 'general')).overallScore).toBeLessThanOrEqual(10);
    const russian = await analyze('Лена Иванова работала на заводе и в школе\n'.repeat(20), 'general');
    expect(russian.overallScore).toBeLessThanOrEqual(35);
    expect(russian.summary).toContain('upload an English copy');
  });

  it.each(['', ' ', 'x', '履歴書 山田太郎', '- '.repeat(20_000), 'Experience\n'.repeat(3_000)])(
    'are given for any text',
    async (text) => {
      const analysis = await analyze(text, posting);
      expect(analysis.overallScore).toBeLessThan(70);
    },
  );
});
