import type { AdLine } from '../job-ad/ad-line.ts';
import { countWords } from '../job-ad/ad-phrases.ts';
import { withBreaks } from '../job-ad/glued-text.ts';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { foreignLanguageOf } from '../text/language.ts';
import { isWhole } from './own-lines.ts';

/** Tasks are in the first part of an ad. */
const adStart = 20_000;
const mostTasks = 60;
const longestPhrase = 16;

/** A task or a requirement of the ad. */
export interface AdTask {
  /** Word for word from the ad. */
  line: string;
  form: 'task' | 'asked';
  phrase: string;
  /** The part of the line that a letter quotes. */
  quote: string;
  isTask: boolean;
  /** The quote begins and ends where the ad begins and ends a thought. */
  isWhole: boolean;
}

/** What speaks to the applicant, of pay and hours, or of what everybody has to do. */
const unfit =
  /\b(?:you|your|yourself|we|I|etc|salary|hours|apply|applicants?|candidates?|degree|diploma|deadline|review begins|closing date|(?:position|role|job|post) is filled|equal|other duties|duties as assigned|positive attitude|company policy|company policies)\b/i;
/** A relative clause that was cut: "instruction that guides". */
const cutOff = /\b(?:that|which|who|where) \S+$/i;
/** "experience with Excel", "strong knowledge of herbs": what is asked for by its name first. */
const namedAsk = /^(?:\p{L}+ ){0,2}(?:experience|knowledge|understanding) (?:of|in|with|using|as) /iu;
/** What everybody does at work, and the employer: nobody says when they did it. */
const vague =
  /^(?:seeking|working (?:directly|closely|with)|participating|being|participate|work (?:well|with|closely|in|as)|be |drive and support|support (?:the|and)|understand|utilize|act as|serve as|adhere|comply|demonstrate|embrace|help in|contribute|share|exhibit|display|promote and encourage)\b/i;
/** Glued lines, and quotes in a quote. */
const unquoted = /[“”"|•*…]|\p{L}\.\p{Lu}\p{Ll}|\p{Ll}\.?\p{Lu}|\p{Lu}{9,}/u;
/** How and why a task is done: the task can be quoted without it. */
const behindTask =
  /(?:,? (?:by \p{L}+ing|including|such as|in order to|to (?:ensure|maintain|meet|provide|support)|in (?:accordance|compliance) with|according to|as (?:outlined|defined|directed|needed|required|assigned|well as)|based on|while|so that|through|utilizing)\b|[;:]| \().*$/iu;

/** The beginning of a line that is short enough to be quoted, word for word; empty where there is none. */
function quoteOf(line: string, phrase: string): string {
  const said = line.toLowerCase().includes(phrase.toLowerCase())
    ? line.slice(line.toLowerCase().indexOf(phrase.toLowerCase()))
    : line;
  const plain = said.replace(/^[\s•*–-]+/u, '');
  const quote = (
    countWords(plain) > longestPhrase || unfit.test(plain) ? plain.replace(behindTask, '') : plain
  )
    .replace(/[\s.,;:]+$/, '')
    .trim();
  const isQuoted =
    countWords(quote) >= 3 &&
    countWords(quote) <= longestPhrase &&
    !unfit.test(quote) &&
    !unquoted.test(quote) &&
    !cutOff.test(quote) &&
    isWhole(quote);
  return isQuoted ? quote : '';
}

const behindQuote =
  /^\s*(?:$|\n|[.;!?)•*·§\p{So}]|[-–—]\s+\p{Lu}|\(|,? (?:including|such as|in order to|in (?:accordance|compliance) with|according to|as (?:outlined|defined|directed|needed|required|assigned|well as)|based on|so that|while|through|utilizing|by|to (?:ensure|maintain|meet|provide|support))\b)/iu;
const beforeQuote =
  /(?:^|\n|[.;:!?•*·§\p{So}]|[\s\p{L}.][–—-]\s|\b(?:will|to|you|should|can|must|be|responsible for))[\s•*·§\p{So}–—-]*$/iu;
const modal = /\b(?:will|to|you|should|can|must|be|for|is)[\s•*·●▪–—-]*$/i;
const countAtEnd = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i;
/** "Leading classes, coaching members and keeping records": each of a row is a task by itself. */
const beforeOfRow = /(?:\b(?:for|includ\p{L}+|involv\p{L}+|and)|[,;:]) $/iu;
const behindOfRow = /^(?:[.;]|\s*(?:\n|$)|,?(?: and)? \p{Ll}+ing\b)/u;
/** Whether a quote is no piece from the middle of a sentence. */
function isThought(quote: string, ad: string): boolean {
  const at = ad.indexOf(quote);
  if (at < 0 || countAtEnd.test(quote)) return false;
  const before = ad.slice(Math.max(0, at - 40), at);
  const behind = ad.slice(at + quote.length, at + quote.length + 40);
  if (/^\p{Ll}+ing /u.test(quote) && beforeOfRow.test(before) && behindOfRow.test(behind)) return true;
  // "and mentoring engineers": a part of a row.
  return (
    beforeQuote.test(before) && behindQuote.test(behind) && (/^\p{Lu}/u.test(quote) || modal.test(before))
  );
}

function taskOf({ text: written, duty, ask, kind }: AdLine, ad: string): AdTask | undefined {
  const line = evenSpaces(written).replace(/[.;,:]+$/, '');
  const said = (form: AdTask['form'], phrase: string): AdTask | undefined => {
    const quote = quoteOf(line, phrase);
    const isSaid = quote !== '' && !vague.test(phrase) && (form === 'task' || namedAsk.test(phrase));
    return isSaid
      ? { line, form, phrase, quote, isTask: kind === 'duty', isWhole: isThought(quote, ad) }
      : undefined;
  };
  // "Training will be given" is no task.
  if (kind === 'duty' && duty)
    return duty.form === 'ing' && /\b(?:is|are|will|must|can|should)\b/.test(duty.phrase)
      ? undefined
      : said('task', duty.phrase);
  if (kind !== 'requirement' || !ask) return undefined;
  if (ask.form === 'able') return said('task', ask.phrase);
  return ask.form === 'experience' || ask.form === 'knowledge' ? said('asked', ask.phrase) : undefined;
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
  const ad = withBreaks(text).split('\n').map(evenSpaces).join('\n');
  const seen = new Set<string>();
  const tasks = lines.flatMap((line) => {
    const task = taskOf(line, ad);
    const key = task?.phrase.toLowerCase() ?? '';
    if (!task || seen.has(key)) return [];
    seen.add(key);
    return [task];
  });
  return { tasks: tasks.slice(0, mostTasks), language: null, isAd };
}
