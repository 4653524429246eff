import { emptyResume, type ResumeContent } from '@greenroom/domain';

/** Invented resumes that are exported and read back: full, short, long, in other languages and alphabets. */
const engineer: ResumeContent = {
  ...emptyResume(),
  basics: {
    name: 'Daniel Reyes',
    label: 'Senior Backend Engineer',
    email: 'daniel.reyes@example.com',
    phone: '+1 503 555 0142',
    url: 'https://danielreyes.example.com',
    location: { address: 'Portland, OR' },
    summary:
      'Backend engineer who keeps freight moving. Eight years of services in Go and Python, the last three with a team of five.',
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/daniel-reyes-example' }],
  },
  work: [
    {
      position: 'Senior Backend Engineer',
      name: 'Freightline Inc.',
      location: 'Portland, OR',
      startDate: '2021-03',
      isCurrent: true,
      highlights: [
        'Moved 23 services to Kubernetes with no downtime',
        'Cut p95 latency of the tracking API from 900 ms to 240 ms by caching route lookups and batching the reads that every dashboard made on its own',
        'Led the on-call rotation of five engineers',
      ],
    },
    {
      position: 'Backend Engineer',
      name: 'Cedar & Pine Software',
      location: 'Eugene, OR',
      startDate: '2017-06',
      endDate: '2021-02',
      highlights: [
        'Built billing exports used by 40 customers',
        'Wrote the on-call handbook the team still uses',
      ],
    },
  ],
  education: [
    {
      studyType: 'BSc',
      area: 'Computer Science',
      institution: 'Portland State University',
      startDate: '2013',
      endDate: '2017',
      score: '3.7',
      courses: [],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['Go', 'Python', 'SQL'] },
    { name: 'Tools', keywords: ['PostgreSQL', 'Kafka', 'Kubernetes'] },
  ],
  projects: [
    {
      name: 'Route Atlas',
      url: 'https://atlas.example.com',
      startDate: '2022',
      endDate: '2023',
      highlights: ['Drew 400 bus routes from open data'],
    },
  ],
  certificates: [{ name: 'Certified Kubernetes Administrator', issuer: 'Linux Foundation', date: '2022-05' }],
  languages: [
    { language: 'English', fluency: 'native' },
    { language: 'Spanish', fluency: 'fluent' },
  ],
};

const afterwards = [
  'checked each step with them until they worked alone on their first full weekend',
  'wrote down what they asked, which became the handbook of the ward',
  'halved the questions that came back to the charge nurse at night',
  'stayed their contact for a year, by phone and in monthly talks',
  'took over their first admissions so that nobody had to wait for a bed',
  'showed them how to hand over a patient in two minutes without a note',
  'planned the shifts so that none of them was ever alone with a new device',
];
const nurse: ResumeContent = {
  ...emptyResume(),
  basics: {
    name: 'Zoë Żółkiewska-O’Brien',
    email: 'zoe@example.com',
    phone: '+44 20 7946 0958',
    location: { address: 'Leeds, United Kingdom' },
    profiles: [],
  },
  work: Array.from({ length: 15 }, (_, at) => ({
    position: ['Staff Nurse', 'Charge Nurse', 'Nursing Assistant'][at % 3] as string,
    name: `${['Harbour', 'Northgate', 'Elm Park', 'St. Agnes', 'Riverside'][at % 5]} Hospital`,
    location: 'Leeds',
    startDate: `${2024 - at}-01`,
    endDate: `${2024 - at}-12`,
    highlights: [
      `Cared for ${6 + at} patients on a ${12 + at}-bed ward each shift`,
      `Trained ${at + 2} new colleagues in medication rounds and wound care, and ${afterwards[at % 7]}`,
    ],
  })),
  education: [
    {
      studyType: 'Bachelor of Science',
      area: 'Nursing',
      institution: 'University of Leeds',
      endDate: '2009',
      courses: [],
    },
  ],
  skills: [{ name: '', keywords: ['Wound care', 'Triage', 'Patient education'] }],
  paper: 'a4',
};

const spanish: ResumeContent = {
  ...emptyResume('es'),
  basics: {
    name: 'José Ángel Muñoz',
    label: 'Contable',
    email: 'jose@example.com',
    phone: '+34 600 000 000',
    location: { address: 'Sevilla, España' },
    profiles: [],
  },
  work: [
    {
      position: 'Contable',
      name: 'Aceites del Sur S.L.',
      location: 'Sevilla',
      startDate: '2019-09',
      isCurrent: true,
      highlights: ['Cerré las cuentas de 12 tiendas cada mes en tres días'],
    },
    {
      position: 'Auxiliar administrativo',
      name: 'Gestoría Vega',
      startDate: '2016-01',
      endDate: '2019-08',
      highlights: ['Presenté los impuestos de 60 clientes'],
    },
  ],
  education: [
    {
      studyType: 'Grado',
      area: 'Contabilidad',
      institution: 'Universidad de Sevilla',
      startDate: '2011',
      endDate: '2015',
      courses: [],
    },
  ],
  skills: [{ name: '', keywords: ['Excel', 'SAP'] }],
  languages: [{ language: 'Inglés', fluency: 'B2' }],
};

const first: ResumeContent = {
  ...emptyResume(),
  basics: {
    name: 'Anna Żółć',
    email: 'anna.zolc@example.com',
    phone: '+1 206 555 0117',
    location: { address: 'Seattle, WA' },
    profiles: [],
  },
  education: [
    { studyType: 'High School Diploma', institution: 'Lincoln High School', endDate: '2025', courses: [] },
  ],
  skills: [{ name: '', keywords: ['Cash handling', 'Customer service'] }],
  order: ['summary', 'education', 'skills', 'work', 'projects', 'certificates', 'languages', 'others'],
};

export const exportedResumes: Readonly<Record<string, ResumeContent>> = { engineer, nurse, spanish, first };
