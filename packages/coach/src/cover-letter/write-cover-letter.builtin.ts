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
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { findPlace } from '../resume/place-words.ts';
import { actionVerbs } from '../resume/wording-words.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { namesRole } from '../text/role-words.ts';
import { courtesies, letterWording, openings } from './letter-wording.ts';

type Fields = Record<LetterField, string>;
type Support = LetterSentence['support'];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A field as part of a sentence: one line, no closing stop, cut between words where it is very long. */
function phrase(text: string, maxWords: number): string {
  const words = oneLine(text.replace(/\s*\n+\s*/g, '; ')).split(' ');
  return words
    .slice(0, maxWords)
    .join(' ')
    .replace(/[\s.,;:!]+$/, '');
}

const fact = (text: string, support: Support): LetterSentence => ({ text, kind: 'fact', support });
const courtesy = (text: string): LetterSentence => ({ text, kind: 'courtesy', support: [] });

const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function degreeSentence(fields: Fields): LetterSentence {
  const text = phrase(fields.qualifications, 45);
  const support = [{ field: 'qualifications' as const, quote: text }];
  if (/^I\b/.test(text)) return fact(`${text}.`, support);
  const isDegree =
    /^(?:B\.?|M\.?|Ph|Bachelor|Master|Doctor|Diploma|Associate|Certificate|Licen[cs]e)/.test(text) &&
    !/[,;]/.test(text);
  const article = /^(?:MBA|M\.?S|M\.?B|MSc|[AEIO])/.test(text) ? 'an' : 'a';
  return fact(isDegree ? `I hold ${article} ${text}.` : `My qualifications: ${text}.`, support);
}

/** The parts of a field that each can be a sentence: "8 years in sales; grew revenue by 20%" are two. */
const partsOf = (text: string) =>
  text
    .split(/;\s*|\n+|\.\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s•*–-]+/, ''))
    .map((part) => phrase(part, 45))
    .filter((part) => part !== '');

const yearsAlone = /^(\d{1,2}\+?|[a-z]+)(?:\s*(?:years?|yrs?))?(?: of)?(?: experience| work experience)?$/i;

function experiencePart(text: string): LetterSentence[] {
  const support = [{ field: 'experience' as const, quote: text }];
  if (/^I\b/.test(text)) return [fact(`${text}.`, support)];
  const years = yearsAlone.exec(text);
  const isOne = years?.[1] === '1' || years?.[1]?.toLowerCase() === 'one';
  const isYears = years && (/\d/.test(text) || /years?/i.test(text));
  if (isYears && years[1] === '0') return [];
  if (isYears)
    return [fact(`I bring ${years[1]} ${isOne ? 'year' : 'years'} of experience to this role.`, support)];
  if (/^\d{1,2}\+?\s*(?:years?|yrs?)\b/i.test(text)) return [fact(`I bring ${text}.`, support)];
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (actionVerbs.has(verb.toLowerCase()) && /(?:ed|[^s]t|ew|an|ote|ook|ave|old|id|de)$/.test(verb))
    return [fact(`I ${verb.toLowerCase()}${text.slice(verb.length)}.`, support)];
  return [fact(`My experience in short: ${text}.`, support)];
}

const experiencePartsMax = 4;

function experienceSentences(fields: Fields): LetterSentence[] {
  const sentences = partsOf(fields.experience).slice(0, experiencePartsMax).flatMap(experiencePart);
  const isPlain = (one: LetterSentence) => one.text.startsWith('My experience in short: ');
  if (sentences.filter(isPlain).length < 2) return sentences;
  // Several loose notes are one sentence, not the same opening again and again.
  const text = phrase(fields.experience, 45);
  return [fact(`My experience in short: ${text}.`, [{ field: 'experience', quote: text }])];
}

interface SkillPlan {
  /** In the form and in the posting. */
  asked: string[];
  /** In the form only. */
  others: string[];
  /** In the posting only. */
  missing: string[];
}

const namesOf = (text: string) => findSkills(text).map((one) => one.skill);

