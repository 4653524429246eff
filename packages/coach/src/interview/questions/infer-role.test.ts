import { describe, expect, it } from 'vitest';
import { families } from '../../content/catalog.ts';
import { inferRole } from './infer-role.ts';

/** What people type, by the family that it means; `general` where the bank has none. */
const typed: Record<string, string> = {
  'backend-engineer':
    'Software Engineer | senior software developer | SWE | Full-Stack Developer | fullstack dev | Java Developer | Backend Eng | Junior Python developer | Programmer | software engineer intern | Lead Software Engineer (m/f/d) | Software Engineering | C++ developer | .NET Developer | Solutions architect',
  'frontend-engineer':
    'Front-End Developer | react dev | Senior Frontend Engineer | Web developer | Angular Developer',
  'mobile-developer': 'iOS Developer | Senior Android Engineer | mobile app developer | Flutter dev',
  'devops-engineer':
    'DevOps Engineer | SRE | Site Reliability Engineer | Cloud Engineer | Senior Platform Engineer | DevOps',
  'data-engineer': 'Data Engineer | Senior big data engineer | ETL developer',
  'data-scientist': 'Data Scientist | Senior Data Scientist | Statistician',
  'data-analyst':
    'Data Analyst | data anlyst | Product Analyst | Business Intelligence Analyst | Marketing Analyst',
  'machine-learning-engineer': 'ML Engineer | Machine Learning Engineer | AI engineer',
  'qa-engineer': 'QA Engineer | Software Tester | QA automation engineer | Senior Test Engineer',
  'cybersecurity-analyst':
    'Cyber Security Analyst | Cybersecurity Analyst | SOC Analyst | Penetration tester',
  'network-engineer': 'Network Engineer | Systems Administrator | Linux sysadmin',
  'it-support-specialist': 'IT Support | Help Desk Technician | IT support technician | Helpdesk Analyst',
  'ux-designer': 'UX Designer | UI/UX Designer | Product Designer | Senior UX researcher',
  'graphic-designer': 'Graphic Designer | Motion graphics designer',
  'business-analyst': 'Business Analyst | Junior Business Analyst | IT Business Analyst',
  'project-manager':
    'Project Manager | Lead Product Manager, Payments | Product Manager | Scrum Master | PM | Associate Product Manager | Programme Manager',
  'mechanical-engineer': 'Mechanical Engineer | Mechanical Engineering | CAD designer | HVAC engineer',
  'electrical-engineer': 'Electrical Engineer | Electronics engineer',
  'civil-engineer': 'Civil Engineer | Structural Engineer | Graduate Civil Engineer',
  'construction-manager': 'Construction Manager | Site Manager | Quantity Surveyor',
  electrician: 'Electrician | Apprentice Electrician | Industrial electrician',
  'registered-nurse':
    'Registered Nurse | RN - ICU | Staff nurse, night shift | Nurse | Paediatric Nurse | Nursing | RN',
  pharmacist: 'Pharmacist | Hospital Pharmacist | Pharmacy Technician',
  'social-worker': 'Social Worker | Child protection social worker | Case worker',
  teacher:
    'Teacher | Primary School Teacher | Maths Teacher | Physics teacher | Teaching Assistant | High school English teacher',
  lawyer: 'Lawyer | Solicitor | Paralegal | Corporate Lawyer | Legal Counsel | Attorney at law',
  'content-writer': 'Content Writer | Copywriter | Journalist | Technical writer | Copy writer',
  'marketing-manager':
    'Marketing Manager | Digital Marketing Manager | Marketing Executive | Brand Manager | Marketing | Social media manager',
  'sales-representative':
    'Sales Representative | account exec | Sales Executive | Sales Rep | SDR | Sales manager | Sales | Inside Sales Rep',
  'account-manager':
    'Account Manager | Key Account Manager | Senior account manager | Acct mgr | Client Relationship Manager',
  'customer-success-manager': 'Customer Success Manager | CSM | Senior customer success manager',
  'customer-service-representative':
    'Customer Service Representative | Customer service rep | Customer Support Agent | Call Centre Agent | Customer service officer',
  'store-manager':
    'Store Manager | Shop assistant | Store associate | Retail manager | Assistant store manager | Cashier',
  'operations-manager':
    'Operations Manager | Production Manager | Head of Operations | Plant manager | General Manager | Ops manager',
  'supply-chain-manager':
    'Supply Chain Manager | Logistics Coordinator | Warehouse operative | Procurement manager',
  accountant:
    'Accountant | Senior Accountant | Bookkeeper | Tax accountant | Accounts Payable Clerk | Accounting | acountant | Auditor',
  'financial-analyst': 'Financial Analyst | Senior financial analyst | FP&A Analyst | Investment analyst',
  'human-resources-generalist':
    'HR Manager | HR Generalist | HR business partner | Human Resources Specialist | HR',
  recruiter:
    'Recruiter | Technical Recruiter | Talent Acquisition Specialist | Recruitment officer | Recruitment',
  'administrative-assistant':
    'Administrative Assistant | Admin Assistant | Executive Assistant | Receptionist | Secretary | Office Manager | data entry operator',
  general:
    'Zookeeper | Underwater basket weaver | manager | assistant | Coffee shop barista | Barista | Retail banker | App store optimisation | Chef | Pastry chef | Waiter | Truck driver | Bus driver | School bus driver | Security guard | Civil servant | Mechanic | Car mechanic | Plumber | Carpenter | Hairdresser | Personal trainer | Yoga instructor | Dentist | Dental hygienist | Veterinarian | Physiotherapist | Psychologist | General practitioner | Doctor | Surgeon | Paramedic | Firefighter | Police officer | Pilot | Flight attendant | Travel agent | Real estate agent | Estate agent | Bank teller | Actuary | Economist | Translator | Film editor | Video editor | Court reporter | Photographer | Musician | Actor | Farmer | Gardener | Cleaner | Housekeeper | Nanny | Librarian | Research assistant | Medical assistant | Biologist | Chemist | Geologist | Architect | Interior designer | Fashion designer | Event planner | Hotel manager | Restaurant manager | Team lead | Consultant | Analyst | Engineer | Intern | Property developer | Fraud analyst | Welder | Machine operator | Store | Head of | Director | CEO | 🙂 | %%% | ',
};

const table = Object.entries(typed).flatMap(([family, roles]) =>
  roles.split(' | ').map((role) => [role.trim(), family] as const),
);

describe('the role', () => {
  it('is read from a table of what people type', () => {
    expect(table.length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(typed)).toEqual(expect.arrayContaining(families.map(({ id }) => id)));
  });

  it.each(table)('"%s" means %s', (role, family) => {
    expect(inferRole(role).role?.id ?? 'general').toBe(family);
  });

  it('is read from a pasted job text when the title says little', () => {
    const text =
      'We look for a colleague for our finance team. You own the month-end close and the general ledger, prepare the VAT return and the trial balance, post accruals and journal entries and know IFRS.';
    expect(inferRole('specialist', text).role?.id).toBe('accountant');
    expect(inferRole('', text).role?.id).toBe('accountant');
    expect(
      inferRole('', 'We are a friendly team in a modern office and love what we do.').role,
    ).toBeUndefined();
  });

  it.each(['Coffee shop barista', 'Retail banker', 'App store optimisation', 'Security guard'])(
    '"%s" is not even near a family',
    (role) => {
      expect(inferRole(role).confidence).toBeLessThan(0.4);
    },
  );
});
