/** Names that have one spelling. Words that mean something else in small letters ("word", "slack", "polish") are none. */
const names =
  'Figma Canva Photoshop InDesign WhatsApp LinkedIn Facebook Instagram TikTok YouTube QuickBooks Salesforce HubSpot Jira PowerPoint JavaScript TypeScript WordPress Shopify Mailchimp Google Gmail Microsoft AutoCAD SolidWorks SharePoint Dropbox Trello GitHub Zendesk Amazon Walmart Starbucks Craigslist Etsy ' +
  'Hispanic Latino Latina Qualtrics English Spanish French German Italian Portuguese Mandarin Cantonese Arabic Hindi Urdu Bengali Punjabi Vietnamese Korean Japanese Tagalog Russian Ukrainian Hebrew Swahili Somali Amharic Mexican American Canadian European African Asian ' +
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Python Costco January February April June July September October November December Christmas Thanksgiving Easter Halloween ' +
  'HIPAA OSHA HVAC CRM ERP EMR EHR SQL CSS HTML KPI KPIs SOP SOPs FAQ FAQs GPS USA DMV CEO CFO GPA RSVP RSVPs PDF PDFs GMP HACCP ICU NICU PTSD CPR SEO';
const spelled = new Map(names.split(' ').map((name) => [name.toLowerCase(), name]));
/** Misspellings that are no words, as "wrong:right". */
const slips =
  "allready:already alot:a_lot recieve:receive recieved:received definately:definitely seperate:separate seperated:separated occured:occurred untill:until thier:their wich:which becuase:because becasue:because teh:the acheive:achieve acheived:achieved beleive:believe calender:calendar comming:coming enviroment:environment foward:forward freind:friend goverment:government happend:happened immediatly:immediately independant:independent knowlege:knowledge liason:liaison maintainance:maintenance managment:management neccessary:necessary noticable:noticeable oppurtunity:opportunity opportunites:opportunities prefered:preferred proffesional:professional professionaly:professionally publically:publicly reccomend:recommend recomend:recommend refered:referred restaraunt:restaurant resturant:restaurant succesful:successful successfull:successful suprise:surprise tommorow:tomorrow truely:truly usualy:usually wierd:weird writting:writing custumer:customer custumers:customers costumers:customers schedual:schedule schedualed:scheduled equiptment:equipment accross:across begining:beginning buisness:business comittee:committee completly:completely experiance:experience familar:familiar garantee:guarantee guarentee:guarantee hygeine:hygiene inventorys:inventories lisence:license licence:license mantain:maintain paitent:patient paitents:patients persue:pursue posess:possess recieving:receiving shoping:shopping stoped:stopped tought:taught thru:through transfered:transferred wether:whether dosent:doesn't wouldnt:wouldn't exceded:exceeded excede:exceed mentainance:maintenance maintenence:maintenance personel:personnel profesional:professional commited:committed developped:developed developement:development excellant:excellent efficently:efficiently efficency:efficiency excercise:exercise accomodate:accommodate accomodated:accommodated accomodations:accommodations adress:address adressed:addressed agressive:aggressive apparant:apparent asistant:assistant assitant:assistant catagory:category collegue:colleague collegues:colleagues comunication:communication concious:conscious consistant:consistent decison:decision delievered:delivered diffrent:different equipted:equipped existance:existence finaly:finally futher:further grammer:grammar greatful:grateful harrassment:harassment heighth:height implimented:implemented inspite:in_spite intrest:interest intrested:interested labratory:laboratory mispelled:misspelled necesary:necessary ocassion:occasion paralell:parallel perfered:preferred perfomance:performance posession:possession privelege:privilege probaly:probably questionaire:questionnaire realy:really relevent:relevant resourse:resource resourses:resources sucess:success supervisior:supervisor suport:support techinician:technician techincal:technical tecnician:technician traning:training volenteer:volunteer voluntered:volunteered volunter:volunteer"
    .split(' ')
    .map((pair) => pair.split(':').map((word) => word.replace('_', ' ')) as [string, string]);
const rightOf = new Map(slips);
const misspelled = new RegExp(
  `(?<![\\p{L}@./-])(?:${slips.map(([wrong]) => wrong).join('|')})(?![\\p{L}@]|\\.\\p{L})`,
  'giu',
);
const asTyped = (word: string, right: string) =>
  /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
