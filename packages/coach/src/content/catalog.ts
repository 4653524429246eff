import { adaptability } from './competencies/adaptability.ts';
import { communication } from './competencies/communication.ts';
import { conflict } from './competencies/conflict.ts';
import { customerFocus } from './competencies/customer-focus.ts';
import { decisionMaking } from './competencies/decision-making.ts';
import { leadership } from './competencies/leadership.ts';
import { learning } from './competencies/learning.ts';
import { motivation } from './competencies/motivation.ts';
import { ownership } from './competencies/ownership.ts';
import { problemSolving } from './competencies/problem-solving.ts';
import { teamwork } from './competencies/teamwork.ts';
import { timeManagement } from './competencies/time-management.ts';
import { accountManager } from './roles/account-manager.ts';
import { accountant } from './roles/accountant.ts';
import { administrativeAssistant } from './roles/administrative-assistant.ts';
import { backendEngineer } from './roles/backend-engineer.ts';
import { businessAnalyst } from './roles/business-analyst.ts';
import { civilEngineer } from './roles/civil-engineer.ts';
import { constructionManager } from './roles/construction-manager.ts';
import { contentWriter } from './roles/content-writer.ts';
import { customerServiceRepresentative } from './roles/customer-service-representative.ts';
import { customerSuccessManager } from './roles/customer-success-manager.ts';
import { cybersecurityAnalyst } from './roles/cybersecurity-analyst.ts';
import { dataAnalyst } from './roles/data-analyst.ts';
import { dataEngineer } from './roles/data-engineer.ts';
import { dataScientist } from './roles/data-scientist.ts';
import { devopsEngineer } from './roles/devops-engineer.ts';
import { electricalEngineer } from './roles/electrical-engineer.ts';
import { electrician } from './roles/electrician.ts';
import { financialAnalyst } from './roles/financial-analyst.ts';
import { frontendEngineer } from './roles/frontend-engineer.ts';
import { graphicDesigner } from './roles/graphic-designer.ts';
import { humanResourcesGeneralist } from './roles/human-resources-generalist.ts';
import { itSupportSpecialist } from './roles/it-support-specialist.ts';
import { lawyer } from './roles/lawyer.ts';
import { machineLearningEngineer } from './roles/machine-learning-engineer.ts';
import { marketingManager } from './roles/marketing-manager.ts';
import { mechanicalEngineer } from './roles/mechanical-engineer.ts';
import { mobileDeveloper } from './roles/mobile-developer.ts';
import { networkEngineer } from './roles/network-engineer.ts';
import { operationsManager } from './roles/operations-manager.ts';
import { pharmacist } from './roles/pharmacist.ts';
import { projectManager } from './roles/project-manager.ts';
import { qaEngineer } from './roles/qa-engineer.ts';
import { recruiter } from './roles/recruiter.ts';
import { registeredNurse } from './roles/registered-nurse.ts';
import { salesRepresentative } from './roles/sales-representative.ts';
import { socialWorker } from './roles/social-worker.ts';
import { storeManager } from './roles/store-manager.ts';
import { supplyChainManager } from './roles/supply-chain-manager.ts';
import { teacher } from './roles/teacher.ts';
import { uxDesigner } from './roles/ux-designer.ts';
import type { RoleFamily, SharedCompetency } from './schema.ts';

/** The role families of the bank; an earlier one wins a tie in role inference. */
export const families: readonly RoleFamily[] = [
  backendEngineer,
  frontendEngineer,
  mobileDeveloper,
  devopsEngineer,
  dataEngineer,
  dataScientist,
  dataAnalyst,
  machineLearningEngineer,
  qaEngineer,
  cybersecurityAnalyst,
  networkEngineer,
  itSupportSpecialist,
  uxDesigner,
  graphicDesigner,
  businessAnalyst,
  projectManager,
  mechanicalEngineer,
  electricalEngineer,
  civilEngineer,
  constructionManager,
  electrician,
  registeredNurse,
  pharmacist,
  socialWorker,
  teacher,
  lawyer,
  contentWriter,
  marketingManager,
  salesRepresentative,
  accountManager,
  customerSuccessManager,
  customerServiceRepresentative,
  storeManager,
  operationsManager,
  supplyChainManager,
  accountant,
  financialAnalyst,
  humanResourcesGeneralist,
  recruiter,
  administrativeAssistant,
];

/** The competencies that every role shares. */
export const competencies: readonly SharedCompetency[] = [
  motivation,
  communication,
  teamwork,
  conflict,
  problemSolving,
  decisionMaking,
  adaptability,
  learning,
  leadership,
  ownership,
  timeManagement,
  customerFocus,
];
