import { describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.builtin.ts';
import { skillFamilies } from './lexicon.ts';

const namesIn = (text: string) => findSkills(text).map((mention) => mention.skill);

describe('the lexicon', () => {
  const skills = skillFamilies.flatMap((family) => family.skills);

  it('has about 3,500 skills in 29 families', () => {
    expect(skillFamilies.length).toBeGreaterThanOrEqual(25);
    expect(skills.length).toBeGreaterThanOrEqual(3_400);
    expect(new Set(skillFamilies.map((family) => family.id)).size).toBe(skillFamilies.length);
  });

  it('names each skill once', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const skill of skills) {
      const key = skill.name.toLowerCase();
      if (seen.has(key)) twice.push(`${skill.name}: ${seen.get(key)} and ${skill.family}`);
      seen.set(key, skill.family);
    }
    expect(twice).toEqual([]);
  });

  it('gives no alias to two skills', () => {
    const owners = new Map<string, string>(skills.map((skill) => [skill.name.toLowerCase(), skill.name]));
    const clashes: string[] = [];
    for (const skill of skills) {
      for (const alias of skill.aliases) {
        const key = alias.toLowerCase();
        const owner = owners.get(key);
        if (owner && owner !== skill.name) clashes.push(`${alias}: ${owner} and ${skill.name}`);
        owners.set(key, owner ?? skill.name);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('guards and exact spellings name what the family holds', () => {
    for (const family of skillFamilies) {
      const known = new Set(
        family.skills.flatMap((skill) => [skill.name, ...skill.aliases].map((name) => name.toLowerCase())),
      );
      const unknown = [...family.exact.keys(), ...family.near.keys()].filter((name) => !known.has(name));
      expect(unknown, family.id).toEqual([]);
    }
  });

  it('finds every skill by its own name', () => {
    const lost = skillFamilies.flatMap((family) => {
      const isGuarded = (name: string) => family.near.has(name) && family.exact.has(name);
      return family.skills.filter(
        ({ name }) => !isGuarded(name.toLowerCase()) && !namesIn(name).includes(name),
      );
    });
    expect(lost.map((skill) => skill.name)).toEqual([]);
  });
});

describe('skills in a text', () => {
  it.each([
    ['Built services in Go and Postgres on k8s', ['Go', 'PostgreSQL', 'Kubernetes']],
    ['Ready to go the extra mile and excel at rest', []],
    ['Advanced Excel, Word and PowerPoint', ['Excel', 'Word', 'PowerPoint']],
    ['I excel at what is asked of me', []],
    ['Java, Go, Rust, Swift', ['Java', 'Go', 'Rust', 'Swift']],
    ['A swift response kept rust off the spring of the pump in spring', []],
    ['C, C++ and C# for embedded firmware', ['C', 'C++', 'C#', 'Embedded systems', 'Firmware']],
    ['statistics in R and SAS', ['Statistics', 'R', 'SAS']],
    ['Vitamin C and section R of the form', []],
    ['Spring Boot, Hibernate', ['Spring Boot', 'Hibernate']],
    ['NodeJS / React.js / Next.js', ['Node.js', 'React', 'Next.js']],
    ['CI/CD with GitHub Actions', ['CI/CD', 'GitHub Actions']],
    [
      'Moved it to Snowflake. Snowflake is our data warehouse.',
      ['Snowflake', 'Snowflake', 'Data warehousing'],
    ],
    ['machine\nlearning models', ['Machine learning']],
    ['5 years of experience in acute care', ['Acute care']],
    ['3+ years of experience in analytics', ['Data analysis']],
    ['an analytical mind', ['Analytical thinking']],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it('quotes exactly what stands there', () => {
    const text = 'Élan: “Postgres” & K8s, très bien 🙂 ci/cd';
    for (const mention of findSkills(text)) {
      expect(text.slice(mention.start, mention.end)).toBe(mention.quote);
    }
    expect(namesIn(text)).toEqual(['PostgreSQL', 'Kubernetes', 'CI/CD']);
  });

  it.each(['', ' ', '\u0000', '++', '....', '🙂'.repeat(1_000), 'a'.repeat(100_000), 'C'.repeat(5)])(
    'accepts any string',
    (text) => {
      expect(findSkills(text)).toEqual([]);
    },
  );
});

describe('the sense of a word', () => {
  it.each([
    // A name of one word counts as it is written, not as a relative of it.
    ['Refine the roadmap of the pipeline', ['Product roadmap']],
    ['Provide professional answers and local resources', []],
    ['New initiatives for the communities we serve', []],
    ['Determined by the physical demands of the job', []],
    ['Show professionalism and take initiative', ['Professionalism', 'Initiative']],
    ['Manages, managed or managing projects', ['Project management']],
    // Capitals, and company for names that are common words.
    ['React to requirements as they change', []],
    ['Reacts quickly', []],
    ['Five years of React and TypeScript', ['React', 'TypeScript']],
    ['Experience with React', ['React']],
    ['Postman wanted for the morning round', []],
    ['API tests in Postman', ['API testing', 'Postman']],
    ['Felt a spark of interest', []],
    ['Spark and Hadoop', ['Apache Spark', 'Hadoop']],
    ['A cloud of dust', []],
    ['Cloud infrastructure on AWS', ['Cloud computing', 'AWS']],
    ["I'm a ramp agent", []],
    ['Translating results into next steps', []],
    ['Translating menus into Spanish', ['Translation', 'Spanish']],
    ['Under the guidance of City leadership', []],
    // Ordinary words in some company only.
    ['Manage the department budget', ['Budget management']],
    ['A hotel for every budget', []],
    ['Prepare reports for the board', ['Report writing']],
    ['Reports to the director', []],
    ['Excellent organizational and analytical skills', ['Organizational skills', 'Analytical thinking']],
    ['Organizational charts of the organization', []],
    ['Leadership', ['Leadership']],
    ['Join our leadership team', []],
    // Everyday words beside an object, and what other people do.
    ['A record of driving growth', []],
    ['Safe driving of a delivery truck', ['Driving']],
    ['Interpreting construction drawings', ['Construction drawings']],
    ['Accept coaching from others', []],
    ['Work with software developers', []],
    ['Answer questions from the Data Management team', []],
    ['Manage the data management team', ['Data management']],
    ['Angular Node Java', ['Angular', 'Node.js', 'Java']],
    // What stands next to a word.
    ['Flexible hours and flexible schedules', []],
    ['Flexible and reliable person', ['Adaptability', 'Reliability']],
    ['Has exposure to payroll processing', ['Payroll']],
    ["Adhere to Crumb's policies and procedures", ['Policies and procedures']],
    ['Reliable transportation', []],
    ['Work under general supervision', []],
    ['In compliance with all laws', []],
    ['Ensure compliance with safety regulations', ['Regulatory compliance', 'Workplace safety']],
    ['Health insurance and life insurance', []],
    ['See https://example.com/fire-safety for more', []],
    ['Send your curriculum vitae', []],
    ['Information designed to help', []],
    // Departments, other people's titles, and what a name is a part of.
    ['Meet with Sales, Marketing and Finance', []],
    ['Experience in sales and marketing', ['Sales', 'Marketing']],
    ['Consult the Utilization Review Department', []],
    ['Engage with the IT Systems Administrator', []],
    ['Looking for an experienced Database Administrator', ['Database administration']],
    ['A degree of the School of Public Health', []],
    ['Our energetic, fast-moving team', []],
    ['Scalable, reliable systems', []],
    ['A reliable, punctual person', ['Reliability', 'Punctuality']],
    ['Follow the Code of Conduct', []],
    ['May be exposed to hazardous materials', []],
    ['Train state-of-the-art models', []],
    ['Coach and train the team', ['Coaching', 'Training delivery']],
    ['Hand plates to a guest or bartender', []],
    ['Bartender experience', ['Bartending']],
    ['Work with the supervising editor', []],
    ['Supervising producers and editors', ['Staff supervision']],
    ['Keep a supervised classroom environment', []],
    ['Foster cooperative social behavior', []],
    ['Data from simple records or statistics', []],
    ['Strong statistics', ['Statistics']],
    ['Repair streets, sewers and infrastructure', []],
    ['Read and interpret technical manuals', []],
    ['Writes technical manuals', ['Technical writing']],
    ['Ensure data consistency and integrity', []],
    ['Honesty and integrity', ['Honesty', 'Integrity']],
    ['Follow warehouse safety rules', ['Workplace safety']],
    // What is narrower than a skill is named by itself.
    ['Grilling and cooking', ['Grilling', 'Cooking']],
    ['Object detection', ['Object detection']],
    // Another trade's word.
    ['Documentation and coding reviews of the chart', ['Documentation']],
    ['Code reviews and unit tests', ['Code review', 'Unit testing']],
    ['Designs that meet API industry standards', []],
    ['Design REST APIs', ['REST APIs']],
    ['Deal with abstract and concrete variables', []],
    ['Phones, copiers and filing cabinets', ['Copiers']],
    ['Customer-facing products', []],
    ['A thorough knowledge of soils', []],
    ['At Sabre, we love travel', []],
    ['Join a team of people from engineering, sales, project management and testing', []],
    ['Partner with other managers (Finance, Procurement, Logistics)', []],
    ['Work with Finance to prepare payroll', ['Payroll']],
    ['Repair of pumps in material handling systems', []],
    ['Set up orders in project management software', []],
    ['Follow the rules of CMS and OSHA', ['OSHA regulations']],
    ['Adjust doses as directed by a registered nurse', []],
    ['Obsidian Manufacturing Industries, Inc. hires', []],
    ['Current automobile insurance', []],
    ['Partner with Corporate Communications', []],
    ['Good hand coordination', []],
    ['Tailoring your schedule', []],
    ['Manage employee leaves', []],
    // Languages are not one another.
    ['You speak Danish and English', ['Danish', 'English']],
    ['A Danish company', []],
    // Related trades are not one another.
    ['Fluid mechanics', ['Fluid mechanics']],
    ['Hydraulics', ['Hydraulic systems']],
    ['Photo editing in Photoshop', ['Photo editing', 'Adobe Photoshop']],
    ['FactSet and PitchBook', ['FactSet', 'PitchBook']],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });
});
