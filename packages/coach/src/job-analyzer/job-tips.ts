import { degreeLabels, type JobAnalysis, type JobRequirement } from '@greenroom/domain';

type Facts = Pick<JobAnalysis, 'requirements' | 'years' | 'degree' | 'title' | 'company' | 'keywordCounts'>;

const quoteLength = 110;
const shownSkills = 5;

/** A requirement in its own words, short enough to read. */
function inItsWords(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').trim();
  if (plain.length <= quoteLength) return `“${plain}”`;
  return `“${plain.slice(0, plain.lastIndexOf(' ', quoteLength))} …”`;
}

const isPeopleSkill = (one: JobRequirement) => one.family === 'People skills';
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What to change on a resume for this job; each line names the requirement it serves. */
export function resumeTips(facts: Facts): string[] {
  const tips: string[] = [];
  if (facts.title) {
    tips.push(
      `Put “${facts.title}” in the line under your name if it describes you: the posting is found by its title.`,
    );
  }
  const musts = facts.requirements.filter((one) => one.importance === 'must-have');
  for (const one of musts.filter((must) => !isPeopleSkill(must)).slice(0, shownSkills)) {
    tips.push(
      `Show ${one.skill} in a bullet that tells what you did with it, if you have it: the posting asks ${inItsWords(one.quote)}.`,
    );
  }
  const people = musts.filter(isPeopleSkill).slice(0, 2);
  for (const one of people) {
    tips.push(
      `Prove ${one.skill.toLowerCase()} by what happened, not by the word: the posting asks ${inItsWords(one.quote)}.`,
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
      `Mention ${listed(nice.map((one) => one.skill))} where it is true: the posting counts it in favour, it does not ask for it.`,
    );
  }
  return tips.length > 0
    ? tips
    : ['This text names no skill, year or degree that a resume could answer. Paste the whole posting.'];
}

function skillTip(one: JobRequirement): string {
  if (isPeopleSkill(one)) {
    return `Have a story ready that shows ${one.skill.toLowerCase()}: the situation, what you did, what came of it. It serves ${inItsWords(one.quote)}.`;
  }
  return `Prepare one piece of work with ${one.skill} that you can explain down to your own decisions. It serves ${inItsWords(one.quote)}.`;
}

/** What to prepare for the interview; each line names the requirement it serves. */
export function interviewTips(facts: Facts): string[] {
  const musts = facts.requirements.filter((one) => one.importance === 'must-have');
  const crafts = musts.filter((one) => !isPeopleSkill(one)).slice(0, 4);
  const people = musts.filter(isPeopleSkill).slice(0, 2);
  const tips = [...crafts, ...people].map(skillTip);
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
