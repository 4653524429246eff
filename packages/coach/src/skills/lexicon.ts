import { accountingAndFinance } from './content/accounting-and-finance.ts';
import { backendAndApis } from './content/backend-and-apis.ts';
import { cloudAndDevops } from './content/cloud-and-devops.ts';
import { constructionAndTrades } from './content/construction-and-trades.ts';
import { dataAnalytics } from './content/data-analytics.ts';
import { dataScience } from './content/data-science.ts';
import { databases } from './content/databases.ts';
import { designAndCreative } from './content/design-and-creative.ts';
import { education } from './content/education.ts';
import { engineering } from './content/engineering.ts';
import { healthcare } from './content/healthcare.ts';
import { hospitalityAndFood } from './content/hospitality-and-food.ts';
import { humanResources } from './content/human-resources.ts';
import { itSupport } from './content/it-support.ts';
import { languagesAndWriting } from './content/languages-and-writing.ts';
import { legalAndPublic } from './content/legal-and-public.ts';
import { lifeSciences } from './content/life-sciences.ts';
import { manufacturingAndLogistics } from './content/manufacturing-and-logistics.ts';
import { marketing } from './content/marketing.ts';
import { mobileAndEmbedded } from './content/mobile-and-embedded.ts';
import { officeAndAdministration } from './content/office-and-administration.ts';
import { peopleSkills } from './content/people-skills.ts';
import { productAndProjects } from './content/product-and-projects.ts';
import { programmingLanguages } from './content/programming-languages.ts';
import { retailAndService } from './content/retail-and-service.ts';
import { salesAndAccounts } from './content/sales-and-accounts.ts';
import { securityAndNetworks } from './content/security-and-networks.ts';
import { testingAndQuality } from './content/testing-and-quality.ts';
import { webFrontend } from './content/web-frontend.ts';
import type { SkillFamily } from './define-skills.ts';

/** Every family of the lexicon. Where two families know the same words, the earlier one names the skill. */
export const skillFamilies: readonly SkillFamily[] = [
  accountingAndFinance,
  backendAndApis,
  cloudAndDevops,
  constructionAndTrades,
  dataAnalytics,
  dataScience,
  databases,
  designAndCreative,
  education,
  engineering,
  healthcare,
  hospitalityAndFood,
  humanResources,
  itSupport,
  languagesAndWriting,
  legalAndPublic,
  lifeSciences,
  manufacturingAndLogistics,
  marketing,
  mobileAndEmbedded,
  officeAndAdministration,
  peopleSkills,
  productAndProjects,
  programmingLanguages,
  retailAndService,
  salesAndAccounts,
  securityAndNetworks,
  testingAndQuality,
  webFrontend,
];
