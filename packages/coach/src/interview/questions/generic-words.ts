import { stemOf } from '../../text/stem.ts';

/** Words that could be in any ad: a phrase of nothing else leaves an applicant guessing. */
const generic = new Set(
  'support activity activities initiative initiatives various variety duties tasks effort efforts stakeholders stakeholder projects functions matters issues needs goals objectives aspects processes procedures solutions services results excellence success practices approaches opportunities environment environments resources requirements standards strategy strategies strategic guidance structure additional overall ongoing relevant appropriate related multiple diverse complex effective effectively efficient efficiently internal external wide decision-making data-driven high quality high-quality value impact innovative purposeful amazing foundation function culture vision mission business team teams colleagues partners judgment judgments decision decisions conclusions problem problems initiative technical concepts concept area areas proactively creatively communicate employees individuals people groups manner situations workload closely materials basis members others information provide assist ensure drive enable maintain promote foster leverage perform serve participate contribute collaborate oversee deliver build experience professional'
    .split(' ')
    .map(stemOf),
);
/** Whether a word could be in any ad. */
export const isGeneric = (stem: string): boolean => generic.has(stem);
