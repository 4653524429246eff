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
