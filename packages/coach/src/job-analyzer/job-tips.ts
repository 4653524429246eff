import { type JobAnalysis, type JobRequirement, jobText } from '@greenroom/domain';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';

type Facts = Pick<JobAnalysis, 'requirements' | 'years' | 'degree' | 'title' | 'company' | 'keywordCounts'>;

const quoteLength = 110;
const shownSkills = 5;
const readSkills = 14;
const namesTogether = 4;

/** A requirement in its own words, short enough to read. */
function inItsWords(quote: string): string {
  // The tip ends the sentence.
  const plain = evenSpaces(quote).replace(/[.,;:]+$/, '');
  if (plain.length <= quoteLength) return `“${plain}”`;
  return `“${cutBetweenWords(plain, quoteLength)} …”`;
}

const isPeopleSkill = (one: JobRequirement) => one.family === 'People skills';
/** A license or a certificate: somebody has it or not, and there's no example of it. */
const isCredential = ({ quote }: JobRequirement) =>
  quote.length <= quoteLength && /\b(?:licen[cs]e|licensure|certificat(?:e|ion))\b/i.test(quote);
interface AskedTogether {
  quote: string;
  names: string[];
}

/** Skills that one line of the posting asks for, together; the line that only names the job asks for nothing. */
function byRequirement(
  requirements: readonly JobRequirement[],
  { title }: Pick<Facts, 'title'>,
): AskedTogether[] {
  const lines = new Map<string, string[]>();
  const telling = requirements.filter(
    (one) => !(title && one.quote.length < title.length * 2 + 30 && one.quote.includes(title)),
  );
  for (const one of (telling.length > 0 ? telling : requirements).slice(0, readSkills)) {
    const names = lines.get(one.quote) ?? [];
    if (names.length < namesTogether) lines.set(one.quote, [...names, one.skill]);
  }
  return [...lines].slice(0, shownSkills).map(([quote, names]) => ({ quote, names }));
}

type Tip = ReturnType<typeof jobText>;

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** What to change on a resume for this job; each line names the requirement it serves. */
export function resumeTips(facts: Facts): Tip[] {
  const tips: Tip[] = facts.title ? [jobText('headline', { title: facts.title })] : [];
  const asked = facts.requirements.filter((one) => one.importance !== 'nice-to-have');
  const crafts = asked.filter((one) => !isPeopleSkill(one) && !isCredential(one));
  for (const { quote, names } of byRequirement(crafts, facts)) {
    tips.push(jobText('show_skills', { names, asked: inItsWords(quote) }));
  }
  for (const { quote, names } of byRequirement(asked.filter(isPeopleSkill), facts).slice(0, 2)) {
    tips.push(jobText('prove_people_skills', { names: lowered(names), asked: inItsWords(quote) }));
  }
  const license = asked.find((one) => !isPeopleSkill(one) && isCredential(one));
  if (license) tips.push(jobText('name_license', { asked: inItsWords(license.quote) }));
  if (facts.years) tips.push(jobText('count_years', { asked: inItsWords(facts.years.quote) }));
  if (facts.degree) tips.push(jobText('name_degree', { asked: inItsWords(facts.degree.quote) }));
  const nice = facts.requirements.filter((one) => one.importance === 'nice-to-have').slice(0, 4);
  if (nice.length > 0) tips.push(jobText('mention_pluses', { names: nice.map((one) => one.skill) }));
  return tips.length > 0 ? tips : [jobText('nothing_for_resume', {})];
}

function skillTip({ quote, names }: AskedTogether, isPeople: boolean): Tip {
  const asked = inItsWords(quote);
  return isPeople
    ? jobText('prepare_story', { names: lowered(names), asked })
    : jobText('prepare_example', { names, asked });
}

/** What to prepare for the interview; each line names the requirement it serves. */
export function interviewTips(facts: Facts): Tip[] {
  // In the ad's order: what you'd do comes before what you need for it.
  const asked = facts.requirements
    .filter((one) => one.importance !== 'nice-to-have')
    .toSorted((a, b) => a.start - b.start);
  const crafts = byRequirement(
    asked.filter((one) => !isPeopleSkill(one) && !isCredential(one)),
    facts,
  ).slice(0, 4);
  const people = byRequirement(asked.filter(isPeopleSkill), facts).slice(0, 2);
  const tips = [...crafts.map((one) => skillTip(one, false)), ...people.map((one) => skillTip(one, true))];
  if (facts.years) tips.push(jobText('sum_up_years', { asked: inItsWords(facts.years.quote) }));
  const nice = facts.requirements.find((one) => one.importance === 'nice-to-have');
  if (nice) tips.push(jobText('honest_plus', { name: nice.skill, asked: inItsWords(nice.quote) }));
  const often = facts.keywordCounts[0];
  if (often && often.count > 2) {
    tips.push(jobText('use_their_word', { name: often.keyword, count: often.count }));
  }
  return tips.length > 0 ? tips : [jobText('nothing_for_interview', {})];
}
