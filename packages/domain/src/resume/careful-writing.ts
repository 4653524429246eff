/** Names that have one spelling, whoever types them. Words that mean something else in small letters ("word", "slack", "polish") are none. */
const names =
  'Figma Canva Photoshop InDesign WhatsApp LinkedIn Facebook Instagram TikTok YouTube QuickBooks Salesforce HubSpot Jira PowerPoint JavaScript TypeScript WordPress Shopify Mailchimp Google Gmail Microsoft AutoCAD SolidWorks SharePoint Dropbox Trello GitHub Zendesk Amazon Walmart Starbucks Craigslist Etsy ' +
  'English Spanish French German Italian Portuguese Mandarin Cantonese Arabic Hindi Urdu Bengali Punjabi Vietnamese Korean Japanese Tagalog Russian Ukrainian Hebrew Swahili Somali Amharic Mexican American Canadian European African Asian ' +
  'January February April June July September October November December Christmas Thanksgiving Easter Halloween ' +
  'HIPAA OSHA HVAC CRM ERP EMR EHR SQL CSS HTML KPI KPIs SOP SOPs FAQ FAQs GPS USA DMV CEO CFO GPA RSVP RSVPs PDF PDFs GMP HACCP ICU NICU PTSD CPR SEO';
const spelled = new Map(names.split(' ').map((name) => [name.toLowerCase(), name]));
/** Not inside of an address. */
const small = /(?<![\p{L}\p{N}@./_-])\p{Ll}{3,}(?![\p{L}\p{N}@/_]|\.\p{Ll})/gu;
/** "In excel", "an excel sheet": the program, and not "I excel at". */
const excel =
  /(?<=\b(?:in|an|with|use|used|using|on|into|from|and|my|our|the|to|of) )excel(?! (?:at|in)\b)|\bexcel(?= (?:sheets?|files?|spreadsheets?|templates?|trackers?|macros?|formulas?)\b)/g;
const short: readonly (readonly [RegExp, string])[] = [
  [excel, 'Excel'],
  [/\bpower bi\b/g, 'Power BI'],
  [/\bms (word|excel|office|teams)\b/gi, 'MS $1'],
  [/(?<=\d )mins\b/g, 'minutes'],
  [/(?<=\d )hrs\b/g, 'hours'],
  [/\bpos(?= (?:systems?|terminals?|registers?)\b)/g, 'POS'],
];

