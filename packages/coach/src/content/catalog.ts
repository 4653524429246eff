import { conflict } from './competencies/conflict.ts';
import { backendEngineer } from './roles/backend-engineer.ts';
import { registeredNurse } from './roles/registered-nurse.ts';
import { salesRepresentative } from './roles/sales-representative.ts';
import type { RoleFamily, SharedCompetency } from './schema.ts';

/** The role families of the bank; an earlier one wins a tie in role inference. */
export const families: readonly RoleFamily[] = [backendEngineer, registeredNurse, salesRepresentative];

/** The competencies that every role shares. */
export const competencies: readonly SharedCompetency[] = [conflict];
