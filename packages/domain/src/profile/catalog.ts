/** How far somebody is in their working life, with the years that each level stands for. */
export const experienceLevels = [
  { value: 'entry', label: 'Entry Level (0-2 years)' },
  { value: 'mid', label: 'Mid Level (2-5 years)' },
  { value: 'senior', label: 'Senior Level (5-10 years)' },
  { value: 'executive', label: 'Executive (10+ years)' },
] as const;

/** What the database takes. */
export const fullNameMaxLength = 120;
export const targetCompaniesMax = 50;
export const targetCompaniesMaxLength = 6_000;

/** Pictures that the storage reads and draws anew. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const avatarLimitBytes = 10 * 1024 * 1024;
