/** How much a job ad wants something, by its own words: required, a plus, or only named, for example in a duty. */
export const importances = ['must-have', 'nice-to-have', 'mentioned'] as const;
export type Importance = (typeof importances)[number];

/** Degrees in ascending order, and levels of seniority as job texts name them. */
export const degreeLevels = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];
export const degreeLabels: Record<DegreeLevel, string> = {
  secondary: 'High school diploma',
  associate: 'Associate degree or diploma',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: 'Doctorate',
};

export const seniorities = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;
export type Seniority = (typeof seniorities)[number];
export const seniorityLabels: Record<Seniority, string> = {
  intern: 'Internship',
  junior: 'Junior or entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead or principal',
  manager: 'Manager',
  director: 'Director',
  executive: 'Executive',
};

export const workplaces = ['remote', 'hybrid', 'on-site'] as const;
export type Workplace = (typeof workplaces)[number];
export const workplaceLabels: Record<Workplace, string> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  'on-site': 'On site',
};

export const contractTypes = ['full-time', 'part-time', 'temporary', 'freelance', 'internship'] as const;
export type ContractType = (typeof contractTypes)[number];
export const contractLabels: Record<ContractType, string> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  temporary: 'Temporary',
  freelance: 'Freelance',
  internship: 'Internship',
};
