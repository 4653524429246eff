/** How far somebody is in their working life. */
export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** What the database takes. */
export const fullNameMaxLength = 120;
export const targetCompaniesMax = 50;
export const targetCompaniesMaxLength = 6_000;

/** Pictures that the storage decodes and re-encodes. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const avatarLimitBytes = 10 * 1024 * 1024;
