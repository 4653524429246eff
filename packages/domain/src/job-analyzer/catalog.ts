/** How much a job ad wants something, by its own words: required, a plus, or only named, for example in a duty. */
export const importances = ['must-have', 'nice-to-have', 'mentioned'] as const;
export type Importance = (typeof importances)[number];

/** Degrees in ascending order, and levels of seniority as job texts name them. */
export const degreeLevels = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];
/** The words of the coach, which writes English. */
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

export const workplaces = ['remote', 'hybrid', 'on-site'] as const;
export type Workplace = (typeof workplaces)[number];

export const contractTypes = ['full-time', 'part-time', 'temporary', 'freelance', 'internship'] as const;
export type ContractType = (typeof contractTypes)[number];
