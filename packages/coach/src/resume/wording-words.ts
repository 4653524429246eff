/** Verbs that say what somebody did, in the past tense they stand in; grouped so that repeats can be told. */
export const actionVerbs: ReadonlySet<string> = new Set(
  'achieved kept gave made took met found held spoke upheld put sent grew adapted added addressed administered advanced advised advocated allocated analyzed analysed answered anticipated applied appointed appraised approved arbitrated arranged assembled assessed assigned attained audited authored automated awarded balanced boosted briefed brought budgeted built calculated calibrated captured cared championed charted checked clarified cleaned closed coached coded collaborated collected combined communicated compared compiled completed composed computed conceived conducted configured consolidated constructed consulted contributed controlled converted convinced cooked coordinated corrected counseled counselled created cultivated cut debugged decided decreased defined delegated delivered demonstrated deployed derived designed detected determined developed devised diagnosed directed discovered dispatched dispensed distributed documented doubled drafted drew drove earned edited educated eliminated enabled enforced engineered enhanced enlarged ensured established estimated evaluated examined exceeded executed expanded expedited explained explored extended facilitated filed fixed focused forecast forecasted formulated founded gained gathered generated greeted grew guided halved handled headed hired identified illustrated implemented improved increased influenced informed initiated innovated inspected inspired installed instituted instructed integrated interpreted interviewed introduced invented investigated launched lectured led leveraged lifted lobbied located logged lowered maintained managed manufactured mapped marketed mastered maximized measured mediated mentored merged migrated minimized mobilized modelled modeled modernized modified monitored motivated moved navigated negotiated obtained opened operated optimized optimised orchestrated ordered organized organised originated overhauled oversaw partnered performed persuaded piloted pioneered planned posted precepted predicted prepared prescribed presented prevented printed prioritized processed procured produced programmed projected promoted proposed proved provided published purchased qualified raised ran rated rebuilt received recommended reconciled recorded recovered recruited redesigned reduced refactored referred refined registered regulated rehabilitated reorganized repaired replaced reported represented researched resolved restored restructured retained retrieved reversed reviewed revised revitalized rewrote routed saved scaled scheduled screened secured selected separated served served set shaped shipped simplified sold solved sorted spearheaded specified staffed standardized started steered stored streamlined strengthened structured studied summarized supervised supplied supported surpassed surveyed synthesized systematized tailored targeted taught tested tested tracked trained transcribed transferred transformed translated transported treated trimmed tripled troubleshot tutored uncovered unified updated upgraded used utilized validated verified visualized volunteered welcomed widened won wrote'.split(
    ' ',
  ),
);

/** Openings that hide what was done. Those that `canDrop` say nothing that the rest of the line does not say. */
export const weakOpenings: readonly { name: string; opening: RegExp; canDrop: boolean }[] = [
  {
    name: 'responsible for',
    opening: /^(?:I was |was |were )?(?:also )?(?:solely |mainly |primarily )?responsible (?:for|of)\s+/i,
    canDrop: true,
  },
  {
    name: 'duties included',
    opening:
      /^(?:my |key |main |job )?(?:duties|responsibilities|tasks) (?:included|include|were|involved)\s*:?\s*/i,
    canDrop: true,
  },
  {
    name: 'tasked with',
    opening:
      /^(?:I was |was |been )?(?:tasked with|in charge of|charged with|accountable for|entrusted with)\s+/i,
    canDrop: true,
  },
  {
    name: 'worked on',
    opening: /^(?:I )?(?:have )?(?:worked|working) (?:on|in)\s+(?=\w+ing\b)/i,
    canDrop: true,
  },
  { name: 'helped with', opening: /^(?:I )?(?:helped|assisted) (?:in |with )/i, canDrop: false },
  {
    name: 'involved in',
    opening: /^(?:I )?(?:was |been |actively )*(?:involved|engaged) (?:in|with)\s+/i,
    canDrop: false,
  },
  {
    name: 'participated in',
    opening: /^(?:I )?(?:actively )?(?:participated|took part) in\s+/i,
    canDrop: false,
  },
];

/** A line that says nothing. */
export const emptyPhrase = /^(?:references (?:are )?(?:available|furnished|provided) (?:up)?on request\.?)$/i;

/** Phrases that every second resume holds and that prove nothing. */
export const stockPhrases: readonly string[] = [
  'team player',
  'hard worker',
  'hard-working',
  'hardworking',
  'go-getter',
  'results-driven',
  'results-oriented',
  'result-oriented',
  'detail-oriented',
  'self-starter',
  'self-motivated',
  'think outside the box',
  'outside the box',
  'dynamic individual',
  'highly motivated',
  'proven track record',
  'excellent communication skills',
  'strong work ethic',
  'fast-paced environment',
  'people person',
  'best of breed',
  'synergy',
  'go to person',
  'value add',
  'thought leader',
  'bottom line',
  'passionate about',
  'references available upon request',
  'references available on request',
  'seeking a challenging position',
  'wears many hats',
  'hit the ground running',
  'perfectionist',
  'dynamic professional',
  'seasoned professional',
  'quick learner',
  'fast learner',
];

