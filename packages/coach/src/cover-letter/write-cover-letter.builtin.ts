import {
  type CoverLetter,
  type GenerateCoverLetterInput,
  type GenerateCoverLetterOutput,
  type LetterField,
  type LetterSentence,
  letterFieldsMissing,
  letterWordsRange,
  requiredLetterFields,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import { isSilent, readJobAd } from '../job-ad/read-job-ad.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { findPlace } from '../resume/place-words.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { experienceSentences, fact, listed, phrase, qualificationSentence } from './letter-sentences.ts';
import { courtesies, letterWording, openings } from './letter-wording.ts';

/** Duties stand in the first part of a posting. */
const jobStart = 20_000;

type Fields = Record<LetterField, string>;
type Support = LetterSentence['support'];

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const courtesy = (text: string): LetterSentence => ({ text, kind: 'courtesy', support: [] });

interface SkillPlan {
  /** In the form and in the posting. */
  asked: string[];
  /** In the form only. */
  others: string[];
}

const namesOf = (text: string) => findSkills(text).map((one) => one.skill);

function planSkills(fields: Fields): SkillPlan {
  const own = fields.skills
    .split(/[,;\n•|]+/)
    .map(evenSpaces)
    .filter((skill) => skill.length > 0 && skill.length < 60);
  const job = readJob(fields.jobDescription);
  const wanted = new Set(job.skills);
  const jobText = ` ${fields.jobDescription.toLowerCase()} `;
  // "R" and "Go" are names only as they are written.
  const wordsOfPosting = new Set(fields.jobDescription.match(/[\p{L}\p{N}+#]+/gu));
  const isAsked = (skill: string) =>
    namesOf(skill).some((name) => wanted.has(name)) ||
    (skill.length > 2 ? jobText.includes(skill.toLowerCase()) : wordsOfPosting.has(skill));
  return {
    asked: own.filter(isAsked).slice(0, 5),
    others: own.filter((skill) => !isAsked(skill)).slice(0, 5),
  };
}

function skillSentences(fields: Fields, { asked, others }: SkillPlan): LetterSentence[] {
  const from = (skills: readonly string[]): Support =>
    skills.map((quote) => ({ field: 'skills' as const, quote }));
  if (asked.length === 0)
    return others.length > 0 ? [fact(`My key skills are ${listed(others)}.`, from(others))] : [];
  const they = asked.length === 1 ? 'it' : asked.length === 2 ? 'both' : 'each of them';
  const inPosting = asked.filter((skill) =>
    fields.jobDescription.toLowerCase().includes(skill.toLowerCase()),
  );
  const support = [
    ...from(asked),
    ...inPosting.map((quote) => ({ field: 'jobDescription' as const, quote })),
  ];
  const sentences = [fact(`Your posting asks for ${listed(asked)}, and I bring ${they}.`, support)];
  if (others.length > 0) sentences.push(fact(`Beyond that, I offer ${listed(others)}.`, from(others)));
  return sentences;
}

const duty = /^(?:\p{Lu}\p{Ll}+ing\b|\p{Lu}\p{Ll}+(?:,| and)? |You(?:'|’)ll |You will )/u;
const isNoDuty =
  /["“”:?]|\b(?:years?|degree|required|must|plus|preferred|certifi\w*|licen[cs]e|salary|looking for|seeking|hiring|join (?:us|our)|is an?|are an?|hours?|opportunit\w+)\b/i;

/** The duty of the posting that the form has the most to say to; none where the form says nothing to any. */
function jobSentence(fields: Fields, { asked }: SkillPlan): LetterSentence[] {
  const names = new Set(asked.flatMap(namesOf));
  const fits = (quote: string) =>
    findSkills(quote).filter((one) => names.has(one.skill)).length +
    asked.filter((skill) => quote.toLowerCase().includes(skill.toLowerCase())).length;
  const lines = readJobAd(fields.jobDescription.slice(0, jobStart)).lines.filter((line) => {
    const words = countWords(line.text);
    const isPlain = words >= 6 && words <= 24 && !isSilent(line);
    return isPlain && line.part === 'duties' && duty.test(line.text) && !isNoDuty.test(line.text);
  });
  const best = lines.toSorted((a, b) => fits(b.text) - fits(a.text))[0];
  if (!best || fits(best.text) === 0) return [];
  const quote = evenSpaces(best.text).replace(/[.;,]+$/, '');
  return [
    {
      text: `One line of your posting stood out to me: “${quote}”.`,
      kind: 'job',
      support: [{ field: 'jobDescription', quote }],
    },
  ];
}

/** Courtesies fill a short letter up to its least length, in the order in which they read best. */
const fillers = [
  courtesies.evidence,
  courtesies.start,
  courtesies.contribution,
  courtesies.learning,
  courtesies.flexible,
  courtesies.problems,
  courtesies.papers,
];
/** "Dear hiring team", the close and the name. */
const ends = 12;
const paragraphOfFillers = 2;

function paragraphs(fields: Fields): LetterSentence[][] {
  const role = phrase(fields.jobRole, 12).replace(/\s+(?:position|role|job)$/i, '');
  const company = phrase(fields.companyName, 10);
  const opening = company === '' ? openings.withoutCompany(role) : openings.withCompany(role, company);
  const support: Support = [{ field: 'jobRole', quote: role }];
  if (company !== '') support.push({ field: 'companyName', quote: company });
  const plan = planSkills(fields);
  const first = [
    fact(opening, support),
    qualificationSentence(fields.qualifications),
    ...experienceSentences(fields.experience),
  ];
  const second = [...jobSentence(fields, plan), ...skillSentences(fields, plan)];
  const third: LetterSentence[] = [];
  const last = [courtesy(courtesies.thanks), courtesy(courtesies.hope)];
  const length = () =>
    [...first, ...second, ...third, ...last].reduce((sum, one) => sum + countWords(one.text), 0);
  for (const text of fillers) {
    const isNeeded = length() + ends < letterWordsRange.min + ends;
    if (isNeeded || third.length < paragraphOfFillers) third.push(courtesy(text));
  }
  // A long form: the courtesies go first, then the job's own words.
  while (length() + ends > letterWordsRange.max && third.length > 1) third.pop();
  while (length() + ends > letterWordsRange.max && second.length > 1) second.shift();
  while (length() + ends > letterWordsRange.max && first.length > 2) first.pop();
  const fourth = third.splice(paragraphOfFillers);
  return [first, second, third, [...fourth, ...last]].filter((paragraph) => paragraph.length > 0);
}

function readFields(input: unknown): Fields {
  const given = (input ?? {}) as Partial<Record<LetterField, unknown>>;
  const text = (field: LetterField) =>
    typeof given[field] === 'string' ? (given[field] as string).trim() : '';
  return {
    name: text('name'),
    qualifications: text('qualifications'),
    jobRole: text('jobRole'),
    experience: text('experience'),
    companyName: text('companyName'),
    skills: text('skills'),
    jobDescription: text('jobDescription'),
  };
}

/** The people whom the letter speaks to. */
const salutation = (company: string) =>
  company === '' || findPlace(company) ? 'Dear hiring team,' : `Dear ${company} hiring team,`;

/**
 * A letter of 220 to 380 words that names the role and the company and states nothing that the seven fields do not say. Each
 * sentence carries what it rests on. Without name, qualifications or role the answer is the form's error.
 */
export async function writeCoverLetter(
  request: GenerateCoverLetterInput,
): Promise<GenerateCoverLetterOutput> {
  const fields = readFields(request);
  if (requiredLetterFields.some((field) => fields[field] === '')) return { error: letterFieldsMissing };
  const company = phrase(fields.companyName, 10);
  const name = phrase(fields.name, 8);
  const greeting: LetterSentence = {
    text: salutation(company),
    kind: 'courtesy',
    support: company ? [{ field: 'companyName', quote: company }] : [],
  };
  const close: LetterSentence = {
    text: `Sincerely,\n${name}`,
    kind: 'courtesy',
    support: [{ field: 'name', quote: name }],
  };
  const body = paragraphs(fields);
  const coverLetter = [
    greeting.text,
    ...body.map((sentences) => sentences.map((one) => one.text).join(' ')),
    close.text,
  ].join('\n\n');
  const { jobDescription, ...own } = fields;
  const letter: CoverLetter = {
    coverLetter,
    words: countWords(coverLetter),
    sentences: [greeting, ...body.flat(), close],
    unsupported: traceFacts({
      text: coverLetter,
      sources: Object.values(own),
      jobText: jobDescription,
      wording: letterWording,
    }),
    engine: builtinEngine,
  };
  return letter;
}
