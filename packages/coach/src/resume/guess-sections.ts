import { skillNamed } from '../skills/find-skills.builtin.ts';
import { namesRole } from '../text/role-words.ts';
import { findPeriod, findSingleDate } from './dates.ts';
import { findDegree, isPlace, namesEmployer, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { headingEnd, type SectionName } from './section-words.ts';

/** What is looked at of a section to tell what it tells of. */
const looked = 30;
/** Single dates that show as much as one period. */
const datesLeast = 3;
const separator = /\s*[,;|•·▪\t]\s*|\s+\/\s+/;

/** Words of headings that no dictionary holds: "Where I have practised", "IT forte". The first that stands there decides. */
const hints: readonly (readonly [SectionName, RegExp])[] = [
  ['references', /\brefere/i],
  ['languages', /\b(?:languages?|tongues?|linguistic|idiomas?|langues|lingue)\b|sprachen/i],
  ['interests', /\b(?:hobb|interests?\b|spare time|free time|outside (?:of )?work)/i],
  ['projects', /\b(?:projects?|projets?|projekte?|projekty|proyectos?|progetti|projetos?)\b/i],
  ['certificates', /\b(?:certif|zertif|licen[cs]|tickets?\b|accredit|registrations?\b)/i],
  [
    'publications',
    /\b(?:publications?|papers|contributions|presentations|posters|talks|publicaciones|pubblicazioni)\b|\bacademic (?:output|service)/i,
  ],
  ['awards', /\b(?:awards?|honou?rs?|achievements?|accolades|scholarships?|grants|prizes|premi|premios)\b/i],
  ['volunteer', /\b(?:volunt|community|b[ée]n[ée]vol|ehrenamt|wolontar)/i],
  [
    'contact',
    /\b(?:personal (?:info|detail|data|dossier|profile|particular|vitae)|bio.?data|contact|reach me)/i,
  ],
  [
    'summary',
    /\b(?:about|who i am|profile|summary|synopsis|snapshot|overview|objective|i bring|(?:short|brief) version|in (?:short|brief)|at a glance|introduction|career (?:focus|goal|aim)|carrier objective|mission|aim|su di me|sobre m[ií]m?|über mich|di me)\b/i,
  ],
  [
    'skills',
    /\b(?:skill|tool|software|tech\b|technical|technolog|abilit|competenc|proficien|literacy|expertise|knowledge|capabilit|strength|forte\b|purview|equipment|good (?:with|at)\b|methods\b|stack\b|languages and|tecnolog|strumenti|ferramentas|herramientas|outils|kenntnis|comp[eé]t[eê]n|competenz|conoscenz|conhecim|conocim|habilidad|umiejętno|punti di forza|programmazione|programmierung)/i,
  ],
  [
    'education',
    /\b(?:educat|akadem|academ|stud(?:y|ies|ied)\b|school|scholast|universit|degrees?\b|qualif|institutions?\b|training|learn|formativ|formazion|formaci[oó]n|forma[cç][aã]o|istruzion|(?:aus)?bildung|schul|estudios|études|wykształ|edukacj)/i,
  ],
  [
    'work',
    /\b(?:experience|employ|career|work(?:ed|ing)?\b|jobs?\b|roles?\b|positions?\b|journey|exposure|background|history|path\b|practi[sc]ed|tenure|assignments?\b|esperienz|experi[eê]nci|expérience|erfahrung|werdegang|laufbahn|t[äa]tigkeit|praktik|beruf|doświadcz|carri[eè]r|ervaring)/i,
  ],
];
const told = new Set<SectionName>(['work', 'education', 'skills']);

/** What stands in the lines about the person: "Date of birth: ...", "Address: ...". */
export const personalLabel =
  /^(?:(?:permanent |current |present |home )?address|nationality|date of birth|d\.?o\.?b|place|date|signature|father|mother|spouse|marital|gender|sex|passport|religion|hobb|interest|phone|mobile|e-?mail|declaration)[\p{L}’' ]*\s*(?::|-|$)/iu;

function countOf(lines: readonly PlacedLine[]) {
  const count = {
    degrees: 0,
    periods: 0,
    dates: 0,
    roles: 0,
    employers: 0,
    sentences: 0,
    items: 0,
    known: 0,
  };
  for (const { text } of lines.slice(0, looked)) {
    const words = text.split(/\s+/).length;
    const isDated = findPeriod(text) !== null;
    if (isDated) count.periods += 1;
    if (words > 13 && !isDated) {
      count.sentences += 1;
      continue;
    }
    if (findDegree(text) || namesSchool(text)) count.degrees += 1;
    else if (namesRole(text)) count.roles += 1;
    else if (namesEmployer(text)) count.employers += 1;
    const isSingle = !isDated && findSingleDate(text) !== null;
    if (isSingle) count.dates += 1;
    if (isDated || isSingle) continue;
    for (const item of text.split(separator)) {
      if (item.split(/\s+/).length > 4) continue;
      count.items += 1;
      if (skillNamed(item.replace(/[.:]$/, ''))) count.known += 1;
    }
  }
  return count;
}

/** What the lines of a section tell of, whatever its heading says; null where they do not show it. */
export function contentOf(lines: readonly PlacedLine[]): SectionName | null {
  if (lines.length > 0 && lines.filter((line) => personalLabel.test(line.text)).length >= lines.length * 0.5)
    return 'contact';
  const { degrees, periods, dates, roles, employers, sentences, items, known } = countOf(lines);
  if (periods === 0 && known >= 2 && known >= items * 0.34 && sentences <= 1) return 'skills';
  if (degrees > 0 && degrees > roles && (degrees > 1 || lines.length <= 4)) return 'education';
  if ((periods > 0 || dates >= datesLeast) && roles + employers > 0 && roles + employers >= degrees)
    return 'work';
  return sentences > 0 && sentences >= lines.length * 0.5 && periods === 0 ? 'summary' : null;
}

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** How a line looks, as far as headings look alike: type, capitals, colon, space above. */
const lookOf = (line: PlacedLine) =>
  [
    Math.round(line.fontSize * 2),
    line.isBold,
    line.isHeading,
    isCapitals(line.text),
    /[:.](?=\s*$)/.exec(line.text)?.[0],
    // Where type tells nothing, the space above does; the first line of a column has none.
    line.fontSize === 0 && line.gapAbove > 0,
  ].join();

function couldBeHeading(line: PlacedLine): boolean {
  const bare = line.text.replace(headingEnd, '');
  const words = bare.split(/\s+/);
  return (
    !line.isBullet &&
    line.text.length >= 4 &&
    line.text.length <= 45 &&
    words.length <= 6 &&
    /^\p{Lu}/u.test(line.text) &&
    !/[\d,;@|\t()•·.]|\/\/| [–—-] /u.test(bare) &&
    !namesRole(line.text) &&
    // "Bachelor: Web design" opens no section.
    (!findDegree(line.text) ||
      /^\P{L}*(?:degrees?|diplom\p{L}*|licen[cs]es?)\P{L}*$/iu.test(line.text) ||
      line.text === line.text.toUpperCase()) &&
    (!namesSchool(line.text) || /\b(?:institutions|schools|colleges|universities)\b/i.test(line.text)) &&
    !isPlace(line.text)
  );
}

/** A look is that of headings where as many known ones have it, and as large a share of the lines that have it. */
const clearCount = 3;
const clearShare = 0.6;

/** The section that the words of a heading speak of, where no dictionary holds them. */
export const hintOf = (text: string) => hints.find(([, words]) => words.test(text))?.[0];

/**
 * A hint decides unless what stands below clearly tells of something else. Without a hint the line opens a section only where it
 * looks like nothing but headings do, or where the resume has none of that name: a project's name may look like a heading.
 */
function nameOf(
  line: PlacedLine,
  below: readonly PlacedLine[],
  isNew: (name: SectionName) => boolean,
): SectionName | null {
  const hint = hintOf(line.text);
  const content = contentOf(below);
  if (!hint) return content && told.has(content) && isNew(content) ? content : null;
  return content && told.has(hint) && told.has(content) ? content : hint;
}

/**
 * Headings in words of their own. A line counts when it looks like the headings that are known, or, in a text without any looks,
 * stands apart and holds a word that headings have; what stands below has to fit. `known` holds the lines of known headings.
 */
export function guessHeadings(
  lines: readonly PlacedLine[],
  known: ReadonlyMap<PlacedLine, SectionName>,
): Map<PlacedLine, SectionName> {
  const looks = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    const look = looks.get(lookOf(line)) ?? { known: 0, all: 0 };
    look.all += 1;
    if (known.has(line)) look.known += 1;
    looks.set(lookOf(line), look);
  }
  const isLikeKnown = (line: PlacedLine) => {
    const look = looks.get(lookOf(line));
    return look !== undefined && look.known >= 1 && look.known >= look.all * 0.2;
  };
  const hasHeadingLook = (line: PlacedLine) => {
    const { known: count = 0, all = 0 } = looks.get(lookOf(line)) ?? {};
    return count >= clearCount && count >= all * clearShare;
  };
  // In a text without any looks a word that headings have and what stands below decide together.
  const isTold = (line: PlacedLine, at: number) => {
    const hint = line.fontSize === 0 ? hintOf(line.text) : undefined;
    return hint !== undefined && told.has(hint) && contentOf(lines.slice(at + 1, at + 4)) === hint;
  };
  const candidates = lines.map(
    (line, at) =>
      at > 0 && !known.has(line) && couldBeHeading(line) && (isLikeKnown(line) || isTold(line, at)),
  );
  const guessed = new Map<PlacedLine, SectionName>();
  const named = new Set(known.values());
  let open: SectionName = 'profile';
  for (const [at, line] of lines.entries()) {
    open = known.get(line) ?? open;
    if (!candidates[at]) continue;
    let end = at + 1;
    while (end < lines.length && !candidates[end] && !known.has(lines[end] as PlacedLine)) end += 1;
    const isNew = (name: SectionName) => !named.has(name) || hasHeadingLook(line);
    const name = nameOf(line, lines.slice(at + 1, end), isNew);
    if (!name || name === open) continue;
    guessed.set(line, name);
    open = name;
  }
  return guessed;
}
