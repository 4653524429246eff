import { dutyForms } from '../../content/line-frames.ts';
import { bannedOfCandidate, genderedWords } from '../../content/question-taboos.ts';
import { countWords } from '../../job-ad/ad-phrases.ts';
import { isAlsoNoun, verbOf } from '../../job-ad/ad-verbs.ts';
import { type AdQuestionLine, firstTask } from './ad-lines.ts';
import { askability } from './askability.ts';
import { cutLine, type LineCut } from './cut-line.ts';
import { hasName } from './duty-judge/features.ts';
import { fitsOf } from './duty-judge/judge.ts';
import { hasLostArticle } from './lost-article.ts';

const fewestWords = 3;
/** Nobody follows a longer question. */
const mostWords = 13;
const mostQuoted = 9;

/** Words that point at something in another line. */
const elsewhere =
  /\b(?:them|those|such|it|you|that arise|(?:duties|responsibilities|tasks)$)\b|^\S+ their\b|\b(?:apply|resume|cover letter)\b/i;
/** What only people of the house know: "Alder's products". */
const houseName = /(?<=\s)\p{Lu}\p{L}+['’]s\b/u;
/** "Update, organize, answer | and maintain the list" lost what it is done to. */
const cutShort = /,\s\p{Ll}+$/u;
/** "Research and analyze", "articulate and well-accustomed to": verbs without what they are done to. */
const noObject = /^(?:\p{L}+, )*\p{L}+ (?:and|or) \p{L}+(?:-\p{L}+)?(?:$| to\b)/iu;
/** What is done once: nobody has a usual way of doing it. */
const once =
  /^(?:\p{L}+ly )?(?:implement|launch|introduc|establish|found|set(?:ting)? up|creat|build|design|develop)/iu;

const isDuty = ({ shape }: LineCut) => shape === 'base' || shape === 'able' || shape === 'ing';

/** Whether one can say it and be understood. */
function isClear({ text }: LineCut): boolean {
  const words = countWords(text);
  const isWhole =
    ![elsewhere, cutShort, noObject, houseName].some((one) => one.test(text)) && !hasLostArticle(text);
  return isWhole && words >= fewestWords && words <= mostWords;
}

const isSurelyVerb = (word: string) => {
  const verb = verbOf(word);
  return verb !== undefined && !isAlsoNoun(verb.base);
};

/** "Source code analysis, network design, ...": a list of nouns whose first could be a verb. */
function isNoun({ text }: LineCut, line: string): boolean {
  const verb = verbOf(text.split(' ', 1)[0] as string);
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  const [, next] = /^,\s*(\p{L}+)/u.exec(at < 0 ? '' : line.slice(at + text.length)) ?? [];
  return verb?.form === 'base' && isAlsoNoun(verb.base) && next !== undefined && !isSurelyVerb(next);
}

/** What is no phrase: a sentence, a heading, words that wait for the next line, or that address the reader. */
const isNoPhrase =
  /^(?:the|this|these|all|an?|our)\b|["“”:!?#|]|\p{L}\.\p{L}|&(?:amp|nbsp)\b|\b(?:you|we|I|is|are|was|were|will|they)\b|\b(?:to|and|or|of|for|with|the|an?|in|include|including)$/iu;
const isList = /^\p{L}+(?: \p{L}+)?(?:, \p{L}+)+$/u;

/** A line that can be quoted as it is: short, and one thing. */
function quotedPart(text: string): LineCut | undefined {
  const line = text.replace(/^[\s•*–—-]+/, '').replace(/[\s.;,]+$/, '');
  const words = countWords(line);
  const isPhrase = ![isNoPhrase, isList, elsewhere, houseName].some((one) => one.test(line));
  return isPhrase && words >= fewestWords && words <= mostQuoted
    ? { text: line, shape: cutLine(text)?.shape ?? 'noun' }
    : undefined;
}

/** Questions at a duty in the ad's own words, for newcomers and for others, and how well they fit, 0 at the threshold. */
export interface DutyQuestion {
  fresh: readonly string[];
  seasoned: readonly string[];
  fit: number;
  /** How much harder it is to follow than a short one: 0 for what anybody would say. */
  strain: number;
  isQuote: boolean;
}

/** Asks about a line in its own words: as one says them, or as a quote; undefined where no interviewer would. */
export function dutyAt(line: AdQuestionLine): DutyQuestion | undefined {
  const said = line.said && isDuty(line.said) ? firstTask(line.said) : undefined;
  const isSaid = said && isClear(said) && !isNoun(said, line.text);
  return (isSaid && asked(line, said, dutyForms[said.shape === 'ing' ? 'ing' : 'base'])) || quoteAt(line);
}

/** How many kinds of it there are: "read a variety of drawings". */
const measure =
  /\b(?:an? (?:[\p{L}-]+ )?(?:variety|range|array|number) of|all applicable|all relevant) (?=\p{Ll})/giu;

/** Words that a listener has in mind without effort. */
const easyWords = 8;
/** What each of it costs of a reader's rating, about: 52 questions that blind readers rated from 1 to 5 fell from 3.6 without any to 2.8 above 3. */
const costs = { word: 0.25, thing: 0.5, name: 1.5, attitude: 1.5, vague: 1, quote: 2 };
/** Beyond this, no interviewer asks in these words. */
const mostStrain = 3.25;
/** What nobody explains step by step: an attitude, help with what somebody else does, and verbs that are only written. */
const noProcedure =
  /^(?:\p{L}+ly )?(?:support|assist|provid|ensur|help|serv|participat|contribut|collaborat|work|partner|engag|act|interact|communicat|adher|comply|follow|meet|attend|report|demonstrat|display|exhibit|maintain (?:a|an|the|good|high|strong|professional|positive|safe)\b|possess|us(?:e|es|ing)\b|understand|know|learn|own\b|join|liais|confer|adapt|adjust to|cope|be\b|tak(?:e|ing) (?:ownership|responsib|initiative|part|direction)|mak(?:e|ing) sure|keep|stay|remain|accept|utili[sz]|champion|embrac|promot|uphold|foster|driv(?:e|ing) (?!.*\b(?:truck|trailer|van|bus|vehicle))|enter|travel|facilitat|execut|leverag|represent|spearhead)/iu;
const leastWorth = 1.5;

function strainOf(phrase: LineCut, isQuote: boolean): number {
  const { text } = phrase;
  const things = (text.match(/,|\b(?:and|or)\b/g) ?? []).length;
  const isAttitude = noProcedure.test(text);
  const isVague = (askability(phrase)?.worth ?? 0) < leastWorth;
  return (
    costs.word * Math.max(0, countWords(text) - easyWords) +
    costs.thing * Math.max(0, things - 1) +
    costs.name * Number(hasName(text) || /\bthe \p{L}+ (?:team|department|committee)\b/iu.test(text)) +
    (isQuote ? costs.quote : costs.attitude * Number(isAttitude) + costs.vague * Number(isVague))
  );
}

type Forms = Parameters<typeof fitsOf>[1];

/** What somebody can bring, and not a label or an order to the reader. */
const brought =
  /\b(?:skills?|abilit(?:y|ies)|able|knowledge|attitude|mindset|attention|understanding|aptitude|communicator|thinking|ethics?|approach|orientation|oriented|player|judgment|eye for|record|familiar\w*|proficien\w+)\b/i;

function quoteAt(line: AdQuestionLine): DutyQuestion | undefined {
  const quoted = quotedPart(line.text);
  if (!quoted) return undefined;
  const [first = '', second = ''] = quoted.text.split(/[\s,]+/, 2);
  const isDone = verbOf(first) !== undefined || (/ly$/.test(first) && verbOf(second) !== undefined);
  if (line.kind === 'duty' ? !isDone : !brought.test(quoted.text)) return undefined;
  return asked(line, quoted, line.kind === 'duty' ? dutyForms.duty : dutyForms.requirement);
}

function asked(line: AdQuestionLine, phrase: LineCut, forms: Forms): DutyQuestion | undefined {
  const isQuote = forms === dutyForms.duty || forms === dutyForms.requirement;
  const strain = strainOf(phrase, isQuote);
  if (strain > mostStrain) return undefined;
  const cut = (phrase.text.charAt(0).toLowerCase() + phrase.text.slice(1)).replace(measure, '');
  const fitting = fitsOf({ line, phrase }, forms)
    .filter(({ fit }) => fit >= 0)
    .map(({ form, fit }) => ({
      form,
      fit,
      text: form.text.replace('{cut}', () => cut).replace('{line}', () => phrase.text),
    }))
    .filter(({ text }) => !bannedOfCandidate.test(text) && !genderedWords.test(text));
  const isOnce = once.test(phrase.text);
  const of = (level: 'new' | 'seasoned') =>
    fitting.filter(({ form }) => form.for === 'all' || form.for === level);
  const fresh = of('new');
  const own = isOnce ? [] : of('seasoned');
  if (fresh.length === 0) return undefined;
  // Anybody may be asked how they would.
  const seasoned = own.length > 0 ? own : fresh;
  return {
    fresh: fresh.map(({ text }) => text),
    seasoned: seasoned.map(({ text }) => text),
    fit: Math.max(...[...fresh, ...seasoned].map(({ fit }) => fit)),
    strain,
    isQuote,
  };
}
