import type { AdLine } from '../job-ad/ad-line.ts';
import { isTitleLine } from '../job-ad/title-line.ts';
import { endsInRole, namesRole, titleOf } from '../text/role-words.ts';
import { headOf } from './ad-head.ts';

const labelled = /^(?:job title|position title|position|title|role|job|vacancy)\s*[:\-–]\s*(.{3,80})$/i;
const seeking =
  /\b(?:looking for|seeking|hiring|recruiting(?: for)?|searching for|in need of|need|join (?:us|our team|[\p{L} ]{2,30}) as|work as|position of|role of|opening for|opportunity for)\s+(?:an?|our next|the|experienced)\s+((?:[\p{L}\p{N}+#./&-]+[ ,]?){1,8})/iu;
const titleEnds =
  /\s+(?:to|who|with|for|in|at|that|on|position|role|based|and will|within|responsible|join|joining|you|located|opening|job|from|reporting|based)\b.*$/iu;
const fluff =
  /^(?:highly|motivated|talented|passionate|skilled|experienced|dedicated|enthusiastic|energetic|creative|dynamic|full[- ]time|part[- ]time|strong|exceptional|driven|new|and|self-motivated|detail-oriented)[\s,]+/i;

/** "An engaging World Language Teacher": words in lower case in front of a title in capitals, unless they say the level. */
const smallPraise =
  /^(?:(?!senior|junior|lead|head|chief|principal|staff|deputy|associate|assistant|certified|licensed|registered)\p{Ll}[\p{L}-]*,?\s+)+(?=\p{Lu})/u;

function cleaned(text: string): string | null {
  let title = text
    .replace(internalCode, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim();
  while (fluff.test(title)) title = title.replace(fluff, '');
  title = title.replace(smallPraise, '');
  title = title.replace(titleEnds, '').replace(/[\s.,:;–-]+$/, '');
  return title.length >= 3 && title.split(' ').length <= 9 && namesRole(title) ? title : null;
}

/** What an employer's own filing adds: "(EB-2171888304)", "[187]", "- R12345", "Req 123". */
const internalCode =
  /[([]\s*(?:[A-Z]{0,4}[-#]?\d[\w-]*|\d+)\s*[)\]]|\s[-–|#]\s*(?:req|job|id|ref|r|jr|no)\.?\s?#?[-\w]*\d{3,}\w*|\b(?:req(?:uisition)?|job|ref|position|posting)\.? ?(?:id|no|number|#)?\.?:? ?#?[A-Z]{0,3}-?\d{3,}\w*|\b[A-Z]{1,4}-?\d{4,}\b/gi;

/** A line like "Senior Nurse (Boston, MA) - Full time" without what is not the title. */
const bareLine = (text: string) =>
  text.replace(/\([^()]*\)/g, ' ').split(/\s[|–—-]\s|\||@|\sat\s/)[0] as string;

const longestTitleLine = 70;
/** A line of its own that names a role, further down than the first: forms print the title under their own facts. */
const mayBeTitle = ({ text, duty, ask }: AdLine) =>
  !duty && !ask && text.length <= longestTitleLine && !/[.:;!?]$/.test(text) && endsInRole(titleOf(text));

/** The title that the text gives the job: labelled, as its first line, or in "we are looking for a ...". */
export function readTitle(sentences: readonly AdLine[], told = ''): string | null {
  const first = sentences.slice(0, 8);
  const form = cleaned(told);
  if (form) return form;
  for (const sentence of first) {
    const title = cleaned(labelled.exec(sentence.text)?.[1] ?? '');
    if (title) return title;
  }
  for (const sentence of first.slice(0, 2).filter((one) => isTitleLine(one) || (!one.duty && !one.ask))) {
    const bare = bareLine(sentence.text);
    if (
      sentence.text.split(' ').length <= 14 &&
      !/\b(?:we|you|our|your|is|are|will|must|shall|should|can|may|has|have)\b/i.test(bare)
    ) {
      const title = cleaned(bare);
      if (title) return title;
    }
  }
  const top = sentences.slice(0, 30);
  const head = headOf(sentences);
  if (head) return head.title;
  for (const { text } of top) {
    const title = cleaned(seeking.exec(text)?.[1] ?? '');
    if (title) return title;
  }
  const line = top.find(mayBeTitle);
  return line ? cleaned(bareLine(line.text)) : null;
}
