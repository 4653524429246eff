import type { AskedKind } from '../../content/own-words.ts';
import { countWords } from '../../job-ad/ad-phrases.ts';
import { stemOf } from '../../text/stem.ts';
import { tellingStems } from './match-topics.ts';

/** Words that could be in any ad: a phrase of nothing else leaves an applicant guessing. */
const generic = new Set(
  'support activity activities initiative initiatives various variety duties tasks effort efforts stakeholders stakeholder projects functions matters issues needs goals objectives aspects processes procedures solutions services results excellence success practices approaches opportunities environment environments resources requirements standards strategy strategies strategic guidance structure additional overall ongoing relevant appropriate related multiple diverse complex effective effectively efficient efficiently internal external wide decision-making data-driven high quality high-quality value impact innovative purposeful amazing foundation function culture vision mission business team teams colleagues partners judgment judgments decision decisions conclusions problem problems initiative technical concepts concept area areas proactively creatively communicate employees individuals people groups manner situations workload closely materials basis members others information provide assist ensure drive enable maintain promote foster leverage perform serve participate contribute collaborate oversee deliver build experience professional'
    .split(' ')
    .map(stemOf),
);
/** Verbs that don't tell what is done. */
const vagueVerb =
  /^(?:support|assist|provid|ensur|help|serv|participat|contribut|perform|collaborat|work|driv|enabl|maintain|promot|foster|leverag|act|engag|shape|champion|explor|liais|partner|handl|interact|communicat|deal|adher|follow|meet)/i;
/** What somebody is like, or what becomes of it: no procedure, no story of one day. */
const attitude =
  /^(?:hiring|seeking|looking for|accept (?:full )?responsib|welcom(?:e|ing) (?:coaching|feedback|change)|shar(?:e|ing) in|adapt|operate (?:effectively|independently|in)|stay|remain|track record|think|embrac|valu|believ|thriv|love|demonstrat|exhibit|show|behav|adher|set an example|lead by example|represent|embod|live|champion|mov(?:e|ing) people|stay ahead|uphold|act as|serv(?:e|ing) as|grow(?:ing)? (?:with|into)|inspire|be\b|own your|play an? |take ownership|go above)|\btreat(?:ing|s)? .{2,30} as\b|\b(?:next level|founders?|20\d\d)\b/i;
/** "Practice nurses typically work", "advising with and providing", "or interest in", "champions who advocate". */
const broken =
  /^\S+ \S+ (?:typically|usually|often|generally|normally)\b|\b(?:and|with|to|of|for) (?:and|or|with)\b(?! without)|^(?:and|or|track record)\b|\band to\b|\bwho \S+$|\bwith some\b|\benjoy\b|\blike an? \p{L}|\bbe faced\b|\bwhatever\b|\ba particular\b/iu;
/** Where and when somebody works is confirmed, and nobody tells a story about it. */
const workplace =
  /\b(?:on-?site|remote(?:ly)?|hybrid|(?:days?|hours?|nights?)(?: or| a| per|\/) ?(?:week|month)s?|in[- ]person)\b/i;
/** "What we explain", "how it shows up": the words belong to another sentence. */
const clause = /\b(?:we|us|you|they|them|their|itself|themselves|its|how \p{Lu}\p{L}+|what['’]s)\b/u;

const duties: ReadonlySet<AskedKind> = new Set(['do', 'plan', 'doing', 'able']);

/** How well a phrase can be asked about: 3 is best, below 1 it says too little; undefined where no interviewer would. */
export function askability(kind: AskedKind, phrase: string): number | undefined {
  if ([clause, broken, workplace].some((pattern) => pattern.test(phrase))) return undefined;
  const isDuty = duties.has(kind);
  if (kind !== 'able' && isDuty && attitude.test(phrase)) return undefined;
  const stems = new Set(tellingStems(phrase));
  const concrete = [...stems].filter((stem) => !generic.has(stem)).length;
  if (concrete < (isDuty ? 2 : 1)) return undefined;
  const words = countWords(phrase);
  const hasSlash = /\p{Ll}{3}\/\p{Ll}{3}/u.test(phrase);
  const isRow = (phrase.match(/,/g) ?? []).length >= 3;
  const vague = stems.size - concrete;
  return (
    Math.min(3, concrete) -
    Math.min(2, vague) -
    Number(isDuty && vagueVerb.test(phrase)) * 2 -
    Number(words > 12) * 2 -
    Number(hasSlash || isRow)
  );
}

const namesIn = [
  /\b(?:at|[Jj]oin|[Aa]bout|for|with) (\p{Lu}[\p{L}\d]+)(?:['’]s)? (?:is|are|we|team|you)\b/gu,
  /\b(?:[Aa]t|[Jj]oin|[Aa]bout|Why) (\p{Lu}[\p{L}\d]+)\b/gu,
  /(?:^|[.!?\n]\s{0,3})(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?) (?:is|was|helps|builds|offers|believes|provides|has|makes|powers|brings|automates) (?:an?|the|our|one|hiring|building|looking|seeking|on a|\p{L}+ing)\b/gu,
  /(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?)['’]s (?:mission|team|platform|product|customers|culture|values|founders|core|growth|vision)\b/gu,
];
/** Subjects of such sentences that name no company. */
const noName =
  /^(?:The|This|That|It|We|You|Our|Your|Us|They|There|What|Who|Here|Experience|Knowledge|Position|Role|Work|Job|Team|Company|Applicant|Candidate|Python|Java|Excel|City|State|County|Department|Bureau)$/;

/** The employer's own names in an ad: nobody has worked with its product before. */
export function ownNames(ad: string): string[] {
  const names = new Set<string>();
  for (const sign of namesIn)
    for (const [, name = ''] of ad.matchAll(sign))
      if (!noName.test(name.split(' ')[0] as string)) names.add(name);
  return [...names];
}
