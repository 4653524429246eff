import {
  type Importance,
  type JobSaid,
  type JobTextCode,
  type JobTextValues,
  jobText,
} from '@greenroom/domain';
import { longestLine } from '../job-ad/ad-duties.ts';
import type { AdLine } from '../job-ad/ad-line.ts';
import { countWords } from '../job-ad/ad-phrases.ts';
import { verbOf } from '../job-ad/ad-verbs.ts';
import { legal } from '../job-ad/ad-words.ts';
import { wordingAt } from '../job-ad/ask-wording.ts';
import { isTitleLine } from '../job-ad/title-line.ts';
import { skillNamed } from '../skills/find-skills.builtin.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';

/** Words that ask the applicant for something, whatever the line's subject is. */
const asks =
  /\b(?:(?<!\b(?:customer|user|patient|client|guest|shopping|learning|employee|candidate|digital|dining) )experienced?(?<!\b(?:offer|provid|deliver|creat|ensur|enhanc|improv|elevat)\w*\s(?:[\w’'-]+\s){0,5}experienced?)(?! (?:and growth|professionals|team|marketers|colleagues|staff|leaders|engineers|managers)\b)|skill(?:s|ed|set)?|ability|able to|knowledge|knowledgeable|proficien\w+|competen\w+|familiar\w*|expertise|understanding of|interest(?:ed)? in|mindset|pre-?requisites?|desirable|essential|background in|degree|fluen\w+|(?<!\b(?:its|our|their|a) )track record|looking for|looking to|seek(?:s|ing)?|hiring|recruit\w*|opening for|is available|has a vacancy|candidates?|applicants?|must|required|requires?|preferred|a plus|you(?:['’]re| are|['’]ve| have| bring| need| should))\b/i;
/** Sentences about somebody who may be the applicant. */
const person =
  /\b(?:you|your|you['’](?:ll|re|ve)|candidates?|applicants?|individual|someone|somebody|person|incumbent|(?:this|the|your|as an?|in an?) (?:\p{L}+ ){0,3}(?:role|position|job|vacancy|post|internship)|responsib\w+|duties|tasks|s?he|intern)\b/iu;

/** What somebody gets out of it. */
const gains =
  /\b(?:you(?:['’]ll| will| can)? (?:also )?(?:gain|learn|receive|get|earn|enjoy|join|grow|find)\b|(?:an?|the|your|great|excellent|unique|exciting|considerable|ample|many|offers?|provides?|have) (?:\p{L}+ )?opportunit(?:y|ies) (?:to|for)|equip you|(?:learning|training|development) (?:opportunities|programs?|budget)|world[- ]class|upskilling|career (?:path|growth)|we(?:['’]ll| will) (?:teach|train|give|provide|offer|help))/iu;
/** The employer's own tools are those the applicant will use. */
const usesTools =
  /\b(?:we|our (?:\p{L}+ )?teams?) (?:\p{L}+ly |currently |also )?(?:use|deploy|code|program|rely (?:heavily )?on|run(?: on)?|write|work (?:with|in)|build (?:in|with|on)|(?:are|is) (?:currently )?using)\b|\bis (?:based (?:mostly |mainly )?on|built (?:in|with|on)|written in)\b|\b(?:tech|technology|our) stack\b/iu;

/** What the judge of lines takes for a duty or a demand, though its subject is the employer, its products or its customers. */
const aboutOthers =
  /^(?:(?:and|but|so|also|together|today|here|at|for|with|in|since|as|through|by)\b[^,.;:]{0,60},\s+)?(?:(?:we|our|us|they)\b|(?:the|this|their|its) (?:\p{L}+ )?(?:company|firm|agency|organi[sz]ation|team|department|division|group|clients?|customers?|hospital|school|university|products?|services?|program|business|mission)\b(?!['’]s (?:ideal|new)))|^[^.;]{2,80} (?:is|are) (?:an?|the|one of the|home to) [^.;]{0,110}\b(?:compan(?:y|ies)|firms?|providers?|agency|manufacturer|retailer|hospitals?|facility|start-?up|non-?profit|bank|university|institution|platform|corporation|employer)\b/iu;
/** What is done with the applicant, and what the place is. */
const onApplicant =
  /\b(?:may|will) be (?:requested|required|subject|asked|collected|contacted|verified|considered)\b|\b(?:checks?|screenings?|fingerprint\w*) (?:is|are) required\b|\b\d+-bed\b/i;
/** The applicant is asked for it: "we are looking for somebody who knows SQL" has another subject. */
const asksOpenly =
  /\b(?:looking for|seek(?:s|ing)?|hiring|someone|somebody|(?:an?|the right) (?:\p{L}+[- ])*person|people (?:who|to|with)|need(?:s)? (?:an?|people)|rely on you|desirable|preferred|a plus|required|require|expect(?:s)?|candidates?|applicants?|you(?:['’]ll| will| must| should| have|['’]ve| bring| need| are|['’]re))\b/iu;

const isAboutOthers = (text: string) =>
  text.length <= longestLine && aboutOthers.test(text) && !asksOpenly.test(text) && !usesTools.test(text);

const firmVerbs =
  '(?:is|are|was|were|has|have|had|helps?|provides?|offers?|delivers?|serves?|uses?|develops?|creates?|builds?|designs?|makes?|combines?|operates?|enables?|supports?|powers?|brings?|specializ\\w+|works|partners?|distributes?|installs?|owns?|sparked|started|began|grew|manufactures?|sells?|invests?|employs?|publishes|connects?|transforms?|leads?|strives?|aims?|believes?|focuses|empowers?|comes?|supplies|produces?|runs?|hosts?|manages?|earns?|spans?|celebrates?|treats?|cares?|continues?|remains?)';
const firmName = String.raw`(?:[\p{Lu}\p{N}][\p{L}\p{N}&.’'-]*\s(?:\([^)]*\)\s)?(?:(?:and|of|the|&|for)\s)?){1,6}`;
const firmActs = new RegExp(
  String.raw`^(?:[^.,;]{0,40}, )?(?:[Tt]he )?(${firmName}(?:team\s|group\s|platform\s|center\s)?)(?:\p{Lu}[\p{L}&.’'-]*,\s(?:[^,]{3,90},\s)?)?(?:also\s|now\s|currently\s|proudly\s)?${firmVerbs}\b`,
  'u',
);
/** "HealthMark's technology and service enable clients". */
const firmOwns = new RegExp(
  String.raw`^(?:the )?(?:\p{Lu}[\p{L}&.-]*\s){0,4}\p{Lu}[\p{L}&.-]*['’]s\s(?:[\p{L},-]+\s){1,8}?${firmVerbs}\b`,
  'u',
);
const notFirm =
  /\b(?:candidates?|applicants?|incumbent|position|role|job|you|this|intern|experience|skills?|must|knowledge|understanding|ability|degree|person|individual|successful|ideal|they|he|she|it|who|we)\b/i;

/** An ad often ends in the employer's own words, without a heading between them and its requirements. */
const tellingParts = new Set<AdLine['part']>(['open', 'about', 'duties', 'must', 'nice']);

const asksInList = (part: AdLine['part']) => part === 'must' || part === 'nice';

/** "Lumen Pay delivers software and consulting": the subject is a name that is nobody's title. */
function isAboutFirm({ part, text, duty }: AdLine): boolean {
  if (!tellingParts.has(part) || (part === 'duties' && duty) || text.length > longestLine) return false;
  if (firmOwns.test(text) && !asksOpenly.test(text) && !namesRole(text.slice(0, 40))) return true;
  const subject = firmActs.exec(text)?.[1];
  return (
    subject !== undefined &&
    !notFirm.test(subject) &&
    !namesRole(subject) &&
    !verbOf(subject.split(' ')[0] as string) &&
    !(asksInList(part) && (skillNamed(subject.trim()) || !/\S\s+\S/.test(subject.trim()))) &&
    !asksOpenly.test(text) &&
    !usesTools.test(text)
  );
}

/**
 * The lines behind the employer's words about itself at the end of a list of requirements: the list is over there, though no heading
 * says so.
 */
export function linesPastFirm(lines: readonly AdLine[]): ReadonlySet<AdLine> {
  const past = new Set<AdLine>();
  let over: string | null | undefined;
  for (const line of lines) {
    if (line.heading !== over) over = undefined;
    else if (asksInList(line.part)) past.add(line);
    if (asksInList(line.part) && isAboutFirm(line)) over = line.heading;
  }
  return past;
}

/** A line that is too long to be classed may still be the law's. */
const isLongLaw = (text: string) => text.length > longestLine && legal.test(text.slice(0, longestLine));

const bodily =
  /\b(?:stand|sit|walk|kneel|crawl|stoop|crouch|climb|squat|bend|reach|twist)(?:s|ing|ting|ping)?\b/gi;
/** A list of what a body has to bear. */
const isStrain = (text: string) => (text.slice(0, longestLine).match(bodily) ?? []).length >= 4;

/** A requirement under a heading that was read as another section. */
const asksPlainly =
  /\b(?:experience (?:with|in|of|\p{L}+ing|(?:is|are) (?:all )?(?:beneficial|preferred|required|an advantage))|(?:knowledge|understanding) (?:of|in|across)|proficien\w+|familiar(?:ity)? with|ability to|mandatory|a plus|(?:candidates?|applicants?) (?:will|should|must|who)|eye for|you(?:['’]ll| will) (?:have|need|bring|build|design|develop|implement|lead|manage|maintain|write|create|define)|as part of this role you will|you(?:['’]re| are) (?:smart|self|a |an |passionate|ambitious|curious|comfortable|able|experienced|familiar))\b/iu;

const kindsWithSkills = new Set<AdLine['kind']>(['duty', 'requirement', 'fact', 'trifle']);
const mostListed = 6;
/** A longer line that the judge takes for the employer's is a sentence about it. */
const longestBare = 20;
const isSentence =
  /\b(?:is|are|was|has|will|can|offers?|we|us|they|their|(?<!^\p{L}+ )our)\b|^(?:position|job|employment|career) (?:type|category|track|family)\b|^reports? to\b/iu;

/**
 * What the judge of lines has no kind for, though it names skills: "REST APIs" under what is asked for, and "Cell culture, PCR, ELISA" or
 * "You'll design services in Java" in a text of a few lines.
 */
function isBare({ kind, part, text, start }: AdLine): boolean {
  const words = countWords(text);
  if (start === 0) return true;
  const isTitle = endsInRole(text) && !/s\W*$/i.test(text);
  if (kind === 'process' || isTitle || isSentence.test(text))
    return part === 'open' && /^you(?:['’]ll| will)\b.*,.*,/i.test(text);
  if (kind !== 'other') return part === 'open' && words <= longestBare && /,.*,|:| and /.test(text);
  return part === 'open' || asksInList(part) || (part === 'duties' && words <= mostListed);
}

/** "The interfaces are installed in the data center" in front of all sections doesn't say whom it is about. */
const isNobodys = ({ part, kind, duty, text }: AdLine) =>
  part === 'open' &&
  kind === 'duty' &&
  !duty &&
  isSentence.test(text) &&
  !asks.test(text) &&
  !person.test(text);

/**
 * Whether a line may give skills: what is done or asked for does, and so do the title and the tools that the employer uses. What the employer
 * is and gives, how to apply and the law name none. Past the employer's words a line has to ask for something.
 */
export function givesSkills(line: AdLine, isPastFirm = false): boolean {
  const { text, kind } = line;
  if (isPastFirm && !asks.test(text)) return false;
  if (
    isAboutOthers(text) ||
    onApplicant.test(text.slice(0, longestLine)) ||
    isLongLaw(text) ||
    isStrain(text) ||
    isAboutFirm(line) ||
    isNobodys(line)
  )
    return false;
  if (usesTools.test(text) || isTitleLine(line) || isBare(line)) return true;
  return kindsWithSkills.has(kind)
    ? !gains.test(text) || asks.test(text)
    : (kind === 'other' || kind === 'benefit') && asksPlainly.test(text) && !gains.test(text);
}

export interface Verdict {
  importance: Importance;
  because: string;
  becauseSaid: JobSaid;
}

/** Why a skill counts as what it does, in English and by code. */
export function reason<Code extends JobTextCode>(
  code: Code,
  values: JobTextValues<Code>,
): Pick<Verdict, 'because' | 'becauseSaid'> {
  const { text, said } = jobText(code, values);
  return { because: text, becauseSaid: said };
}

/**
 * How much a line wants a skill that it names at `at`. The line's words decide first, then its section. What only a duty names tells
 * how the work is done: it is mentioned.
 */
export function judgeSkill(line: AdLine, whole: string, position: number): Verdict {
  const from = Math.max(0, position - longestLine);
  const text = whole.slice(from, position + longestLine);
  const wording = wordingAt(text, position - from);
  if (wording) return { importance: wording.importance, ...reason('because_words', { cue: wording.cue }) };
  const because = line.heading
    ? reason('because_heading', { heading: line.heading })
    : reason('because_named', {});
  if (line.part === 'nice') return { importance: 'nice-to-have', ...because };
  if (line.part === 'must' || line.kind === 'requirement') return { importance: 'must-have', ...because };
  if (line.part === 'open' && line.kind === 'fact' && /\b(?:licen[cs]e|licensed|certifi\w+)\b/i.test(text))
    return { importance: 'must-have', ...because };
  const cue = line.duty ? null : asks.exec(text);
  if (cue && !gains.test(text))
    return { importance: 'must-have', ...reason('because_words', { cue: cue[0] }) };
  return { importance: 'mentioned', ...because };
}
