import { z } from 'zod';

const Id = z.string().regex(/^[a-z][a-z0-9-]+$/);

export const BankQuestion = z
  .object({
    id: Id,
    kind: z.enum(['behavioural', 'situational', 'knowledge', 'motivation', 'case']),
    competency: z.string().min(3),
    /** 1 for anyone new to the role, 2 for a few years in it, 3 for senior people. */
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    type: z.enum(['hr', 'technical']),
    text: z.string().min(25).max(260).regex(/[?.]$/),
    /** What an excellent candidate says out loud. */
    ideal: z.string().min(300).max(1_500),
    followUps: z.array(z.string().min(15)).min(1).max(3),
    hint: z.string().min(15).max(160),
  })
  .strict();
export type BankQuestion = z.infer<typeof BankQuestion>;

export const RoleFamily = z
  .object({
    id: Id,
    title: z.string(),
    /** Job titles that mean this family, in lower case. */
    titles: z.array(z.string()).min(6),
    /** Words that point to the family when they stand in a role or a job text. */
    signals: z.array(z.string()).min(6),
    questions: z.array(BankQuestion).min(12),
  })
  .strict();
export type RoleFamily = z.infer<typeof RoleFamily>;

export const SharedCompetency = z
  .object({ id: Id, title: z.string(), questions: z.array(BankQuestion).min(10) })
  .strict();
export type SharedCompetency = z.infer<typeof SharedCompetency>;
