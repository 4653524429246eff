import { degreeLabels, type JobAnalysis, type JobRequirement } from '@greenroom/domain';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';

type Facts = Pick<JobAnalysis, 'requirements' | 'years' | 'degree' | 'title' | 'company' | 'keywordCounts'>;

const quoteLength = 110;
const shownSkills = 5;
const readSkills = 14;
const namesTogether = 4;

/** A requirement in its own words, short enough to read. */
function inItsWords(quote: string): string {
  const plain = evenSpaces(quote);
  if (plain.length <= quoteLength) return `“${plain}”`;
  return `“${cutBetweenWords(plain, quoteLength)} …”`;
}

const isPeopleSkill = (one: JobRequirement) => one.family === 'People skills';
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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

/** What to change on a resume for this job; each line names the requirement it serves. */
export function resumeTips(facts: Facts): string[] {
  const tips: string[] = [];
  if (facts.title) {
    tips.push(
      `Put “${facts.title}” in the line under your name if it describes you: the posting is found by its title.`,
    );
  }
  const asked = facts.requirements.filter((one) => one.importance !== 'nice-to-have');
  for (const { quote, names } of byRequirement(
    asked.filter((one) => !isPeopleSkill(one)),
    facts,
  )) {
    tips.push(
      `Show ${listed(names)} in a line about work, with what came of it, where you have ${names.length > 1 ? 'them' : 'it'}: the posting asks ${inItsWords(quote)}.`,
    );
  }
  for (const { quote, names } of byRequirement(asked.filter(isPeopleSkill), facts).slice(0, 2)) {
    tips.push(
      `Prove ${listed(names).toLowerCase()} by what happened, not by the word: the posting asks ${inItsWords(quote)}.`,
    );
  }
  if (facts.years)
    tips.push(
      `Make your years easy to count, with months in the dates: the posting asks ${inItsWords(facts.years.quote)}.`,
    );
  if (facts.degree) {
    const what = degreeLabels[facts.degree.level].toLowerCase();
    tips.push(`Name your degree and its field in full (asked: ${what}): ${inItsWords(facts.degree.quote)}.`);
  }
  const nice = facts.requirements.filter((one) => one.importance === 'nice-to-have').slice(0, 4);
  if (nice.length > 0) {
    tips.push(
      `Mention ${listed(nice.map((one) => one.skill))} where it is true: the posting counts it in favor, it does not ask for it.`,
    );
  }
  return tips.length > 0
    ? tips
    : ['This text names no skill, year or degree that a resume could answer. Paste the whole posting.'];
}

function skillTip({ quote, names }: AskedTogether, isPeople: boolean): string {
  const words = listed(names);
  return isPeople
    ? `Have a story ready that shows ${words.toLowerCase()}: the situation, what you did, what came of it. It serves ${inItsWords(quote)}.`
    : `Prepare an example of your work for ${words}, and be able to explain your own decisions in it. It serves ${inItsWords(quote)}.`;
}

/** What to prepare for the interview; each line names the requirement it serves. */
export function interviewTips(facts: Facts): string[] {
  // In the ad's order: what you'd do comes before what you need for it.
  const asked = facts.requirements
    .filter((one) => one.importance !== 'nice-to-have')
    .toSorted((a, b) => a.start - b.start);
  const crafts = byRequirement(
    asked.filter((one) => !isPeopleSkill(one)),
    facts,
  ).slice(0, 4);
  const people = byRequirement(asked.filter(isPeopleSkill), facts).slice(0, 2);
  const tips = [...crafts.map((one) => skillTip(one, false)), ...people.map((one) => skillTip(one, true))];
  if (facts.years) {
    tips.push(
      `Be ready to say in two sentences how your experience adds up to what is asked: ${inItsWords(facts.years.quote)}.`,
    );
  }
  const nice = facts.requirements.find((one) => one.importance === 'nice-to-have');
  if (nice)
    tips.push(
      `Say honestly where you stand with ${nice.skill}, and how you would learn it. It serves ${inItsWords(nice.quote)}.`,
    );
  const often = facts.keywordCounts[0];
  if (often && often.count > 2) {
    tips.push(
      `Use their words: “${often.keyword}” stands ${often.count} times in the text. Ask what it means in the first three months.`,
    );
  }
  if (tips.length === 0)
    tips.push(
      'Ask for the full posting, or ask the recruiter which three skills decide: this text does not say.',
    );
  return tips;
}
