import { knownCompany } from '@greenroom/domain';
import { findPlace, looseTitle, namesEmployer } from '../resume/place-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';

const capital = (word: string) => {
  const first = [...word][0] ?? '';
  return (first.toUpperCase() + word.slice(first.length)).replace(
    /^Mc(\p{Ll})/u,
    (_, letter: string) => `Mc${letter.toUpperCase()}`,
  );
};
/** Direction marks and symbols that no letter needs: they would show as boxes in a file. */
const strange = /\p{Extended_Pictographic}|\ufe0f|[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** A text on one line without them. */
export const plainLine = (text: string): string =>
  evenSpaces(text.replace(/\s+/g, ' ').replace(strange, '')).trim();
const withoutEnd = (text: string) => text.replace(/[\s.,;:!|/–—-]+$/, '');

/** Mostly in capitals, with more of them than initials have. */
function isShouted(text: string): boolean {
  const [large, small] = [/\p{Lu}/gu, /\p{Ll}/gu].map((letters) => (text.match(letters) ?? []).length);
  return (large ?? 0) > 3 && (small ?? 0) * 4 <= (large ?? 0);
}
const isSmall = (text: string) => !/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

const particles = /^(?:de|da|di|do|dos|das|del|della|der|den|van|von|zu|la|le|el|al|bin|ibn|y|e)$/;
const nameWord = (word: string, at: number) =>
  at > 0 && particles.test(word)
    ? word
    : word
        .split(/(?<=[-'’])/)
        .map(capital)
        .join('');

/** "Nora Keller, RN, CEN": degrees and licenses behind a name. */
const lettersBehind = /,\s*(?:(?=\S*\p{Lu}\S*\p{Lu})[\p{L}.-]{2,8}(?:,\s*|\s+|$))+$/u;

/** A person's name as a letter has it: "maya okafor" and "MAYA OKAFOR" get their capitals. */
export function personName(text: string, mostWords = 8): string {
  const words = withoutEnd(plainLine(text).replace(lettersBehind, '')).split(' ').slice(0, mostWords);
  const name = words.join(' ');
  // "tyrell JOHNSON" too.
  const isMixed =
    words.some((word) => isSmall(word) && !particles.test(word)) &&
    words.some((word) => /^\p{Lu}{3,}$|^\p{Lu}\p{Ll}+$/u.test(word));
  if (!isSmall(name) && !isShouted(name) && !isMixed) return name;
  return words
    .map((word) => word.toLowerCase())
    .map(nameWord)
    .join(' ');
}

const smallWords = /^(?:of|and|the|in|at|for|to|an?|with|on|by|or|de|la|von|und)$/;
/** Short words that are no initials. */
const shortWord =
  /^(?:bar|inn|pub|spa|gym|day|new|old|bay|car|pet|dog|cat|art|all|one|air|sea|sun|red|big|inc|ltd|co)\.?$/i;
/** "DATA ANALYST" as "Data Analyst"; short words stay: "IT", "HR", "USA". */
const titled = (text: string) =>
  text
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && smallWords.test(small)) return small;
      if (shortWord.test(word)) return capital(small);
      return word.replace(/[^\p{L}]/gu, '').length <= 3
        ? word
        : small
            .split(/(?<=[-/(])/)
            .map(capital)
            .join('');
    })
    .join(' ');

/** The words with capitals where all of them were large. */
export const withoutShouting = (text: string): string =>
  isShouted(text) && text.includes(' ') ? titled(text) : text;

/** What comes behind a title in an ad and is no part of it: "Team Lead : Full Time", "Nurse (m/f/d)". */
const behindTitle =
  /\s*(?:\((?:[mwfdhx][/|])+[mwfdhx]\)|[-–—:|,(]\s*(?:full|part)[- ]?time\b.*|[-–—:|,(]\s*(?:remote|hybrid|on-?site|temporary|permanent|contract|urgent|hiring)\b.*|\s[–—|]\s.*)$/iu;

/** A role as it fits between "the" and "position". */
export function roleName(text: string): string {
  const cut = withoutEnd(plainLine(text))
    .replace(/^(?:(?:the |an? )?(?:role|position|job|post) (?:of|as) )/i, '')
    .replace(/^(?:the|an?) (?=\p{L}{3})/u, '')
    .replace(behindTitle, '')
    .replace(/\s+(?:position|role|job|vacancy)$/i, '');
  const role = (text: string) => withoutEnd(text.split(' ').slice(0, 12).join(' '));
  return oneOf(withoutShouting(role(withoutEnd(cut)) || role(plainLine(text))));
}

/** "Healthcare Assistants": one of them is applied for. */
const oneOf = (role: string) =>
  /[^s]s$/.test(role) && endsInRole(role.slice(0, -1)) ? role.slice(0, -1) : role;

/** A role without the company that the ad put behind it. */
export const roleAt = (role: string, company: string): string =>
  company !== '' && role.endsWith(`, ${company}`) ? role.slice(0, -company.length - 2) : role;

/** A role in small letters as the ad writes it. */
export const roleInAd = (role: string, ad: string): string =>
  !isSmall(role)
    ? role
    : withoutShouting(asInAd(role, ad)).replace(/^(?:\p{Ll}.*|\P{Ll}*)$/u, '') || titled(role);

/** The same words as the ad writes them. */
function asInAd(name: string, ad: string): string {
  const at = name.length > 2 ? ad.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const written = at < 0 ? '' : ad.slice(at, at + name.length);
  return written.toLowerCase() === name.toLowerCase() ? written : '';
}

/** "Acme, Inc." keeps its stop. */
const withAbbreviation = (text: string) => {
  const plain = plainLine(text);
  return /\b(?:Inc|Co|Corp|Ltd|L\.L\.C|Bros)\.$|\b\p{Lu}\.\p{Lu}\.$/u.test(plain) ? plain : withoutEnd(plain);
};

/** A company's name: "the acme company" is Acme. In small letters it is written as the ad writes it, or with capitals. */
export function companyName(text: string, ad: string): string {
  if (knownCompany(text) === '') return '';
  const bare = withAbbreviation(text)
    .replace(/^the (.+?) company$/u, '$1')
    .replace(/^(?:the|at) (?=\S)/u, '')
    // "Mwananchi Communications Limited (MCL)".
    .replace(/(?<=\S)\s*\([^)]*\)$/u, '')
    .split(' ')
    .slice(0, 10)
    .join(' ');
  if (!isSmall(bare)) return withoutShouting(bare);
  const written = asInAd(bare, ad);
  if (written !== '' && !isSmall(written)) return written;
  return bare.includes('.')
    ? bare
    : bare
        .split(' ')
        .map((word, at) => (at > 0 && smallWords.test(word) ? word : capital(word)))
        .join(' ');
}

const placeWord = /^(?:\p{Lu}|\p{N}|\p{Lo})/u;
const noPlace =
  /[|:@•\t“”"/]|https?|\s[–—]\s|\d{5,}|(?:19|20)\d{2}|^\d+\s|^(?:started|worked) as\b|^(?:Dr|Prof|Mr|Mrs|Ms)\b\.?|^(?:med(?:ical)?-?surg(?:ical)?|icu|er|or|emergency|pediatrics|oncology)$|^(?:n\/a|various|self|freelance|stay-at-home|others?)\b|\b(?:my|their|using)\b/iu;
/** Words of a name in small letters: two of them are a phrase. */
const smallOf = (name: string) =>
  name.split(' ').filter((word) => /^\p{Ll}{3,}/u.test(word) && !smallWords.test(word)).length;

/** "Corporal, Troop Transport NCO": a title that was read as the employer. "Fjord Travel Tech" and "Otter Associates" are firms. */
const isTitleAlone = (name: string) =>
  (endsInRole(name) || (namesRole(name) && !namesEmployer(name))) &&
  !looseTitle.test(name) &&
  !name.includes('&') &&
  // "Zenith Traders": many of them are a firm.
  !/^\p{Lu}\S+ (?:.+ )?\p{Lu}\p{Ll}+[eo]rs$/u.test(name);

/** "Anderson, Smith & Jones, LLC". */
const firmOfPartners =
  /^\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)*,? (?:&|and) \p{Lu}[\p{L}'’-]+(?:,? (?:LLC|LLP|Inc|PC|PA|Ltd|Co)\.?)?$/u;
const partOfFirm = /\b(?:Department|Dept|Division|Office|Unit|Ward|Team|Branch|Section)\b/i;
/** "Foot Locker, Tippecanoe Mall" and "Emergency Department, IU Health": the employer without where in it or in town. */
function withoutPart(written: string): string {
  if (firmOfPartners.test(written)) return written;
  const place = findPlace(written);
  // "S Bluff Homes / RV Horizon": the first of two names.
  const name = withoutEnd(
    (place && place.start > 0 ? written.slice(0, place.start) : written).split(' / ')[0] ?? '',
  );
  const [first = '', second = '', ...more] = name.split(/,\s+/);
  if (
    second === '' ||
    more.length > 0 ||
    /^(?:Inc|LLC|LLP|Ltd|Co|Corp|PC|PA|PLC|GmbH|DDS|MD)\b/i.test(second)
  )
    return name;
  return partOfFirm.test(first) ? second : first;
}

/** An employer as it fits behind "at"; empty for words that read like something else. */
export function workplaceName(text: string): string {
  const name = withoutPart(withoutEnd(withoutEnd(plainLine(text)).replace(/\s*\([^()]*\)$/, '')));
  const words = name.split(' ');
  const opens = (name.match(/\(/g) ?? []).length === (name.match(/\)/g) ?? []).length;
  if (
    name === '' ||
    words.length > 7 ||
    noPlace.test(name) ||
    !opens ||
    isTitleAlone(name) ||
    /\bparent$/i.test(name)
  )
    return '';
  if (
    /\s(?:of|and|the|de|for|in|at)$/i.test(name) ||
    (name.split(',').length > 2 && !firmOfPartners.test(name))
  )
    return '';
  if (isSmall(name)) return nameOfSmall(name);
  if (smallOf(name) > 1) return '';
  if (!placeWord.test(name)) return '';
  return withoutShouting(name);
}

const nameOfSmall = (name: string) =>
  name
    .split(' ')
    .map((word, at) => (at > 0 && smallWords.test(word) ? word : capital(word)))
    .join(' ');

/** A title of the user's own as it fits behind "my role is"; empty for words that read like something else. */
function ownTitle(text: string): string {
  const title = withoutEnd(plainLine(text)).replace(/\s*\([^()]*\)$/, '');
  if (
    title === '' ||
    title.split('(').length !== title.split(')').length ||
    title.split(' ').length > 7 ||
    /[|@•:]|(?<!\b\p{L}-)\d(?!st\b|nd\b|rd\b|th\b|\d)|\p{Ll}\.\p{Ll}|https?|\s[–—]\s|,.*,/u.test(title)
  )
    return '';
  if (/\s(?:of|and|the|for|in|at)$|\b(?:later|then|formerly|previously|now|ex)\b/i.test(title)) return '';
  return isSmall(title) ? nameOfSmall(title) : withoutShouting(title);
}

/** A title has to say that it is one: an employer or an exhibition that was read as the title would be told as a role. */
export const titleAlone = (text: string): string => {
  const title = ownTitle(text);
  return namesRole(title) ? title : '';
};

/** "the University of Leeds", "the Parent Teacher Association", "the U.S. Army": names that are said with an article. */
const withArticle =
  /^(?:Church|University|Ministry|Department|Institute|Board|Bank|Center|Centre|City|County|Town|State|Museum|Office|School|(?:\S+ )?(?:Garden|Gallery|Academy|Society)) (?:of|for)\b|^(?!The\b).* (?:School|College|Institute|Department) of\b|^United\b|^(?!The\b).* (?:Board|Bureau|Office|Division|Center) of\b|^(?!(?:The|A)\b).* (?:Association|Council|Committee|Bureau|Air National Guard|National Guard|Coast Guard|Collegian|Gazette|Herald|Tribune|Chronicle|Observer|Foundation|Library|Army|Navy|Air Force|Armed Forces|Red Cross|Marine Corps)$|^(?:Army|Navy|Air Force|YMCA)$/;
export const placeWords = (name: string) => (withArticle.test(name) ? `the ${name}` : name);
