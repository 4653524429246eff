import { type LetterRequest, type LetterSentence, withNamesSpelled } from '@greenroom/domain';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { fact, listed, skillItems } from './letter-sentences.ts';
import { isPaperSkill } from './paper-words.ts';

const adStart = 20_000;
const fewestSkills = 2;
const [mostSkills, mostPicked, longestSkill, longestName] = [8, 12, 8, 70];
const namesOf = (text: string) => findSkills(text).map((one) => one.skill);
/** Words that a list of skills holds and that are none: its labels, its levels and what was cut. */
const noSkill =
  /^references\b|^State of |[•|]|https?|@|[:]$|^(?:(?:technical|soft|other|key|computer|programming) )?(?:skills?|tools|frameworks?|technologies)$|^(?:expert|competent|familiar|beginner|intermediate|advanced|etc)\b(?: *\d*\+? *years?.*)?$|years? +experience$|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}$|^(?:resume|curriculum vitae)$/i;
/** "Communication skills" behind "My skills include". */
const withoutLabel = (skill: string) => skill.replace(/(?<=(?:ing|ion|ment|ship)) skills$/i, '');
/** What no list behind "include" takes: somebody or how somebody is, a sentence, a list in a list. */
const noThing =
  /^(?:I|able|always|never|good|great|very|strong|fast|quick|hard ?working|reliable|punctual|willing|bilingual|fluent|on|can|know|proficient|experienced|skilled|familiar|comfortable|calm$|friendly|patient(?! (?:care|education|safety|advocacy|transport|intake|assessment)\b)|organized|dependable|honest|flexible|detail[- ]oriented|works?|speaks?|reads?|writes?|uses?|learns?)\b|\b(?:I|my|always|never)\b|:| - |;/i;
const language =
  /\b(?:Spanish|French|German|Italian|Portuguese|Mandarin|Cantonese|Chinese|Arabic|Hindi|Urdu|Bengali|Punjabi|Gujarati|Tamil|Telugu|Vietnamese|Korean|Japanese|Tagalog|Russian|Polish|Ukrainian|Turkish|Dutch|Swedish|Norwegian|Danish|Finnish|Greek|Hebrew|Farsi|Persian|Somali|Swahili|Amharic|Creole|Romanian|Czech|Hungarian|Thai|Indonesian|Malay|Catalan|Hmong|Haitian|Lao|Khmer|Burmese|Nepali|Igbo|Yoruba|Hausa|Malayalam|Kannada|Marathi|Pashto|Dari|Kurdish|Serbian|Croatian|Bosnian|Albanian|Bulgarian|Tigrinya|Oromo|Kinyarwanda|Zulu|Afrikaans|Samoan|Tongan|Navajo|American Sign Language|English)\b/gi;
/** What else stands beside a language that somebody speaks well enough to say so. */
const besideLanguage =
  /^(?:fluent|native|bilingual|professional|conversational|in|and|speaker|speaking|speak|\(|\)|\s|,|-|\/)*$/i;

/** The languages that an item of the list names; empty where it names something else. */
function languagesIn(skill: string): string[] {
  const named = skill.match(language) ?? [];
  return named.length > 0 && besideLanguage.test(skill.replace(language, ''))
    ? named.map(
        (one) =>
          (/\bfluent\b/i.test(skill) && one !== 'English' ? 'fluent ' : '') +
          one.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()),
      )
    : [];
}

/** "gps" as it is written. */
const shortNames = /^(?:gps|pos|crm|erp|sql|cad|cnc|hvac|cpr|seo|emr|ehr|css|html|sap)$/;

const products = ['Excel', 'Outlook', 'PowerPoint', 'QuickBooks', 'Photoshop', 'Salesforce', 'Canva', 'Word'];