/** What the posting requires and the form does not name, in the posting's own words. */
function missingOf(fields: Fields): string[] {
  const { requirements } = readJob(fields.jobDescription);
  const known = new Set(namesOf([fields.skills, fields.qualifications, fields.experience].join('\n')));
  const mentions = findSkills(fields.jobDescription);
  return requirements
    .filter(
      (one) => one.importance === 'must-have' && one.family !== 'People skills' && !known.has(one.skill),
    )
    .map((one) => mentions.find((mention) => mention.skill === one.skill)?.quote ?? '')
    .filter(
      (quote) =>
        !namesRole(quote) && /^\p{Lu}[\p{L}\p{N}+#./-]*(?: \p{Lu}[\p{L}\p{N}+#./-]*){0,3}$/u.test(quote),
    )
    .map(oneLine)
    .slice(0, 2);
}

function planSkills(fields: Fields): SkillPlan {
  const own = fields.skills
    .split(/[,;\n•|]+/)
    .map(oneLine)
    .filter((skill) => skill.length > 0 && skill.length < 60);
  const job = readJob(fields.jobDescription);
  const wanted = new Set(job.skills);
  const jobText = ` ${fields.jobDescription.toLowerCase()} `;
  const isAsked = (skill: string) =>
    namesOf(skill).some((name) => wanted.has(name)) ||
    (skill.length > 2 && jobText.includes(skill.toLowerCase()));
  return {
    asked: own.filter(isAsked).slice(0, 5),
    others: own.filter((skill) => !isAsked(skill)).slice(0, 5),
    missing: missingOf(fields),
  };
}

function skillSentences(fields: Fields): LetterSentence[] {
  const { asked, others, missing } = planSkills(fields);
  const from = (skills: readonly string[]): Support =>
    skills.map((quote) => ({ field: 'skills' as const, quote }));
  const sentences: LetterSentence[] = [];
  if (asked.length > 0) {
    const support = [...from(asked), ...asked.map((quote) => ({ field: 'jobDescription' as const, quote }))];
    sentences.push(
      fact(
        `Your posting asks for ${listed(asked)}: ${asked.length > 1 ? 'these are' : 'this is'} among the skills that I bring.`,
        support,
      ),
    );
    if (others.length > 0)
      sentences.push(fact(`My key skills also include ${listed(others)}.`, from(others)));
  } else if (others.length > 0) {
    sentences.push(fact(`My key skills are ${listed(others)}.`, from(others)));
  }
  if (sentences.length > 0)
    sentences.push(courtesy('Each of them is something that I can speak about with examples.'));
  if (missing.length > 0) {
    const support = missing.map((quote) => ({ field: 'jobDescription' as const, quote }));
    sentences.push({
      text: `Your posting also mentions ${listed(missing)}; I would be glad to talk about where I stand with ${missing.length > 1 ? 'them' : 'it'}.`,
      kind: 'job',
      support,
    });
  }
  return sentences;
}

function jobSentence(fields: Fields): LetterSentence[] {
  const job = readJob(fields.jobDescription);
  const duty = job.requirements.find((one) => {
    const words = countWords(one.quote);
    return (
      words >= 6 &&
      words <= 26 &&
      !(job.title && one.quote.includes(job.title)) &&
      !/\b(?:looking for|seeking|hiring|join (?:us|our))\b/i.test(one.quote) &&
      !/["“”]/.test(one.quote) &&
      !/\b(?:years?|degree|required|must|plus|preferred)\b/i.test(one.quote)
    );
  });
  if (!duty) return [];
  const quote = oneLine(duty.quote).replace(/[.;,]+$/, '');
  return [
    {
      text: `In your words, the role is about this: “${quote}”.`,
      kind: 'job',
      support: [{ field: 'jobDescription', quote: oneLine(duty.quote) }],
    },
  ];
}

/** Courtesies fill a short letter up to its least length, in the order in which they read best. */
const fillers = [
  courtesies.interest,
  courtesies.evidence,
  courtesies.questions,
  courtesies.learning,
  courtesies.colleagues,
  courtesies.start,
  courtesies.reading,
  courtesies.flexible,
  courtesies.papers,
];

function paragraphs(fields: Fields): LetterSentence[][] {
  const role = phrase(fields.jobRole, 12);
  const company = phrase(fields.companyName, 10);
  const opening = company === '' ? openings.withoutCompany(role) : openings.withCompany(role, company);
  const support: Support = [{ field: 'jobRole', quote: role }];
  if (company !== '') support.push({ field: 'companyName', quote: company });
  const first = [fact(opening, support), degreeSentence(fields), ...experienceSentences(fields)];
  const second = [...jobSentence(fields), ...skillSentences(fields)];
  const third: LetterSentence[] = [];
  const last = [courtesy(courtesies.thanks), courtesy(courtesies.hope)];
  const length = () =>
    [...first, ...second, ...third, ...last].reduce((sum, one) => sum + countWords(one.text), 0);
  const ends = 12;
  for (const text of fillers) {
    const isNeeded = length() + ends < letterWordsRange.min + 20;
    if (isNeeded || third.length < 2) third.push(courtesy(text));
  }
  // A long form: the job's own words go first, then the courtesies.
  while (length() + ends > letterWordsRange.max && third.length > 1) third.pop();
  while (length() + ends > letterWordsRange.max && second.length > 1) second.shift();
  return [first, second, third, last].filter((paragraph) => paragraph.length > 0);
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