/** "The implementation of" as the verb that it hides. */
export const nominalPast: Readonly<Record<string, string>> = {
  administration: 'Administered',
  analysis: 'Analyzed',
  coordination: 'Coordinated',
  creation: 'Created',
  delivery: 'Delivered',
  development: 'Developed',
  implementation: 'Implemented',
  installation: 'Installed',
  introduction: 'Introduced',
  maintenance: 'Maintained',
  management: 'Managed',
  organisation: 'Organised',
  organization: 'Organized',
  preparation: 'Prepared',
  production: 'Produced',
  supervision: 'Supervised',
};

/** "..., showcasing distributed systems knowledge": praise behind what was done. */
export const praiseBehind =
  /, (?:showcasing|demonstrating) [^,.;]*\b(?:knowledge|expertise|skills?|ability|proficiency)\b[^,.;]*(?=\.?$)/giu;

/** Roundabout wordings and their short forms; the facts stay. */
export const tighter: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bwith the goal of\b/gi, 'for'],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bon a (daily|weekly|monthly|yearly) basis\b/gi, '$1'],
  [/\bin a timely manner\b/gi, 'on time'],
  [/\butili[sz]ed\b/g, 'used'],
  [/\bUtili[sz]ed\b/g, 'Used'],
  [/\butili[sz]ing\b/g, 'using'],
  [/\butili[sz]e\b/g, 'use'],
  [/\bvarious different\b/gi, 'various'],
  [/\bsuccessfully (?=\w+ed\b)/gi, ''],
  [/\bon behalf of the company\b/gi, ''],
  [/\bhas the ability to\b/gi, 'can'],
  [/\bprior to\b/gi, 'before'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\bin conjunction with\b/gi, 'with'],
  [/\bthe implementation of\b/gi, 'implementing'],
  [/\bend result\b/gi, 'result'],
  [praiseBehind, ''],
  [/\bclose proximity\b/gi, 'proximity'],
  [/\beach and every\b/gi, 'every'],
  [
    /^(?:(?:results?[- ](?:driven|oriented)|(?:highly |self-)motivated|hard[- ]?working|detail[- ]oriented|dynamic|passionate|enthusiastic|goal[- ]oriented),? (?:and )?)+(?=\p{Ll})/giu,
    '',
  ],
];

const irregularPast: Record<string, string> = {
  leading: 'Led',
  running: 'Ran',
  writing: 'Wrote',
  building: 'Built',
  making: 'Made',
  selling: 'Sold',
  teaching: 'Taught',
  buying: 'Bought',
  taking: 'Took',
  giving: 'Gave',
  keeping: 'Kept',
  overseeing: 'Oversaw',
  setting: 'Set',
  finding: 'Found',
  holding: 'Held',
  meeting: 'Met',
  bringing: 'Brought',
  driving: 'Drove',
  dealing: 'Dealt',
  growing: 'Grew',
  cutting: 'Cut',
  putting: 'Put',
  sending: 'Sent',
  doing: 'Did',
  getting: 'Got',
  drawing: 'Drew',
  speaking: 'Spoke',
  choosing: 'Chose',
  upholding: 'Upheld',
  rewriting: 'Rewrote',
  rebuilding: 'Rebuilt',
  redoing: 'Redid',
  undertaking: 'Undertook',
  winning: 'Won',
  understanding: 'Understood',
  reading: 'Read',
  seeing: 'Saw',
  paying: 'Paid',
  laying: 'Laid',
  beginning: 'Began',
  knowing: 'Knew',
  forecasting: 'Forecast',
  broadcasting: 'Broadcast',
  troubleshooting: 'Troubleshot',
};
const doubledStems =
  /(?:planning|stopping|shipping|mapping|programming|controlling|scanning|submitting|referring|transferring|admitting|permitting|committing|equipping|tagging|logging|debugging|trimming|wrapping|dropping|shopping|stocking|prepping|swapping|onboarding)$/;

/** "Managing" as "Managed"; undefined for a word that is no such form, or one whose past is not sure. */
export function pastOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  const irregular = irregularPast[lower];
  if (irregular) return irregular;
  if (!/^[a-z]{3,}ing$/.test(lower)) return undefined;
  const stem = lower.slice(0, -3);
  const candidates = doubledStems.test(lower) ? [`${stem}ed`] : [`${stem}ed`, `${stem.replace(/i$/, 'y')}ed`];
  const known = candidates.find((past) => actionVerbs.has(past));
  return known && known.charAt(0).toUpperCase() + known.slice(1);
}
