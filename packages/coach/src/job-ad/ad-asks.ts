import { findSkills, skillNamed } from '../skills/find-skills.builtin.ts';
import { countWords, readVerbPhrase, spokenPart } from './ad-phrases.ts';

/** What a requirement asks for: `person` is "proficient in Excel", `able` "lead a shift", the others are nouns. */
export type AskForm = 'years' | 'experience' | 'knowledge' | 'trait' | 'person' | 'able';

export interface Ask {
  form: AskForm;
  /** Fits behind "The ad asks for", for `person` behind "somebody", for `able` behind "able to". */
  phrase: string;
}

const longestAsk = 18;

/** Who has to have it, in front of what is asked for. */
const subject =
  /^(?:and |also,? |ideally,? |however,? )?(?:(?:you|the (?:ideal |successful |qualified |right |preferred )?(?:candidate|applicant|person|individual)|(?:all |qualified |successful )?(?:candidates|applicants))\s*(?:['’]ll|['’]ve|['’]re)?\s*)?(?:will |must |should |shall |also |either |ideally )*(?:have|has|had|having|possess(?:es)?|bring|brings|hold|holds|demonstrates?|exhibits?|need|needs|offers?|be|are|is)\s+(?:to have )?(?=\S)/i;
const seeking =
  /^(?:we(?:['’]re| are) (?:looking for|seeking)|we (?:require|need|expect)|the (?:position|role|job) requires|requires?|required|minimum requirements?)\s*:?\s+(?:(?:someone|somebody|candidates?|people|a person|an individual) (?:with|who (?:has|have|is|are))\s+)?/i;
/** How much it is wanted, behind what is asked for. */
const wanted =
  /[,;]?\s*(?<![a-z])(?:(?:is|are|would be|will be)\s+)?(?:an? )?(?:strongly |highly |very |also |strong |big |definite |distinct |real )*(?:required|preferred|desired|desirable|plus|asset|advantage|advantageous|must|essential|mandatory|necessary|needed|beneficial|helpful|bonus|ideal|welcome)\.?$/i;

const heads =
  /\b(?:experience|knowledge|proficiency|familiarity|understanding|expertise|skills?|background|track record|command|fluency|competenc[ey]|aptitude|exposure|interest|passion|attention to detail|willingness|desire|commitment|attitude|ethic|mindset|judgment|sense of|communicator|team player|self-starter|problem[- ]solver|learner|thinker|eye for)\b/i;
const person =
  /^(?:(?:highly|very|extremely|fully|well|technically|self|results?|detail|customer)[- ])?(?:proficient|fluent|comfortable|familiar|skilled|experienced|knowledgeable|passionate|adept|oriented|motivated|organized|organised|reliable|dependable|punctual|friendly|curious|creative|proactive|resourceful|willing|eager|energetic|enthusiastic|driven|focused|disciplined)\b(?! (?:experience|skills?|knowledge|years|\p{L}+ (?:experience|skills?|who|with)))/iu;
const ability =
  /^(?:the )?(?:(?:strong|proven|demonstrated|demonstrable|excellent|exceptional|good) )*(?:ability|capacity|able|capable) (?:to|of) (?:effectively |successfully )?/i;
export const yearsAsked =
  /\b(?:\d+\s*\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*\(\d+\))?(?:\s*(?:-|–|to)\s*\d+)?[\s-]*\+?\s*(?:or more |plus )?(?:years?|yrs?|months?)\b/i;

/** A verb in it makes it a sentence, which fits behind nothing. */
const finite =
  /\b(?:is|are|was|were|will|would|must|should|shall|can|may|might|has|have|we|they|who|you(?:['’](?:ll|ve|re|d))?|it|this|there|include|includes|credited|substitute[sd]?|please|do|does|not)\b/i;

/** "Communication skills and master the language", or two headings in one line. */
const secondVerb =
  /\b(?:and|or) \p{Ll}+ (?:the|your|our|their|an?|them|it)\b|\band (?:possess|hold|have|demonstrate|maintain|bring)\b|\b(?:Required|Preferred|Key|Desired) \p{Lu}|^(?:Skills?|Requirements?|Qualifications?) \p{Lu}|\S (?:Experience|Knowledge|Ability|Strong|Proficiency|Familiarity|Understanding|Excellent)\b|^(?:key|any|no|all|these|those|potential)\b|\b(?:candidate|applicant)\b/u;

/** Singular nouns that need an article in front of them. */
const countable =
  /^(?:(?:strong|solid|proven|positive|good|great|excellent|deep|keen|demonstrated|working|thorough|sound|genuine|natural|basic|clear|successful|effective|flexible|professional|quick|fast|high|can-do|analytical|creative|technical|healthy|sharp|broad|advanced|firm|friendly|fundamental|general|practical|\p{L}+-\p{L}+)\s+)*(?:track record|command|understanding|background|grasp|interest|passion|attitude|work ethic|mindset|sense|eye|communicator|team player|self-starter|problem[- ]solver|learner|thinker|willingness|desire|commitment|level|aptitude|approach|personality|mind)\b/iu;
const isTool = (word: string) =>
  findSkills(word)[0]?.family !== 'People skills' && skillNamed(word) !== undefined;

/** Lower case for a first word that is no name: a language, a product, initials. */
function lowerCommon(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/);
  const isCommon =
    /^\p{Lu}\p{Ll}+-\p{Ll}+$|(?:ing|al|acy|tion|sion|ive|ed|ment|ity|ship|ness|able|ible|ful)$/u.test(first);
  const isName = /^\p{Lu}.*\p{Lu}|\d/u.test(first) || /^\p{Lu}/u.test(second) || (!isCommon && isTool(first));
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function withArticle(text: string): string {
  if (/^minimum of\b/i.test(text)) return `a ${text}`;
  if (/^minimum\b/i.test(text)) return text.replace(/^minimum/i, 'at least');
  if (/^an?\s|^the\s/i.test(text) || !countable.test(text)) return text;
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}

function formOf(text: string): AskForm {
  if (yearsAsked.test(text)) return 'years';
  if (/\bexperience\b|\bexposure\b|\bbackground\b|\btrack record\b/i.test(text)) return 'experience';
  return /\b(?:knowledge|proficiency|familiarity|understanding|expertise|command|fluency)\b/i.test(text)
    ? 'knowledge'
    : 'trait';
}

/** What is asked for, without who has to have it and how much it is wanted. */
export function bareAsk(line: string): string {
  const told = line
    .replace(/^(?:and|or|also|plus)\s+/i, '')
    .replace(/^[^:.,]{3,40}:\s+(?=\S+\s+\S)/, '')
    .replace(seeking, '')
    .replace(subject, '')
    .replace(wanted, '')
    .trim();
  return told === '' ? line : told;
}

/** Reads a requirement as it can be spoken; undefined where its words don't make a clean phrase. */
export function readAsk(line: string): Ask | undefined {
  const bare = bareAsk(line);
  const able = ability.exec(bare);
  if (able) {
    const duty = readVerbPhrase(bare.slice(able[0].length));
    return duty?.form === 'base' ? { form: 'able', phrase: duty.phrase } : undefined;
  }
  const spoken = spokenPart(bare);
  if (spoken === undefined || countWords(spoken) < 2 || countWords(spoken) > longestAsk) return undefined;
  if (finite.test(spoken.replace(/\b(?:must-have|can-do)\b/gi, '')) || secondVerb.test(spoken))
    return undefined;
  if (
    /,\s(?:and )?(?:knows|understands|thinks|wants|likes|enjoys|cares|takes|works|makes|can)\b/.test(spoken)
  )
    return undefined;
  if (person.test(spoken))
    return countWords(spoken) >= 3 && !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(spoken)
      ? { form: 'person', phrase: lowerCommon(spoken) }
      : undefined;
  // "A designer with experience" is a person, whose experience is only a part of it.
  const first = spoken
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
    .replace(/^(an? .*?) with\b.*$/i, '$1');
  if (!heads.test(first) && !(yearsAsked.test(first) && /experience/i.test(spoken))) return undefined;
  // Years of nothing named, such as "10 years of experience".
  if (yearsAsked.test(spoken) && countWords(spoken) < 5) return undefined;
  // A lone verb in front of the noun: "Gain experience in ...", "Build understanding".
  const opener = readVerbPhrase(spoken);
  if (
    opener?.form === 'base' &&
    !/^(?:work|market|test|process|project|design|research|program|network)\b/i.test(spoken)
  )
    return undefined;
  return { form: formOf(spoken), phrase: withArticle(lowerCommon(spoken)) };
}