/** The skills of the form in their order; of a list that nobody reads, those that the ad asks for. */
function planSkills({ skills, jobDescription, deeds }: LetterRequest): string[] {
  const own = skillItems(skills)
    .map(withoutLabel)
    .filter(
      (skill) =>
        skill.length < longestName &&
        skill.split(' ').length <= longestSkill &&
        !noSkill.test(skill) &&
        !noThing.test(skill) &&
        !isPaperSkill(skill) &&
        languagesIn(skill).length === 0,
    );
  const ad = jobDescription.slice(0, adStart);
  const wanted = new Set(readJob(ad).skills);
  // "R" and "Go" are names only as they are written.
  const wordsOfAd = new Set(ad.match(/[\p{L}\p{N}+#.]+/gu)?.map((word) => word.replace(/\.$/, '')));
  const isWritten = (skill: string) =>
    skill.includes(' ') ? ad.toLowerCase().includes(skill.toLowerCase()) : wordsOfAd.has(skill);
  const isAsked = (skill: string) =>
    skill.length > 1 && (namesOf(skill).some((name) => wanted.has(name)) || isWritten(skill));
  const hasReply = deeds.some((deed) => deed.trim() !== '');
  const hard = own.filter((skill) => !isManner(skill));
  const shown = hasReply && hard.length >= fewestSkills ? hard : own;
  // A list as short as this one was picked by hand; of a longer one those that the ad asks for come first.
  const isPicked = skillItems(skills).length <= mostPicked;
  const said = isPicked
    ? own
    : [...shown.filter(isAsked), ...shown.filter((skill) => !isAsked(skill))].slice(0, mostSkills);
  return said.length < fewestSkills ? [] : said;
}

/** "Communication", "Team Player": a reply shows it better than a list can. */
const isManner = (skill: string) =>
  findSkills(skill).some(({ family, quote }) => family === 'People skills' && quote.length === skill.length);

/** A list in small letters whose first word has the capital of any first word. */
const opensList = (skill: string, list: string) =>
  list.trim().startsWith(skill) && /^\p{Lu}\p{Ll}+$/u.test(skill) && !/\p{Lu}/u.test(list.trim().slice(1));

/** "Cash handling": the capital is that of the line, where the word is no name. */
const isPhrase = (skill: string, { skills, jobDescription, history }: LetterRequest) => {
  if (!/^\p{Lu}\p{Ll}+(?: (?:and )?\p{Ll}[\p{Ll}-]*)+$/u.test(skill)) return false;
  const [first = ''] = skill.split(' ');
  const small = new RegExp(`(?<=\\p{Ll},? )${first.toLowerCase()}s?\\b`, 'u');
  // In small letters somewhere else, it is a word and no name.
  if (
    small.test(jobDescription.slice(0, adStart)) ||
    history.some(({ lines }) => lines.some((line) => small.test(line)))
  )
    return true;
  // Between others in small letters the capital is that of a name: "Fanuc controls".
  return (
    (skills.trim().startsWith(skill) || !/[,;]\s*\p{Ll}/u.test(skills)) && !namesOf(first).includes(first)
  );
};

/** What work is called by: "reconciliation", "budgeting". Products that end so are few. */
const workWord =
  /(?:ing|tion|sion|ment|ance|ence|ship|ity|ysis|ics|ledge|ication|reach|ery|try|aphy|acy|age)$/;
const likeWork = /^(?:Notion|Unity|Affinity|Confluence|Spring|Fusion|Sentry|Foundry|Discovery)$/;
const lastWord =
  /(?:service|support|care|control|design|sales|safety|entry|skills?|relations|media|resources)$/;
/** Adjectives, and nouns that skills of all trades are made of. */
const plainWord =
  /(?:ial|ical|ional|ive|ary|ory|ous)$|^(?:Account|Brand|Budget|Business|Cash|Content|Customer|Data|Event|Inventory|Network|Office|Order|Patient|Process|Product|Project|Quality|Record|Risk|Sales|Staff|Stock|Support|System|Systems|Team|Time|Vendor|Web)$/;
const shortForm = /^[\p{Lu}\d/&+]{2,}$/u;
/** "Team Leadership", "IT Support", "Web Design (HTML)" in small letters: words of every day, or of the ad or the resume, with the capitals of a list; null for names. */
function untitled(skill: string, { jobDescription, history }: LetterRequest): string | null {
  const [, head = '', tail = ''] = /^(.+?)( \(.*\))?$/u.exec(skill) ?? [];
  const words = head.split(' ');
  const isIn = (word: string) => {
    const small = new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, 'u');
    return (
      small.test(jobDescription.slice(0, adStart)) ||
      history.some(({ lines }) => lines.some((line) => small.test(line)))
    );
  };
  const isPlain = (word: string) =>
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}?\p{Ll}+)*$/u.test(word) &&
    !likeWork.test(word) &&
    !products.includes(word) &&
    (workWord.test(word) ||
      plainWord.test(word) ||
      lastWord.test(word.toLowerCase()) ||
      everydayStems.has(stemOf(word.toLowerCase())) ||
      isIn(word));
  const last = words.at(-1) ?? '';
  const ends = workWord.test(last) || (words.length > 1 && lastWord.test(last.toLowerCase()));
  const isTitled =
    ends && words.every((word) => shortForm.test(word) || isPlain(word)) && !shortForm.test(last);
  return isTitled
    ? words.map((word) => (shortForm.test(word) ? word : word.toLowerCase())).join(' ') + tail
    : null;
}
/** "Coaching volleyball", "Full-cycle recruiting": the capital is that of a line. */
const opensPlainly = (skill: string) => {
  const [first = '', ...more] = skill.split(' ');
  const isName = likeWork.test(first) || products.includes(first);
  const isPlain =
    first.includes('-') || workWord.test(first) || everydayStems.has(stemOf(first.toLowerCase()));
  return (
    more.length > 0 &&
    more.every((word) => /^\p{Ll}/u.test(word)) &&
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) &&
    !isName &&
    isPlain
  );
};
/** "Account Reconciliation", which the lexicon has as "Account reconciliation". */
const isKnownPhrase = (skill: string) =>
  findSkills(skill).some(
    ({ skill: name }) =>
      name.toLowerCase() === skill.toLowerCase() && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name),
  );

