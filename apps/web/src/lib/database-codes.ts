/** What the database says by its code where it refuses: PostgreSQL's own, and the free trial's. */
export const databaseCodes = {
  duplicateKey: '23505',
  brokenRule: '23514',
  notAllowed: '42501',
  trialUsedUp: 'PT402',
} as const;
