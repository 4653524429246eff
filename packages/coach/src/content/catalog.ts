import { adaptability } from './competencies/adaptability.ts';
import { conflict } from './competencies/conflict.ts';
import { leadership } from './competencies/leadership.ts';
import { motivation } from './competencies/motivation.ts';
import { problemSolving } from './competencies/problem-solving.ts';
import { teamwork } from './competencies/teamwork.ts';
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
export const competencies: readonly SharedCompetency[] = [
  motivation,
  teamwork,
  conflict,
  problemSolving,
  adaptability,
  leadership,
];
