import { describe, expect, it } from 'vitest';
import { families } from '../../content/catalog.ts';
import { knownRoles } from '../../content/role-questions.ts';
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
  'network-engineer': 'Network Engineer',
  'it-support-specialist': 'IT Support | Help Desk Technician | IT support technician | Helpdesk Analyst',
  'ux-designer': 'UX Designer | UI/UX Designer | Product Designer | Senior UX researcher',
  'graphic-designer': 'Graphic Designer | Motion graphics designer',
  'business-analyst': 'Business Analyst | Junior Business Analyst | IT Business Analyst',
  'project-manager': 'Project Manager | Scrum Master | PM | Programme Manager',
  'mechanical-engineer': 'Mechanical Engineer | Mechanical Engineering | HVAC engineer',
  'electrical-engineer': 'Electrical Engineer | Electronics engineer',
  'civil-engineer': 'Civil Engineer | Structural Engineer | Graduate Civil Engineer',
  'construction-manager': 'Construction Manager | Site Manager',
  electrician: 'Electrician | Apprentice Electrician | Industrial electrician',
  'registered-nurse':
    'Registered Nurse | RN - ICU | Staff nurse, night shift | Nurse | Paediatric Nurse | Nursing | RN',
  pharmacist: 'Pharmacist | Hospital Pharmacist',
  'social-worker': 'Social Worker | Child protection social worker',
  teacher: 'Teacher | Primary School Teacher | Maths Teacher | Physics teacher | High school English teacher',
  lawyer: 'Lawyer | Solicitor | Corporate Lawyer | Legal Counsel | Attorney at law',
  'content-writer': 'Content Writer | Copywriter | Journalist | Technical writer | Copy writer',
  'marketing-manager':
    'Marketing Manager | Digital Marketing Manager | Marketing Executive | Brand Manager | Marketing',
  'sales-representative':
    'Sales Representative | account exec | Sales Executive | Sales Rep | Sales | Inside Sales Rep',
  'account-manager':
    'Account Manager | Key Account Manager | Senior account manager | Acct mgr | Client Relationship Manager',
  'customer-success-manager': 'Customer Success Manager | CSM | Senior customer success manager',
  'customer-service-representative':
    'Customer Service Representative | Customer service rep | Customer Support Agent | Customer service officer',
  'store-manager': 'Store Manager | Retail manager | Assistant store manager',
  'operations-manager':
    'Operations Manager | Production Manager | Head of Operations | Plant manager | Ops manager',
  'supply-chain-manager': 'Supply Chain Manager | Logistics Coordinator | Procurement manager',
  accountant: 'Accountant | Senior Accountant | Tax accountant | Accounting | acountant | Auditor',
  'financial-analyst': 'Financial Analyst | Senior financial analyst | FP&A Analyst | Investment analyst',
  'human-resources-generalist': 'HR Generalist | HR business partner | Human Resources Specialist | HR',
  recruiter:
    'Recruiter | Technical Recruiter | Talent Acquisition Specialist | Recruitment officer | Recruitment',
  'administrative-assistant': 'Administrative Assistant | Admin Assistant | Secretary',
  'auto-mechanic': 'Mechanic | Car mechanic',
  barista: 'Coffee shop barista | Barista',
  'bus-driver': 'Bus driver | School bus driver',
  carpenter: 'Carpenter',
  caseworker: 'Case worker',
  cashier: 'Cashier',
  chef: 'Chef',
  firefighter: 'Firefighter',
  'flight-attendant': 'Flight attendant',
  hairdresser: 'Hairdresser',
  housekeeper: 'Housekeeper',
  landscaper: 'Gardener',
  'long-haul-truck-driver': 'Truck driver',
  'medical-assistant': 'Medical assistant',
  'office-cleaner': 'Cleaner',
  paramedic: 'Paramedic',
  'pharmacy-technician': 'Pharmacy Technician',
  'physical-therapist': 'Physiotherapist',
  plumber: 'Plumber',
  'police-officer': 'Police officer',
  'production-operator': 'Machine operator',
  'restaurant-manager': 'Restaurant manager',
  'retail-sales-associate': 'Shop assistant | Store associate',
  'security-guard': 'Security guard',
  server: 'Waiter',
  'teaching-assistant': 'Teaching Assistant',
  'warehouse-associate': 'Warehouse operative',
  welder: 'Welder',
  'systems-administrator': 'Systems Administrator | Linux sysadmin',
  'product-manager': 'Lead Product Manager, Payments | Product Manager | Associate Product Manager',
  'cad-drafter': 'CAD designer',
  'quantity-surveyor': 'Quantity Surveyor',
  paralegal: 'Paralegal',
  'social-media-manager': 'Social media manager',
  'sales-development-representative': 'SDR',
  'sales-manager': 'Sales manager',
  'call-center-agent': 'Call Centre Agent',
  'general-manager': 'General Manager',
  bookkeeper: 'Bookkeeper | Accounts Payable Clerk',
  'human-resources-manager': 'HR Manager',
  'executive-assistant': 'Executive Assistant',
  dentist: 'Dentist | Pediatric dentist',
  veterinarian: 'Veterinarian',
  dietitian: 'Dietitian | Nutritionist',
  'respiratory-therapist': 'Respiratory therapist',
  'nurse-practitioner': 'Nurse practitioner | Physician assistant',
  'loan-officer': 'Loan officer | Mortgage broker',
  'financial-advisor': 'Financial advisor | Financial planner',
  'claims-adjuster': 'Claims adjuster | Insurance adjuster',
  'mental-health-counselor': 'Therapist | Grief counselor',
  'translator-and-interpreter': 'Translator | Court interpreter',
  photographer: 'Photographer | Wedding photographer',
  'surgical-technologist': 'Surgical technologist | Scrub tech',
  fundraiser: 'Fundraiser | Grant writer',
  'tour-guide': 'Tour guide',
  'school-principal': 'School principal | Vice principal',
  'corporate-trainer': 'Corporate trainer | Training specialist',
  'sports-coach': 'Swim instructor',
  'telecom-technician': 'Cable technician',
  'aircraft-mechanic': 'Aircraft mechanic',
  'pest-control-technician': 'Pest control technician | Exterminator',
  receptionist: 'Receptionist',
  'office-manager': 'Office Manager',
  'data-entry-clerk': 'data entry operator',
  baker: 'Pastry chef',
  'fitness-trainer': 'Yoga instructor',
  pilot: 'Pilot',
  general:
    'Zookeeper | Underwater basket weaver | manager | assistant | Retail banker | App store optimisation | Civil servant | Radio host | Camp counselor | Psychologist | Actuary | Economist | Film editor | Court reporter | Musician | Actor | Research assistant | Biologist | Chemist | Geologist | Fashion designer | Consultant | Analyst | Engineer | Intern | Property developer | Fraud analyst | Store | Head of | Director | CEO | 🙂 | %%% | ',
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

  it('has at least 1,500 titles, each of which is read as its own role exactly', () => {
    const titles = knownRoles.flatMap((role) => role.titles.map((title) => [title, role.id] as const));
    expect(titles.length).toBeGreaterThanOrEqual(1_500);
    const wrong = titles.filter(([title, id]) => {
      const match = inferRole(title);
      return match.role?.id !== id || !match.exact;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Warehouse Supervisor', 'warehouse-supervisor', true],
    ['Senior Warehouse Supervisor', 'warehouse-supervisor', true],
    ['Lead barista', 'barista', true],
    ['Payments backend engineer', 'backend-engineer', false],
  ])('"%s" is read as %s, and says whether that is its own title: %s', (title, id, exact) => {
    expect(inferRole(title)).toMatchObject({ role: { id }, exact });
  });

  it.each(['App store optimisation', 'Actuary'])('"%s" is not even near a family', (role) => {
    expect(inferRole(role).confidence).toBeLessThan(0.4);
  });
});