const grammar: readonly (readonly [RegExp, string])[] = [
  // "peoples kids"
  [/\bpeoples(?= (?!of\b|and\b|in\b|from\b|who\b|are\b|were\b)\p{Ll}+)/gu, "people's"],
  // "my fraternitys alumni weekend": no plural ends so.
  [/\b(\p{Ll}{3,}[^aeiou\P{Ll}]y)s(?= \p{Ll})/gu, "$1's"],
  // "my dads name": of these one has one.
  [
    /\b([Mm]y|[Hh]is|[Hh]er|[Oo]ur) (dad|mom|mum|wife|husband|father|mother|grandma|grandpa)s(?= (?!and\b|or\b|are\b|were\b|who\b|in\b|on\b|at\b|to\b|of\b)\p{Ll}+)/gu,
    "$1 $2's",
  ],
  // "PC's" of several
  [/\b(\p{Lu}{2,4})['’]s(?=[.,;]|$| (?:and|or|in|for|on|at|to|with|from|were|are)\b)/gu, '$1s'],
  [
    /\b(more|less|rather|fewer|larger|bigger|better|faster|earlier|later) then(?= (?:\d+|once|twice|\p{Ll}+ (?:times?|people|years?)|the|an?|one|two|I|we|my|our|it)\b)/gu,
    '$1 than',
  ],
  [/\b((?:sh|w|c)ould|must|might) of(?= (?:been|had|\p{Ll}+(?:ed|en)|done|gone|made))/gu, '$1 have'],
  // "mapped there drives"
  [
    /\b(mapped|fixed|cleaned|changed|checked|answered|took|reset|updated|handled|kept|read|opened|closed|filled|knew|learned|met) there(?= \p{Ll}{3,}s(?:[.,;]|$| (?:and|to|in|on|for|with|when|so|every)\b))/gu,
    '$1 their',
  ],
  // "for there kids"
  [/\b(of|for|with|by|about) there(?= \p{Ll}+s\b)/gu, '$1 their'],
  // "You are family owned since 1983"
  [/\b([Yy]ou|[Tt]hey|[Ww]e|I) (?:are|am) ((?:\p{L}+[ -]){1,4}since (?:19|20)\d{2})/gu, '$1 have been $2'],
];

/** A text without misspellings and slips that can only mean one thing: "allready", "peoples kids". */
export const withoutSlips = (text: string): string =>
  grammar.reduce(
    (said, [from, to]) => said.replace(from, to),
    text.replace(misspelled, (word) => asTyped(word, rightOf.get(word.toLowerCase()) ?? word)),
  );

/** Not inside of an address. */
const small = /(?<![\p{L}\p{N}@./_-])\p{Ll}{3,}(?![\p{L}\p{N}@/_]|\.\p{Ll})/gu;
/** "In excel", "an excel sheet": the program, and not "I excel at". */
const excel =
  /(?<=\b(?:in|an|with|use|used|using|on|into|from|and|my|our|the|to|of) )excel(?! (?:at|in)\b)|\bexcel(?= (?:sheets?|files?|spreadsheets?|templates?|trackers?|macros?|formulas?)\b)/g;
const shops =
  /\b(Lowe|Wendy|Domino|Macy|Kohl|Denny|Chili|Arby|Applebee|McDonald|Mcdonald|Jimmy John|Trader Joe|Papa John|Dick)s(?= (?:and|or|in|on|at|for|with|since|from|as|where|when|to|Club|Sporting|store|desk|job|I|we|my|the)\b|[.,;]|$)/g;
const short: readonly (readonly [RegExp, string])[] = [
  [excel, 'Excel'],
  [/\bMcdonald(?=['’]?s\b)/g, 'McDonald'],
  [shops, "$1's"],
  [/\bpower bi\b/g, 'Power BI'],
  [/\bwindows(?= (?:7|8|10|11|XP)\b)/g, 'Windows'],
  [/\bms (word|excel|office|teams)\b/gi, 'MS $1'],
  [/(?<=\d )mins\b/g, 'minutes'],
  [/(?<=\d )hrs\b/g, 'hours'],
  [/\bpos(?= (?:systems?|terminals?|registers?)\b)/g, 'POS'],
];

/** A text with the capitals of names that have only one spelling: "in excel" is "in Excel", "on whatsapp" is "on WhatsApp". */
export const withNamesSpelled = (text: string): string =>
  short
    .reduce((said, [from, to]) => said.replace(from, to), text)
    .replace(/(?<![\p{L}.@/-])u[ix](?![\p{L}.@])/gu, (word) => word.toUpperCase())
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
const isClause = new RegExp(
  `^(?:(?:and|but|so|then|also),? )?(?:(?:I|we|you|they|he|she) \\p{L}+|${subject}${finite})`,
  'iu',
);
const opensClause = new RegExp(
  String.raw`^(?!I (?:think|guess|believe|hope|mean|suppose|say|know)\b)(?:(?:I|i|we|they|he|she) \p{Ll}+|(?:I|i|we|he|she|it|they|there|nobody|everyone)${finite}(?!n['’]t\b)|that(?:['’]s| is| was| made| saved| took| cut| gave| helped)\b)`,
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
  /, (?=(?:(?:before|after) (?:me|that|this|us)|now|today|then|most(?! of (?:it|them|that)\b)(?: \p{L}+)?|all of \p{L}+|(?:my|our|the|a) \p{L}+(?: \p{L}+)?|that) (?:it |they |we |I |was |were |is |are |use |uses |used |took |take |has |had |have |got |went |works? )(?!who|that|which))/u;
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
