import { endsInRole, namesRole } from '../text/role-words.ts';
import type { Words } from './field-log.ts';
import { type Piece, trimmedPart } from './header-pieces.ts';
import { isPlace, namesEmployer, namesField, namesSchool } from './place-words.ts';

/** What opens a sentence that tells of a whole post. */
export const postSentence =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:currently|presently|previously|now|i)\s+){0,2}(?:am |was |have |has |been )*(?:(?:work(?:ing|ed)|serv(?:ing|ed)|employed|associated|designated)\s+(?:as|in|at|with|for)\b|with\s+(?=\p{Lu}.{2,80}?\sas\s))/iu;

/** "Working as Accountant in Balaji Traders", "Worked with Balaji Traders as Accountant": title and employer of a sentence. */
function splitSentence(text: string): string[] | null {
  const opening = postSentence.exec(text);
  if (!opening) return null;
  const rest = text.slice(opening[0].search(/\b(?:as|in|at|with|for)\s*$/i));
  const asFirst = /^as (?:an? |the )?(.{3,60}?)\s+(?:in|at|with|for)\s+(?:m\/s\.? )?(.{2,80})$/i.exec(rest);
  if (asFirst) return [asFirst[1] as string, asFirst[2] as string];
  const asLast = /^(?:in|at|with|for)\s+(?:m\/s\.? )?(.{2,80}?)\s+as (?:an? |the )?(.{3,60})$/i.exec(rest);
  if (asLast) return [asLast[2] as string, asLast[1] as string];
  return [rest.replace(/^(?:as|in|at|with|for)\s+(?:an? |the )?/i, '')];
}

/** "Site Engineer in Larsen & Toubro Ltd.", but not "Engineer in Test". */
function inEmployer(text: string): RegExpExecArray | null {
  const match = /^(.{3,60}?)\s+in\s+(\p{Lu}.{1,80})$/u.exec(text);
  const name = match?.[2] ?? '';
  const [first = ''] = name.split(',');
  // "Trainee in Data Science" says what somebody does.
  if (namesField(first) && !namesEmployer(first)) return null;
  return namesEmployer(name) || name.split(/\s+/).length > 2 ? match : null;
}

/** "Business Development at Fjord Labs": a title and an employer, though no word of the title is known. */
const plainAt = /^([^,]{3,80})\s(?:at|@|chez|bei|presso)\s(\p{Lu}.{1,80})$/u;
/** "Head of Sales, Spain at Fjord Labs"; an employer in small letters is one word. */
const titleAt =
  /^(.{3,80})\s(?:at|@|chez|bei|presso|bij|w|we|pour(?: l[ea]s?)?|voor|per)\s(\p{Lu}[^,]{1,80}|[\p{L}\d][\p{L}\d.-]{2,40})$/u;
const closeAt = /^(.{3,60}?)\s*(?:\s(?:at|with|for|presso|chez|bei|bij)|@)\s+(\p{Lu}.{1,80})$/u;

/** "Stage Développeur à l'ENSG", "Stagista presso l'Istituto": a title, and an article before the employer. */
const articleAt =
  /^(.{3,80}?)\s(?:à l[’']|à la |au |presso (?:l[’']|la |il )|all[’']|na |no )(\p{Lu}.{1,80})$/u;

/** "for" and "with" join a title and an employer, but belong to a title ("Programmer for News Graphics") beside one. */
const isLoose = (joined: RegExpExecArray) =>
  /\s(?:for|with|in)\s+$/i.test(joined[0].slice(0, joined[0].length - (joined[2] as string).length));

/** The title and the employer that a preposition joins. */
export function joinedAt(text: string, hasEmployer = false): RegExpExecArray | null {
  const close = closeAt.exec(text) ?? inEmployer(text);
  if (close && endsInRole(close[1] as string) && !(hasEmployer && isLoose(close))) return close;
  const title = titleAt.exec(text);
  if (
    title &&
    namesRole(title[1] as string) &&
    !namesSchool(title[1] as string) &&
    !isPlace(title[2] as string)
  )
    return title;
  const article = articleAt.exec(text);
  if (article && namesRole(article[1] as string) && !isPlace(article[2] as string)) return article;
  const plain = plainAt.exec(text);
  return plain && (!namesSchool(plain[1] as string) || namesRole(plain[1] as string)) ? plain : null;
}

/** "Analyst at Fjord Labs" as two parts. */
export function splitAt(words: Words, hasEmployer = false): Piece[] {
  const told = splitSentence(words.text);
  if (told) return told.map((text) => ({ text: trimmedPart(text), line: words.line }));
  const after = /^(.{3,80}?),?\s+as\s+(?:an? )?(\p{Lu}.{2,50})$/u.exec(words.text);
  if (after && namesRole(after[2] as string) && !namesRole(after[1] as string))
    return [2, 1].map((group) => ({ text: trimmedPart(after[group] as string), line: words.line }));
  const joined = joinedAt(words.text, hasEmployer);
  if (!joined) return [words];
  return [
    { text: joined[1] as string, line: words.line, is: 'title' },
    { text: joined[2] as string, line: words.line, is: 'employer' },
  ];
}
