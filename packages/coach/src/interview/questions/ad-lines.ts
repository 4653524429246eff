import type { AdLine } from '../../job-ad/ad-line.ts';
import { countWords } from '../../job-ad/ad-phrases.ts';
import { verbOf } from '../../job-ad/ad-verbs.ts';
import { readJobAd } from '../../job-ad/read-job-ad.ts';
import { isTitleLine } from '../../job-ad/title-line.ts';
import { type Askability, askability } from './askability.ts';
import { cutLine, type LineCut, wholeLine } from './cut-line.ts';
import { isUnsaid } from './line-frames.ts';

/** A line of a job ad that a question could be asked at, or that is listed for the applicant. */
export interface AdQuestionLine {
  /** The line as it is in the ad, white space evened. */
  text: string;
  kind: 'duty' | 'requirement' | 'fact' | 'trifle' | 'other';
  /** The part of it that one can say, with all that it names. */
  said: LineCut | undefined;
  /** What is read out of it, and how well that can be asked about; undefined where no clean cut can. */
  cut: (LineCut & Askability) | undefined;
  /** It is wanted and not needed. */
  isPlus: boolean;
  /** What it says first, from what is done or asked for on; undefined for an alternative and for what no applicant does. */
  head: string | undefined;
  /** It stands under duties or requirements. */
  isListed: boolean;
}

const mostLines = 120;
const longestAd = 20_000;

/** Whether what counts comes behind a colon: "build the base of the team: standards, training". */
function isAnnouncement(line: string, phrase: string): boolean {
  const last = phrase.split(' ').at(-1) as string;
  const at = line.indexOf(`${last}: `);
  return at > 0 && line.slice(0, at).split(/\s+/).length >= 5;
}

const loneOr = /^\W*or\W*$/i;
const choice =
  /\b(?:one|any|either|combination) of the following\b|\boption \d|\b(?:alternat\w+|substitut\w+|equivalent) (?:education|experience|qualif)/i;

