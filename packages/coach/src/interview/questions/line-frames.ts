import { experienceFrames } from '../../content/line-frames.ts';
import { skillNamed } from '../../skills/find-skills.builtin.ts';
import type { LineCut } from './cut-line.ts';
import { hasLostArticle } from './lost-article.ts';

const singular =
  /\b(?:area|budget|coach|department|environment|file|form|guideline|item|log|machine|manual|order|plan|policy|process|product|program|project|report|schedule|system|test|vehicle)\b(?=\s+(?:for|of|in|to|with|and|or|per|on|from)\b|$)/i;
const determiner = /\b(?:an?|the|our|your|their|its|all|any|each|every|this|one|no)\b|['’]s\b/i;
/** A line that lost its articles: "follow company safety program". */
const isTelegraphic = (text: string) =>
  (singular.test(text) && !determiner.test(text)) ||
  /\b(?:per|available) \p{Ll}+|\bcompany \p{L}/u.test(text);

/** Words that are written and never said, and codes of the house. */
const unspoken = /[&/@$£€"“”()[\]|<>]|\b(?:w\/|eg|ie|etc)\b|\p{Lu}{2}.*\p{Lu}{2}.*\p{Lu}{2}|\b\p{Lu}\d+\b/u;
/** Two verbs in two forms: "set up and stocking stations". */
const mixedForms = /^(?!\p{L}+ing\b)\p{L}+(?: (?:up|out|down|in|off|over))?,? (?:and|or) \p{L}+ing\b/iu;

/** Whether nobody would say the words of a line as they are written. */
export const isUnsaid = (text: string): boolean =>
  unspoken.test(text) || isTelegraphic(text) || mixedForms.test(text);

/** Longer words are no part of a question that somebody could follow. */
const mostWords = 7;
/** Words that point at something in another line, or that tell the reader what they'd get. */
const elsewhere =
  /\b(?:them|these|those|such|this|that|it|other|your?|preferred|required|desired|desirable|plus|years?|related|relevant|similar|is|are|will|must)\b/i;
/** Two lists in one breath: nobody says that. */
const isList = (text: string) => /,.*,|,.*\b(?:and|or)\b|\b(?:and|or)\b.*\b(?:and|or)\b/.test(text);

/** What is behind the words of a line names what they mean: "languages | such as Java", "the revenue, the costs". */
function goesOn(phrase: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(phrase.toLowerCase());
  // "Experience in designing | and building models".
  if (
    at >= 0 &&
    /\b(?:in|with) \p{L}+ing$/u.test(phrase) &&
    /^ and \p{L}+ing\b/u.test(line.slice(at + phrase.length))
  )
    return true;
  return at >= 0 && /^\s*(?:,|\(|such as\b|like\b|including\b|e\.g)/i.test(line.slice(at + phrase.length));
}
/** "Stakeholder needs": what only somebody of the house knows. */
const ofTheHouse =
  /^(?:applying|using|how)\b|\b(?:needs|standards|best practices|offerings?|goals|objectives|business|products?|company|organization)$/i;
/** "Experience with setting up", "with frameworks e." */
const isCutOff = /(?:\b(?:up|out|in|on|off|of|with|for|to)| \p{L})$/iu;
/** A heading that was glued to the line: "children Liability Insurance", "qualifications prior experience". */
const hasHeading = (text: string) =>
  /\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(text) ||
  /^(?:qualifications?|requirements?|responsibilities|education|skills)\b/i.test(text);

const experience =
  /\bexperience (?:in(?! (?:an?\b|the (?:last|past)\b))|with|as|working (?:in|with|as)|managing|operating|handling) .+$/;
/** How much of it, and how good: "three years of verifiable | driving experience". */
const howMuch =
  /^(?:(?:an?|the|at|least|requires?|past|minimum|amount|of|or|more|plus|over|the|some|any|\d\S*|one|two|three|four|five|six|seven|eight|ten|years?['’]?|months?['’]?|(?!early)\p{L}+ly|prior|previous|proven|proved|demonstrated|demonstrable|verifiable|recent|clear|strong|solid|extensive|significant|substantial|good|great|excellent|general|direct|relevant|related|similar|progressive|applicable|hands[- ]on|in[- ]depth|mature|professional|practical|actual|work|working|job|required|preferred|desired)\s)+/iu;
/** The kind of experience: "driving experience", "call center experience". */
const kindOfExperience = /^(?:(?!and\b|or\b)[\p{L}-]+ ){1,3}experience$/u;
const tooPlain =
  /^(?:(?:gain|get|build) .+|(?:user-level|basic computer|industry|customer|team|life|leadership|field|technical|product|user|candidate) experience|.*\bfor experience)$/;

/** A question about experience that a line asks for, in the line's own words. */
export interface ExperienceQuestion {
  /** "experience in plumbing" */
  phrase: string;
  texts: readonly string[];
}

/** Families of skills whose names have a capital anywhere: "Python experience", "Spanish skills". */
const namesOfThings: ReadonlySet<string> = new Set([
  'programming-languages',
  'databases',
  'web-frontend',
  'backend-and-apis',
  'cloud-and-devops',
  'data-analytics',
  'data-science',
  'mobile-and-embedded',
  'languages-and-writing',
  'design-and-creative',
  'office-and-administration',
]);

/** "Automotive Industry Experience" as one says it. A name stays as it is. */
function inLowerCase(text: string): string {
  const [first = ''] = text.split(' ', 1);
  const capitals = / (?:Experience|Skills)$/.test(text)
    ? /\b\p{Lu}(?=\p{Ll})/gu
    : /^\p{Lu}(?=\p{Ll}+ \p{Ll})/u;
  const isName = namesOfThings.has(skillNamed(first)?.family ?? '') && !/(?:ing|ment|ics?|tion)$/.test(first);
  return isName ? text : text.replace(capitals, (letter) => letter.toLowerCase());
}

/** The kind of experience that words ask for: "three years of driving experience"; undefined where they name none. */
function experienceKind(text: string): string | undefined {
  const [kind = ''] = text
    .replace(howMuch, '')
    .split(
      / (?:with|in|and|or|within|across|is|preferably|required|preferred|desired|a plus|[–-])(?: |$)|[,(]/,
    );
  const said = inLowerCase(kind.trim());
  return kindOfExperience.test(said) && !tooPlain.test(said) ? said : undefined;
}

/** "Experience in one | or more of the following": which one, the line says further on. */
const unnamed =
  /\b(?:in|with) (?:at least )?(?:one|two|any|some|all|several|many|either|the following)(?: of)?$/i;

/** Asks about experience at a requirement; undefined where the line asks for none or nobody would say its words. */
export function experienceAt(
  cut: LineCut | undefined,
  isPlus: boolean,
  line = '',
): ExperienceQuestion | undefined {
  const isRead = cut && !cut.isWhole && (cut.shape === 'noun' || cut.shape === 'person');
  const text = isRead ? cut.text : line.replace(/[\s.;,]+$/, '');
  const phrase = experienceKind(text) ?? (isRead ? experience.exec(text)?.[0] : undefined);
  if (!phrase || unnamed.test(phrase) || isUnsaid(phrase) || goesOn(phrase, line) || hasHeading(phrase))
    return undefined;
  if (
    isCutOff.test(phrase) ||
    elsewhere.test(phrase) ||
    isList(phrase) ||
    phrase.split(' ').length > mostWords
  )
    return undefined;
  const texts = experienceFrames[isPlus ? 'plus' : 'experience'];
  return { phrase, texts: texts.map((text) => text.replace('{cut}', () => phrase)) };
}

/** How good they have to be, and the skills: "Strong | baking skills". */
const skills =
  /^(?:(?:must|should) (?:have|possess) )?(?:(?:proven|demonstrated|demonstrable|strong|good|great|excellent|exceptional|outstanding|superior|superb|solid|basic|advanced|above average|effective) )*(?<kind>(?:(?!and\b|or\b)[\p{L}-]+ ){1,3}skills)(?: (?:are )?(?:a plus|an asset|required|preferred|desired|a must|needed|is necessary))?[.;]?$/iu;
/** What every ad asks for has authored questions. */
const everybodys =
  /^(?:(?:and|written|verbal|oral|people|soft|interpersonal|communications?|organi[sz]ation(?:al)?|time|management|leadership|teamwork|team|listening|analytical|thinking|critical|problem[- ]solving|solving|problem|multi-?tasking|decision[- ]making|work|job|other|new|related|relevant|required|computer|technical|life|basic|presentation|business|strategic|customer|service|professional|personal|necessary|transferable|hands-on|planning|social|language|english|driving)[ -])+skills$/i;

/** Asks about skills that a line names and nothing else: "strong baking skills". */
function skillsAt(line: string): ExperienceQuestion | undefined {
  const phrase = inLowerCase(skills.exec(line.replace(/^[\s•*–—-]+/, ''))?.groups?.kind ?? '');
  if (!phrase || everybodys.test(phrase) || isUnsaid(phrase) || elsewhere.test(phrase)) return undefined;
  return { phrase, texts: experienceFrames.skills.map((text) => text.replace('{cut}', () => phrase)) };
}

const knowledge =
  /^(?:\p{L}+ ){0,2}(?:knowledge|understanding) of |^(?:familiarity|familiar) with |^(?:[\p{L}-]+ ){0,3}(?:skills?|proficiency|proficient|fluency|fluent|expertise) in (?!\p{L}+ing\b)/iu;

/** Asks how well somebody knows what a requirement names ("knowledge of sourdough cultures"), or about the skills that are all it names. */
export function knowledgeAt(
  cut: LineCut | undefined,
  line = cut?.text ?? '',
): ExperienceQuestion | undefined {
  return skillsAt(line) ?? (cut && knownAt(cut, line));
}

function knownAt({ shape, text, isWhole }: LineCut, line: string): ExperienceQuestion | undefined {
  if (isWhole || (shape !== 'noun' && shape !== 'person') || !knowledge.test(text)) return undefined;
  const phrase = text.replace(knowledge, '');
  if (goesOn(phrase, line) || hasHeading(phrase) || /\bas an? \S+$|\p{Lu}\p{L}+['’]s\b/u.test(phrase))
    return undefined;
  if (ofTheHouse.test(phrase) || /\bskills\b|\band management$/i.test(phrase)) return undefined;
  if (isUnsaid(phrase) || hasLostArticle(`know ${phrase}`) || elsewhere.test(phrase) || isList(phrase))
    return undefined;
  if (phrase.split(' ').length > mostWords) return undefined;
  return { phrase, texts: experienceFrames.knowledge.map((text) => text.replace('{cut}', () => phrase)) };
}