/** "Customer Service" as it is inside of a sentence; a product keeps its capitals. */
const inSentence = (skill: string, request: LetterRequest) =>
  untitled(skill, request) ??
  // As the ad has it in small letters.
  ((/^\p{Lu}\p{Ll}+ \p{L}/u.test(skill) && request.jobDescription.includes(skill.toLowerCase())) ||
  (opensList(skill, request.skills) && findSkills(skill).length === 0) ||
  isPhrase(skill, request) ||
  opensPlainly(skill) ||
  isKnownPhrase(skill) ||
  (findSkills(skill).some(({ family }) => family === 'People skills') &&
    /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+)*$/u.test(skill))
    ? skill.toLowerCase()
    : skill);

/** Whether its writer says somewhere that they speak a language: "your guests speak Spanish" doesn't. */
const isTold = (language: string, told: string) =>
  new RegExp(`\\b(?:I|my)\\b[^.!?\\n]*\\b${language}\\b`).test(told);

/** What the form says of skills and languages and the letter doesn't say yet: those first that the ad asks for. */
export function skillSentences(request: LetterRequest, told = ''): LetterSentence[] {
  const skills = planSkills(request);
  // An interpreter of Japanese speaks it.
  const spoken = [...new Set(skillItems(request.skills).flatMap(languagesIn))].filter(
    (one) =>
      !request.jobRole.includes(one.replace('fluent ', '')) && !isTold(one.replace('fluent ', ''), told),
  );
  const support = (quotes: readonly string[]) => quotes.map((quote) => ({ field: 'skills' as const, quote }));
  const named = skills.map((skill) => {
    if (shortNames.test(skill)) return skill.toUpperCase();
    const product = products.find((name) => name.toLowerCase() === skill.toLowerCase());
    return product ?? withNamesSpelled(inSentence(skill, request));
  });
  const list = `My skills include ${listed(named)}.`;
  return [
    ...(skills.length > 0 ? [fact(list, support(skills))] : []),
    ...(spoken.some((one) => one !== 'English') ? [fact(`I speak ${listed(spoken)}.`, support(spoken))] : []),
  ];
}
