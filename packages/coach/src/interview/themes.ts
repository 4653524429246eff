import { stemOf } from '../text/stem.ts';

/**
 * What behavioural questions are about: words that name the theme in a question, and words that show it in a story. They tell a
 * story that fits the question from one that does not, where the ideal answer is a story of another workplace.
 */
const themes: readonly { named: string; shown: string }[] = [
  {
    named: 'conflict disagree disagreement argument tension difficult friction clash',
    shown:
      'disagree disagreed argue argued tension conflict upset angry frustrated complain opinion view side listen compromise apologize calm privately understand agree convince concern resistance difficult colleague dispute blame trust oppose',
  },
  {
    named: 'team teamwork collaborate collaboration together colleagues group cross',
    shown:
      'team together share join split coordinate colleague help support meeting plan role contribute agree communicate handover partner group pair',
  },
  {
    named:
      'lead led leader leadership initiative mentor delegate motivate influence persuade ownership charge',
    shown:
      'lead team delegate mentor coach motivate organize responsible decision vision persuade convince initiative propose own assign direct support goal volunteer encourage',
  },
  {
    named: 'mistake failure failed fail wrong error regret setback disappoint',
    shown:
      'mistake wrong fail failure miss error admit apologize own fix learn lesson prevent forget wrongly late lost broke responsibility',
  },
  {
    named: 'change adapt adapting adaptability unexpected ambiguity uncertain new learn unfamiliar shift',
    shown:
      'change new adapt learn switch shift unexpected sudden plan flexible adjust quickly course unclear replace migrate transition reorganize unfamiliar pivot',
  },
  {
    named: 'problem challenge difficult complex obstacle solve solved creative solution bottleneck',
    shown:
      'problem cause solve solution issue analyze analysis investigate root option idea find data fix obstacle challenge complex work test try broken slow wrong',
  },
  {
    named: 'deadline pressure stress stressful prioritize priorities workload busy deadlines tight',
    shown:
      'deadline pressure time week day priority urgent plan schedule late early extend scope list stress calm delegate focus overtime shift busy deliver cut',
  },
  {
    named: 'customer client patient user guest complaint service',
    shown:
      'customer patient complaint angry upset refund apologize listen call explain solution happy stay follow help need service request expect',
  },
  {
    named: 'feedback criticism criticized review',
    shown:
      'feedback criticism review improve told manager listen change defensive suggestion work comment honest specific',
  },
  {
    named: 'goal achieve achievement proud accomplish accomplishment success target exceed',
    shown:
      'goal achieve target reach exceed proud success deliver win result percent record award promote quota',
  },
  {
    named: 'decision decide judgment choice risk',
    shown:
      'decide decision option risk data choose weigh consult choice consequence judgment compare information trade evidence',
  },
  {
    named:
      'motivate motivates why interest role company join career future yourself strength weakness passion want leave hire',
    shown:
      'role company career team product skill experience learn grow mission customer want enjoy strength improve year background build contribute challenge degree work value',
  },
  {
    named: 'ethics ethical honest integrity policy rule confidential',
    shown:
      'policy honest report rule refuse manager confidential privacy right wrong compliance raise concern integrity pressure truth trust',
  },
  {
    named: 'communicate communication explain present presentation technical audience',
    shown:
      'explain present audience simple diagram example question understand slide meeting jargon clear listen analogy demo',
  },
  {
    named: 'organize plan project manage budget multiple',
    shown:
      'plan project milestone schedule budget scope stakeholder risk track deadline deliver team list weekly',
  },
];

const read = themes.map((theme) => ({
  named: new Set(theme.named.split(' ').map(stemOf)),
  shown: theme.shown.split(' ').map(stemOf),
}));

/** The stems that show the themes of a question. */
export function themeStems(questionStems: Iterable<string>): Set<string> {
  const asked = new Set(questionStems);
  const stems = new Set<string>();
  for (const theme of read) {
    let touches = false;
    for (const stem of theme.named) if (asked.has(stem)) touches = true;
    if (touches) for (const stem of theme.shown) stems.add(stem);
  }
  return stems;
}