/** A text with the capitals of names that have only one spelling: "in excel" is "in Excel", "on whatsapp" is "on WhatsApp". */
export const withNamesSpelled = (text: string): string =>
  short
    .reduce((said, [from, to]) => said.replace(from, to), text)
    .replace(/(?<=\bMS )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(small, (word) => spelled.get(word) ?? word);

/** What opens with one of these has its main clause behind the comma. */
const dependent =
  /^(?:(?:and|but|so|because|then|even|only|just|that|which) )*(?:when|whenever|once|while|if|unless|because|since|after|before|although|though|until|till|as|in|on|at|during|for|to|by|with|without|throughout|from|over|under|above|last|this|one|each|every|any|what|whatever|how|however|where|wherever|who|whoever|that|which|the (?:\p{L}+ )?(?:time|day|moment|minute|week|year|more|less|better|faster|sooner)|now that|given|\p{L}+ing|\p{L}+ed)\b/iu;
/** "In my first month" in front of a main clause that follows without a comma. */
const place =
  /^(?:at|in|on|for|during|since|by|with|from|last|this|every|each) (?:(?!\b(?:I|we|when|if|that|who|which|what|as)\b)[^,;:])+? (?=(?:I|we)\b)/iu;
const subject = String.raw`(?:I|we|you|he|she|it|they|there|nobody|everyone|everybody|(?:my|our|the|a|an|one|no|most|some|all|both|two|three) (?:[\p{L}'-]+ ){1,4}?)`;
const finite = String.raw`(?:['’](?:m|ve|d|ll|re|s)\b|\s?\b(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|always|never|also|usually|often|now|still|just|got|get|keep|kept|run|ran|make|made|take|took|give|gave|write|wrote|teach|taught|lead|led|sell|sold|hold|held|meet|met|know|knew|think|thought|say|said|tell|told|find|found|leave|left|see|saw|pay|paid|send|sent|set|put|do|go|went|come|came|build|built|learn|train|help|work|check|call|use|handle|clean|fix|repair|replace|love|like|want|need|\p{L}{2,}ed)\b)`;
const isClause = new RegExp(`^(?:(?:and|but|so|then|also),? )?${subject}${finite}`, 'iu');
const opensClause = new RegExp(
  String.raw`^(?:(?:I|i|we|he|she|it|they|there|nobody|everyone)${finite}(?!n['’]t\b)|that(?:['’]s| is| was| made| saved| took| cut| gave| helped)\b)`,
  'u',
);
/** "I learn databases fast, Blackbaud took me a week". */
const opensWithName =
  /^\p{Lu}\p{L}+ (?:took|was|is|were|are|has|had|made|gave|got|came|went|works?|uses?|helped|needs?|needed) /u;
const reports =
  /\b(?:say|said|says|tell|told|ask|asked|asks|think|thought|know|knew|believe|guess|mean|hope|like|so|that|and|but|or)$/i;
const fewest = 3;

/** A sentence whose main clauses are joined by a comma alone, as sentences: "I do repairs as well, I replace boards". */
function unspliced(sentence: string): string {
  // A quotation, or a list of three clauses.
  if (/["“”]/.test(sentence)) return sentence;
  const parts = sentence.split(/, /);
  let text = parts[0] ?? '';
  let clause = text;
  // "At Bella I kept the desk": no comma is needed in front of its subject.
  const isMain = (part: string) => {
    const own = part.replace(/^.*[;:] /, '').replace(place, '');
    return isClause.test(own) && !dependent.test(own);
  };
  for (const [at, part] of parts.slice(1).entries()) {
    const next = parts[at + 2] ?? '';
    const isSeries =
      /^(?:and|or|but) /.test(next) || (next === '' && / (?:and|or) (?:I|we|they|it)\b/.test(part));
    const isSplice =
      isMain(clause) &&
      !dependent.test((parts[at] ?? '').replace(place, '')) &&
      clause.split(' ').length >= fewest &&
      !reports.test(clause) &&
      (opensClause.test(part) || opensWithName.test(part)) &&
      !isSeries;
    text += isSplice ? `. ${part.charAt(0).toUpperCase()}${part.slice(1)}` : `, ${part}`;
    clause = isSplice ? part : `${clause}, ${part}`;
  }
  return text;
}

/** A text without sentences that are joined by a comma alone. */
export const withoutSplices = (text: string): string =>
  text
    .split(/(?<=[.!?])(\s+)/)
    .map((part, at) => (at % 2 === 1 ? part : unspliced(part)))
    .join('');

const looseClause =
  /, (?=(?:(?:before|after) (?:me|that|this|us)|now|today|then|most(?: \p{L}+)?|all of \p{L}+|(?:my|our|the|a) \p{L}+) (?:it |they |we |I |was |were |is |are |use |uses |used |took |take |has |had |have |got |went |works? )(?!who|that|which))/u;
/** A sentence that may be two joined by a comma alone, with a period between them; null for others. Only its writer can be sure. */
export function spliceIn(sentence: string): string | null {
  const sure = unspliced(sentence);
  if (sure !== sentence) return sure;
  const at = sentence.search(looseClause);
  const before = sentence.slice(0, at).replace(place, '');
  if (at < 0 || /["“”]/.test(sentence) || dependent.test(before) || !isClause.test(before)) return null;
  const after = sentence.slice(at + 2);
  return `${sentence.slice(0, at)}. ${after.charAt(0).toUpperCase()}${after.slice(1)}`;
}
