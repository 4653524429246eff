import { countWords } from '../job-ad/ad-phrases.ts';
import { verbOf } from '../job-ad/ad-verbs.ts';
import { type AdLine, readJobAd } from '../job-ad/read-job-ad.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { foreignLanguageOf } from '../text/language.ts';
import { isNote } from './missing-article.ts';

/** Tasks are in the first part of an ad. */
const adStart = 20_000;
const mostTasks = 60;
const longestPhrase = 12;

/** A task or a requirement of the ad as a letter can say it. `form` says behind which words of ours the phrase goes. */
export interface AdTask {
  /** Word for word from the ad. */
  line: string;
  form: 'base' | 'ing' | 'asked';
  phrase: string;
  isTask: boolean;
}

/** What speaks to the applicant, of pay and hours, or of what everybody has to do. */
const unfit =
  /\b(?:you|your|yourself|we|I|etc|salary|hours|apply|applicants?|candidates?|degree|diploma|equal|other duties|duties as assigned|positive attitude|company policy|company policies)\b/i;

/** A relative clause that was cut: "instruction that guides". */
const cutOff = /\b(?:that|which|who|where) \S+$/i;
/** Verbs that open a line as a noun at least as often, and what shows behind them that they are verbs. */
const oftenNoun =
  /^(?:report|research|support|process|test|review|design|market|contract|project|program|form|source|function|stage|staff|record|label|email|cash|network|input|access|training)$/i;
const behindVerb =
  /^(?:the|an?|all|any|and|new|up|with|to|in|on|as|from|against|daily|incoming|complex|\p{L}+(?:ly|al|ive|ous|ed|ing|ic|s),?|\d.*)$/iu;

/** "Report preparation methods" names a thing: in quotes it can't be misread. */
function mayBeNoun(phrase: string): boolean {
  const [first = '', second = ''] = phrase.split(' ');
  return oftenNoun.test(first) && !behindVerb.test(second);
}

/** "experience with Excel", "strong knowledge of herbs": what is asked for by its name first. */
const namedAsk =
  /^(?:\p{L}+ ){0,2}(?:experience|knowledge|understanding) (?:of|in|with|using|as) [^,]+(?:, [^,]+ and [^,]+)?$/iu;
/** Lists, slashes and pairs of words that nobody says. */
const unsaid =
  /[/:;()[\]“”"+*•|…]|\s[–—-]\s|\b(?:and|or) (?:and|or)\b|\p{Ll}\.\p{Lu}|\betc\b|\b(?:required|needed|necessary|requested|assigned)\b/iu;

/** What everybody does at work: nobody says when they did it. */
const vague =
  /^(?:working (?:directly|closely|with)|participating|being|participate|work (?:with|closely|in|as)|be |drive and support|support (?:the|and)|understand|utilize|act as|serve as|adhere|comply|demonstrate|embrace|help in|contribute|share|exhibit|display|promote and encourage)\b/i;
/** "Install batteries and checks systems", "assist Department managers": pieces of a list or a form. */
const isMixed = (phrase: string) =>
  /\p{Ll} \p{Lu}\p{Ll}+ \p{Ll}+s\b|\b(?:Company|Department|Customers?|Management|Associates?|Team Members?)\b/u.test(
    phrase,
  ) ||
  [...phrase.matchAll(/\band (\p{Ll}+s) \p{Ll}/gu)].some(
    ([, word = '']) =>
      verbOf(word)?.form === 's' && !/\band \p{Ll}+s (?:of|for|in|to|on|and)\b/u.test(phrase),
  );
/** Whether the phrase can stand behind "You need someone to" and its like. */
const isCleanTask = (phrase: string, form: AdTask['form']): boolean =>
  !unsaid.test(phrase) &&
  // "Manage total store", a list of four things, and what another line speaks of.
  !(form === 'base' && isNote(phrase)) &&
  !vague.test(phrase) &&
  !/ vs\b| \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )*(?:Procedure|Standard|Policy|application|costs|messaging)s?\b/u.test(
    phrase,
  ) &&
  phrase.split(', ').length < 4 &&
  !isMixed(phrase) &&
  !/\b(?:related|these|those|this|said|such)\b/i.test(phrase) &&
  !/\p{Ll} \p{Lu}\p{Ll}+ (?:the|and|a|with) |\p{Lu}{9,}/u.test(phrase) &&
  !(form === 'ing' && /\b(?:is|are|will|must|can|should)\b/.test(phrase)) &&
  (form === 'asked' ? namedAsk.test(phrase) : countWords(phrase) >= 3);

/** How and why a task is done: the task can be said without it. */
const behindTask =
  /(?:,? (?:by \p{L}+ing|including|such as|in order to|to (?:ensure|maintain|meet|provide|support)|in (?:accordance|compliance) with|according to|as (?:outlined|defined|directed|needed|required|assigned|well as)|based on|while|so that|through|utilizing)\b|[;:]).*$/iu;
/** A long phrase without what can be left out behind the task. */
const shortened = (phrase: string): string => {
  const plain = phrase.replace(/ \([^()]*\)/g, '').replace(/,? (?:such as|including) .*$/i, '');
  return countWords(plain) > longestPhrase || unsaid.test(plain) || unfit.test(plain)
    ? plain.replace(behindTask, '')
    : plain;
};

const toThem = (phrase: string) => phrase.replace(/\bour\b/g, 'your').replace(/\bus\b/g, 'you');

function taskOf(line: AdLine): AdTask | undefined {
  const text = evenSpaces(line.text).replace(/[.;,:]+$/, '');
  const said = (form: AdTask['form'], whole: string): AdTask | undefined => {
    const phrase = form === 'asked' ? whole : shortened(whole);
    return countWords(phrase) > longestPhrase ||
      unfit.test(phrase) ||
      cutOff.test(phrase) ||
      !isCleanTask(phrase, form)
      ? undefined
      : { line: text, form, phrase: toThem(phrase), isTask: line.kind === 'duty' };
  };
  const { duty, ask, kind } = line;
  if (kind === 'duty' && duty && duty.form !== 's' && !(duty.form === 'base' && mayBeNoun(duty.phrase)))
    return said(duty.form, duty.phrase);
  if (kind === 'requirement' && ask?.form === 'able') return said('base', ask.phrase);
  if (kind === 'requirement' && ask && (ask.form === 'experience' || ask.form === 'knowledge'))
    return said('asked', ask.phrase);
  return undefined;
}

/** What a job text asks for that a letter can speak of, in its order; nothing of a text in another language. */
export function readTasks(jobDescription: string): {
  tasks: AdTask[];
  language: string | null;
  isAd: boolean;
} {
  const text = jobDescription.slice(0, adStart);
  if (text.trim() === '') return { tasks: [], language: null, isAd: false };
  const language = foreignLanguageOf(text) ?? null;
  const { lines, isAd } = readJobAd(text);
  if (language) return { tasks: [], language, isAd };
  const seen = new Set<string>();
  const tasks = lines.flatMap((line) => {
    const task = taskOf(line);
    const key = task?.phrase.toLowerCase() ?? '';
    if (!task || seen.has(key)) return [];
    seen.add(key);
    return [task];
  });
  return { tasks: tasks.slice(0, mostTasks), language: null, isAd };
}
