import accountManager from './key-points/account-manager.json' with { type: 'json' };
import accountant from './key-points/accountant.json' with { type: 'json' };
import adaptability from './key-points/adaptability.json' with { type: 'json' };
import administrativeAssistant from './key-points/administrative-assistant.json' with { type: 'json' };
import backendEngineer from './key-points/backend-engineer.json' with { type: 'json' };
import businessAnalyst from './key-points/business-analyst.json' with { type: 'json' };
import civilEngineer from './key-points/civil-engineer.json' with { type: 'json' };
import communication from './key-points/communication.json' with { type: 'json' };
import conflict from './key-points/conflict.json' with { type: 'json' };
import constructionManager from './key-points/construction-manager.json' with { type: 'json' };
import contentWriter from './key-points/content-writer.json' with { type: 'json' };
import customerFocus from './key-points/customer-focus.json' with { type: 'json' };
import customerServiceRepresentative from './key-points/customer-service-representative.json' with {
  type: 'json',
};
import customerSuccessManager from './key-points/customer-success-manager.json' with { type: 'json' };
import cybersecurityAnalyst from './key-points/cybersecurity-analyst.json' with { type: 'json' };
import dataAnalyst from './key-points/data-analyst.json' with { type: 'json' };
import dataEngineer from './key-points/data-engineer.json' with { type: 'json' };
import dataScientist from './key-points/data-scientist.json' with { type: 'json' };
import decisionMaking from './key-points/decision-making.json' with { type: 'json' };
import devopsEngineer from './key-points/devops-engineer.json' with { type: 'json' };
import electricalEngineer from './key-points/electrical-engineer.json' with { type: 'json' };
import electrician from './key-points/electrician.json' with { type: 'json' };
import financialAnalyst from './key-points/financial-analyst.json' with { type: 'json' };
import frontPage from './key-points/front-page.json' with { type: 'json' };
import frontendEngineer from './key-points/frontend-engineer.json' with { type: 'json' };
import graphicDesigner from './key-points/graphic-designer.json' with { type: 'json' };
import humanResourcesGeneralist from './key-points/human-resources-generalist.json' with { type: 'json' };
import itSupportSpecialist from './key-points/it-support-specialist.json' with { type: 'json' };
import lawyer from './key-points/lawyer.json' with { type: 'json' };
import leadership from './key-points/leadership.json' with { type: 'json' };
import learning from './key-points/learning.json' with { type: 'json' };
import machineLearningEngineer from './key-points/machine-learning-engineer.json' with { type: 'json' };
import marketingManager from './key-points/marketing-manager.json' with { type: 'json' };
import mechanicalEngineer from './key-points/mechanical-engineer.json' with { type: 'json' };
import mobileDeveloper from './key-points/mobile-developer.json' with { type: 'json' };
import motivation from './key-points/motivation.json' with { type: 'json' };
import networkEngineer from './key-points/network-engineer.json' with { type: 'json' };
import operationsManager from './key-points/operations-manager.json' with { type: 'json' };
import ownership from './key-points/ownership.json' with { type: 'json' };
import pharmacist from './key-points/pharmacist.json' with { type: 'json' };
import problemSolving from './key-points/problem-solving.json' with { type: 'json' };
import projectManager from './key-points/project-manager.json' with { type: 'json' };
import qaEngineer from './key-points/qa-engineer.json' with { type: 'json' };
import recruiter from './key-points/recruiter.json' with { type: 'json' };
import registeredNurse from './key-points/registered-nurse.json' with { type: 'json' };
import salesRepresentative from './key-points/sales-representative.json' with { type: 'json' };
import shared from './key-points/shared.json' with { type: 'json' };
import socialWorker from './key-points/social-worker.json' with { type: 'json' };
import storeManager from './key-points/store-manager.json' with { type: 'json' };
import supplyChainManager from './key-points/supply-chain-manager.json' with { type: 'json' };
import teacher from './key-points/teacher.json' with { type: 'json' };
import teamwork from './key-points/teamwork.json' with { type: 'json' };
import timeManagement from './key-points/time-management.json' with { type: 'json' };
import uxDesigner from './key-points/ux-designer.json' with { type: 'json' };
import type { AuthoredPoint, AuthoredQuestion } from './key-points-schema.ts';
import { withUnasked } from './unasked.ts';

/** Points that many questions have, authored once with many ways to say each. */
export const sharedPoints: ReadonlyMap<string, AuthoredPoint> = new Map(
  (shared as AuthoredQuestion[]).flatMap(({ points }) => points.map((point) => [point.label, point])),
);

/** A point with the ways of its shared point added to its own. */
export function withShared(point: AuthoredPoint): AuthoredPoint {
  const common = point.shared === undefined ? undefined : sharedPoints.get(point.shared);
  if (!common) return point;
  return {
    ...point,
    says: [...point.says, ...common.says],
    anchors: [...point.anchors, ...common.anchors],
  };
}

const authored: AuthoredQuestion[][] = [
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

/** What is authored for each question of the bank, by the question's id; shared points are merged in. */
export const authoredQuestions: ReadonlyMap<string, AuthoredQuestion> = new Map(
  authored
    .flat()
    .map((question) => [question.id, withUnasked({ ...question, points: question.points.map(withShared) })]),
);

/** What is authored for the one question that visitors answer without an account. */
export const frontPageQuestion: AuthoredQuestion | undefined = (frontPage as AuthoredQuestion[]).map(
  (question) => ({ ...question, points: question.points.map(withShared) }),
)[0];