/** Whether a line is one of several ways to qualify, of which an applicant needs only one. */
function isAlternative(lines: readonly AdLine[], at: number): boolean {
  const { text, heading } = lines[at] as AdLine;
  const [before = '', after = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
  return (
    loneOr.test(before) ||
    loneOr.test(after) ||
    /^(?:or\b|OR\b)|[\s;,]or\W*$/i.test(text) ||
    /\sOR\s/.test(text) ||
    /[\s;,]or\W*$/i.test(before) ||
    /^or\b/i.test(after) ||
    choice.test(heading ?? '')
  );
}

/** Why it is done, by whom, and examples of it: what is done stands in front. */
const purpose =
  /,? (?:in order to|so that|to (?:ensure|help|maximi[sz]e|support|achieve|meet)|ensuring|while|resulting in|thereby|who|which|that|where|including|such as) /i;
const fewestBeforePurpose = 3;
/** Who has to have or do it, in front of what is asked for. */
const lead =
  /^.{0,110}?(?<!\bwe )\b(?:will (?:also )?(?:take responsibility for|be (?:responsible for|expected to|required to|able to|tasked with)|need to|have to|have)|(?:directly |primarily )?responsible for|(?:looking for|seeking|need) (?:people|someone|somebody|candidates?|individuals?|a candidate) (?:with|who (?:has|have|is|are))|must (?:be able to|have|be)|able to|ability to|abilities to|(?<=^|\b(?:of|years?['’]?|months?|prior|previous|proven|strong|have|has|having|with|some|any|relevant|related|work|working|hands-on|practical|solid|extensive|demonstrated|direct|good|significant|professional|required) )experience (?:in|with|of)|knowledge (?:of|in)|understanding of|skills? in|proficien(?:t|cy) (?:in|with)|you(?:['’]ll| will)(?: be)?|will(?: be)?)\s+/i;
/** "(b) performing minor repairs", "When necessary, prepares estimates", "May use hand tools". */
const occasion =
  /^(?:\(?[a-z0-9]{1,2}[).]\s+(?=\p{L}{3})|(?:when|where|as) (?:necessary|needed|required|appropriate|applicable),?\s+|on occasion,?\s+|occasionally\s+|may (?:also )?(?=\p{Ll})|(?:\p{L}+ ){0,2}(?:duties|responsibilities|tasks) (?:include|including|encompass|are)(?: but(?: is| are)? not limited to)?:?\s+)/iu;
const whoWeAre =
  /^(?:we|our|about|join|click|(?:read|learn|hear|find out|see|discover) (?:more|from)|check (?:out|us|our)|please|apply|this|these|there|it|if you|(?:are|would|do) you (?:looking|ready|interested|want|like|tired)|the company)\b|\b(?:we(?:['’]re| are| have| offer| provide| believe| thrive| special)|our (?:clients|team|company|mission|products|customers) (?:is|are|has|have))\b/i;
/** "At Crumb's, we nurture talent", "The management team is supportive", "Crumb Bakery is a place to grow": the employer about itself. */
const praise =
  /^(?:(?:here )?(?:at|with|as|since|for|in) [^,]{2,60}, (?:we|our)\b|[^,]{2,40}, we\b|(?:the|our|its) (?:[\p{L}’'-]+,? ){0,5}(?:team|staff|management|leadership|company|culture|atmosphere|environment|organization|firm|district|clinic|hospital|colleagues|people|owners?|managers) (?:is|are|has|have|offers?|provides?|believes?|values?|encourages?|strives?|loves?|takes?) (?!responsible|required|expected|accountable|to be)|.{2,60}? (?:is|are) (?:(?:an?|the|one of the) (?:[\p{L}-]+,? ){0,4}(?:place|company|employer|workplace|organization|provider|retailer|leader in|family|nonprofit)\b|(?:proud|committed|dedicated) to\b))/iu;
/** What somebody in the job doesn't do, and what the employer can. */
const denied =
  /\b(?:will|do|does|must|should|is|are) not\b(?! required)|\bno longer\b|^(?:\S+ ){1,5}(?:team|department|company|firm|group|organization|division)s? (?:is|are) (?:also )?responsible\b|\bwe(?:['’]re| are) able to\b/i;
const finite = /\b(?:is|are|was|has|have|we|they|there|it)\b/i;
const longestNounDuty = 8;

/** What a line says first; undefined where nobody in the job does or has it. */
function headOf({ text, kind, duty }: AdLine): string | undefined {
  if ((whoWeAre.test(text) && !lead.test(text)) || praise.test(text) || denied.test(text)) return undefined;
  // "You will be | responsible for | ordering flour".
  const told = text
    .replace(occasion, '')
    .replace(lead, '')
    .replace(lead, '')
    .replace(/^\p{L}+ly (?=\p{Ll})/u, '');
  const opener = verbOf(text.split(/\s/, 1)[0] as string);
  const isNounDuty = countWords(text) <= longestNounDuty && !finite.test(text);
  if (kind === 'duty' && !duty && !opener && told === text && !isNounDuty) return undefined;
  const [before = ''] = told.split(purpose, 1);
  return countWords(before) >= fewestBeforePurpose ? before : told;
}

const listedParts = new Set<AdLine['part']>(['duties', 'must', 'nice']);

const vague =
  /^(?:\p{L}+ly )?(?:work|partner|collaborat|assist|support|help|participat|meet|liais|interact|contribut|communicat|engag|serv|act|us)\w*\s/iu;
const fewestOfAll = 3;
const fewestOfMany = 4;

/** Whether what counts is behind the cut: "work with engineers | to write specifications", "operate equipment | (forklift)". */
function losesPoint(text: string, cut: LineCut): boolean {
  const at = text.toLowerCase().indexOf(cut.text.toLowerCase());
  const rest = text.slice(at + cut.text.length).replace(/^[\s.,;:*]+/, '');
  if (at < 0 || rest === '') return false;
  // "Ensure all policies | (of the house) are communicated".
  if (cut.shape !== 'noun' && /^(?:\([^()]*\) )?(?:is|are|was|were|be|been|has|have|will|can)\s/i.test(rest))
    return true;
  // "Heat treating | (annealing, carburizing)".
  if (cut.shape !== 'noun' && cut.shape !== 'person' && rest.startsWith('(')) return true;
  const words = countWords(cut.text);
  // "Coordinate GIC | and other state benefits".
  if (words < fewestOfAll && countWords(rest) >= 2) return true;
  const isShort = words < fewestOfMany && countWords(rest) >= 2;
  return (
    (isShort && /^(?:\(|including|such as|e\.g|eg\b)/i.test(rest)) ||
    (vague.test(cut.text) && /^(?:to|in|on|and|by|for)\s/i.test(rest))
  );
}

/** A duty of more words is cut behind its first task: "greet patients, check them in, and ..." */
const longestTask = 6;
const fewestOfTask = 3;
/** In front of another verb, two words are a task: "greet patients, verify ...". */
const fewestBeforeVerb = 2;
/** When, why and how it is done comes behind what is done. */
const circumstance =
  /(?:, \p{L}+ing\b| (?:to (?:avoid|prevent|reduce|keep|restore|improve|ensure|achieve)|when|whenever|through|by \p{L}+ing|above all|so|compliant with|in accordance with|according to|as (?:required|needed|directed))\b)/iu;

/** What somebody does first of several tasks, without when and why. */
export function firstTask(cut: LineCut): LineCut {
  if (cut.shape === 'noun' || cut.shape === 'person') return cut;
  const [bare = ''] = cut.text.split(circumstance, 1);
  const text = countWords(bare) >= fewestOfTask ? bare : cut.text;
  if (countWords(text) <= longestTask) return { ...cut, text };
  // "Lead, coach and develop a team of ..." has its first comma too early, and "the health, safety and care of children" is one thing.
  const comma = [...text.matchAll(/(\S+),\s(?:and )?(\S+)/g)].find(
    ({ 0: found, 1: before = '', 2: after = '', index }) => {
      const words = countWords(text.slice(0, index + found.indexOf(',')));
      if (verbOf(after.replace(/\W+$/, ''))) return words >= fewestBeforeVerb;
      return words > fewestOfTask && before.endsWith('s');
    },
  );
  const end = comma ? comma.index + (comma[1] as string).length : text.length;
  return { ...cut, text: text.slice(0, end) };
}

/** The part of a line that one can say; undefined where nobody would say it, or where what counts comes behind it. */
function saidPart(text: string): LineCut | undefined {
  const part = cutLine(text);
  return part && !isUnsaid(part.text) && !isAnnouncement(text, part.text) && !losesPoint(text, part)
    ? part
    : undefined;
}

/** The part of a line that can be read out, or the line as a quote. */
function cutOf(text: string, part: LineCut | undefined): AdQuestionLine['cut'] {
  const cut = part ? firstTask(part) : wholeLine(text);
  const asked = cut && askability(cut);
  return asked && { ...cut, ...asked };
}

/** What the employer teaches isn't asked for. */
const isTaught = (text: string) =>
  /\b(?:when|once|after being) trained\b|\bwill train\b|\btraining (?:is |will be )?provided\b/i.test(text);
const isAsked = ({ kind, text }: AdLine) => (kind === 'duty' || kind === 'requirement') && !isTaught(text);

function asQuestionLine(line: AdLine, isOneWay: boolean): AdQuestionLine[] {
  const { text, kind, part, importance } = line;
  if (kind === 'benefit' || kind === 'employer' || kind === 'process') return [];
  const isListed = listedParts.has(part);
  if ((kind === 'other' && !isListed) || isTitleLine(line)) return [];
  const head = isOneWay || kind === 'trifle' || kind === 'fact' ? undefined : headOf(line);
  const said = head === undefined || !isAsked(line) ? undefined : saidPart(text);
  const cut = head === undefined || !isAsked(line) ? undefined : cutOf(text, said);
  return [{ text, kind, head, said, cut, isListed, isPlus: importance === 'nice-to-have' }];
}

/** A job ad's lines that ask something of the applicant, in order. `isAd` is false for a text that reads like anything else. */
export function readAdLines(text: string): { isAd: boolean; lines: AdQuestionLine[] } {
  const { isAd, lines } = readJobAd(text.slice(0, longestAd), mostLines * 2);
  const read = lines.flatMap((line, at) => asQuestionLine(line, isAlternative(lines, at)));
  return { isAd, lines: read.filter(({ text: line }) => !loneOr.test(line)).slice(0, mostLines) };
}
