import { conflict } from './competencies/conflict.ts';
import { backendEngineer } from './roles/backend-engineer.ts';
import { dataAnalyst } from './roles/data-analyst.ts';
import { frontendEngineer } from './roles/frontend-engineer.ts';
import { projectManager } from './roles/project-manager.ts';
import { registeredNurse } from './roles/registered-nurse.ts';
import { salesRepresentative } from './roles/sales-representative.ts';
import type { RoleFamily, SharedCompetency } from './schema.ts';

/** The role families of the bank; an earlier one wins a tie in role inference. */
export const families: readonly RoleFamily[] = [
  backendEngineer,
  frontendEngineer,
  dataAnalyst,
  registeredNurse,
  salesRepresentative,
  projectManager,
];

/** The competencies that every role shares. */
export const competencies: readonly SharedCompetency[] = [conflict];
