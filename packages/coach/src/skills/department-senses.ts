import type { Sense } from './sense.ts';

/** What is also the name of a department. */
const department =
  /^(?:sales|pr|marketing|finance|accounting|hr|human resources|legal|procurement|purchasing|engineering|product (?:management|marketing|development)|customer (?:experience|success|service|support|care)|operations|(?:retail|store|business) operations|retail|talent acquisition|public relations|(?:corporate |internal )?communications?|it|information technology|information security|qa|quality assurance|quality control|manufacturing|logistics|supply chain(?: management)?|business development|merchandising|r&d|research and development|design|data science|security|compliance|regulatory affairs|risk management|loss prevention|utilization review|recruit(?:ing|ment)|payroll|billing|learning and development|training|warehouse|shipping|production|maintenance|nursing|pharmacy|insurance|advertising|service delivery|client services?|(?:project|program|account|case|data|plant|property) management|internal audit|treasury|tax|business intelligence|planning|scheduling|technology|employment law|social media|e-?commerce|creative|editorial|housekeeping|laundry|reception|leadership|employee relations|labor relations|benefits|implementation|analytics|customer relationship management|talent management|software engineering|pharmacy management|gtm|testing|quality|category management|system development)$/i;

/** Verbs of working with somebody; "assist with payroll" is a task. */
const meets =
  /\b(?:(?:liais\w+|engag\w+|coordinat\w+|collaborat\w+|partner\w*|interact\w*|interfac\w+|communicat\w+|meet\w*|consult\w*|cooperat\w+|work\w*)\s+(?:\p{L}+ly\s+|cross[- ]functional\w*\s+|close\s+)*(?:with|between|across|alongside)|alongside|cross[- ]functionally with|in (?:coordination|collaboration|partnership|cooperation|liaison|conjunction) with|relationships? with|contact (?:with|for)|reports? to|inform(?:s|ing)?)\b(?![^.;]*\bto \p{Ll})[\p{L}&,/()'’ -]{0,120}$/iu;

const people =
  'teams?|departments?|organi[sz]ations?|groups?|functions|partners|counterparts|colleagues|personnel|leaders|leadership|units?|reps?|representatives?|managers|agents|associates|positions?|offices?|committees?|officials';

/** Partners that are listed: "process partners (such as Product Development, Marketing)". */
const listedPartners =
  /\b(?:partners|teams|departments|functions|stakeholders|disciplines|groups|units|(?:team|group) of (?:people|colleagues|experts))\b,? \(?(?:such as|like|including|from|e\.g\.,?|i\.e\.,?|(?=\p{Lu}))\s?[^.;)]{0,160}$/iu;

/** A department instead of a skill: "with Sales and Finance", "the utilization review department". */
export const departmentSenses: readonly Sense[] = [
  { before: meets, word: department },
  { before: listedPartners, word: department },
  {
    before:
      /(?<!\b(?:lead|leads|leading|manage|manages|managing|supervis\w+|build|builds|building|train|trains|training|hire|hiring|degree in|experience in|for (?:a|an|our))\s+(?:the |our |an? )?)$/i,
    word: department,
    after: new RegExp(`^(?:(?:,|/|\\s*&|\\s+and)?\\s+[\\p{L}-]+){0,3}?\\s+(?:${people})\\b`, 'iu'),
  },
  {
    word: /^\p{Lu}/u,
    after:
      /^\s+(?:Department|Dept|Division|Committee|Board|Shared Services|Group|Unit|Center|Centre|Office)\b/u,
  },
  { word: /^\p{Lu}.*\s/u, after: /^\s+(?:located|based|division|business unit|segment)\b/i },
];
