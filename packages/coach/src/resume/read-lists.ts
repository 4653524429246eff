import type { ParsedResume } from '@greenroom/domain';
import { findSkills, skillNamed } from '../skills/find-skills.builtin.ts';
import { readBody } from './entry-body.ts';
import type { FieldLog, Words } from './field-log.ts';
import { findEntries } from './find-entries.ts';
import { linesIn } from './find-sections.ts';
import { personalLabel } from './guess-sections.ts';
import { withoutPeriod } from './header-parts.ts';
import { plainHeaderPoints } from './header-points.ts';
import { dateIn, isDateAlone, itemsIn, nameOf } from './list-items.ts';
import type { PlacedLine } from './placed-line.ts';
import { headerParts, notePeriod } from './read-work.ts';
import type { Section } from './section.ts';
import type { SectionName } from './section-words.ts';
import { confidence } from './sureness.ts';
import { entriesByColon, entriesByLook } from './undated-entries.ts';

const listSeparator = /\s*[,;|•·▪●\t]\s*|\s{3,}|\s+\/\s+/;
const level =
  /\s*[([](?:less than |more than )?(?:\d+\+?\s*(?:years?|yrs?|months?)?|beginner|basic|intermediate|advanced|expert|proficient|fluent|native)[^)\]]*[)\]]?\s*$/i;
const skillLength = 60;

/** Commas inside brackets do not separate: "AWS (S3, EC2)". */
function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    if (at === text.length || (depth === 0 && /[,;|•·▪●\t]/.test(character as string))) {
      items.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return items.flatMap((item) => (item.includes('(') ? [item] : item.split(listSeparator)));
}

const plainSkill = (text: string) =>
  text
    .replace(level, '')
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/^(?:[\s–—-]|\/\s)+|(?:[\s.:–—-]|\s\/)+$/g, '')
    .trim();

/** A label, with how well somebody knows the skills in brackets. */
const groupPattern =
  /^([\p{L}\p{N}&/+ -]{2,40}?)(?:\s*\((?:beginner|basic|familiar|intermediate|advanced|experienced|proficient|expert|master|fluent)\))?\s*(?::|\s–\s|\s-\s)\s*(\S.*)$/iu;

/** A wrapped list goes on when the line before ends in a comma or this one starts in lower case. */
function joinWrapped(lines: readonly PlacedLine[]): { text: string; line: PlacedLine }[] {
  const joined: { text: string; line: PlacedLine }[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      !line.isBullet &&
      (/[,;&(/-]$/.test(last.text) || (/^\p{Ll}/u.test(line.text) && last.text.includes(',')));
    if (goesOn) last.text = `${last.text} ${line.text}`;
    else joined.push({ text: line.text, line });
  }
  return joined;
}

const groupWords =
  /^((?:(?:programming|scripting|query|web|digital|technical|soft|computer|hard|other|data|cloud) )?(?:languages?|skills|tools|frameworks?|databases?|technologies|software|libraries|platforms|methodologies|operating systems|devops|cloud|web|data|design|programming))\s+(?=\p{Lu})/iu;

/** "Tools Tableau, Excel": a label that only its type set apart from the list. Null where the words belong together. */
function unmarkedGroup(text: string): { name: string; list: string } | null {
  const name = groupWords.exec(text)?.[1];
  if (!name || !text.includes(',')) return null;
  const list = text.slice(name.length).trim();
  const first = list.split(',')[0] as string;
  const isOne = skillNamed(`${name} ${first}`) !== undefined;
  return !isOne && skillNamed(first) ? { name, list } : null;
}

const chipWordsMax = 3;

/** Skills set as chips side by side ("SQL Python Tableau"), each by the lexicon's name; null where a word is left over. */
function chipsOf(text: string): string[] | null {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 12 || skillNamed(text)) return null;
  const chips: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(chipWordsMax, words.length - at);
    while (length > 0 && !skillNamed(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return null;
    chips.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return chips;
}

/** Step four, what they can: the groups of the skills section with their items. */
export function readSkills(sections: readonly Section[], log: FieldLog): ParsedResume['skills'] {
  const groups: ParsedResume['skills'] = [];
  const loose: string[] = [];
  const add = (names: readonly string[], keywords: string[], line: PlacedLine) => {
    for (const name of names.flatMap((one) => chipsOf(plainSkill(one)) ?? [one])) {
      const skill = plainSkill(name);
      if (skill.length < 1 || keywords.includes(skill)) continue;
      if (skill.length <= skillLength && skill.split(/\s+/).length <= 7)
        keywords.push(
          log.note(
            'skills',
            skill,
            line,
            // A skill that wraps is in no line as a whole.
            skillNamed(skill) && line.text.includes(skill) ? confidence.sure : confidence.likely,
          ),
        );
      // A sentence about skills: the skills of the lexicon that it names.
      else
        for (const mention of findSkills(skill))
          if (!keywords.includes(mention.quote))
            keywords.push(log.note('skills', mention.quote, line, confidence.likely));
    }
  };
  for (const { text, line } of joinWrapped(linesIn(sections, 'skills'))) {
    // "Place: Pune", "Date:" close many resumes under whatever section stood last.
    if (/^(?:place|date|signature|name)\s*:/i.test(text)) continue;
    const written = groupPattern.exec(text) ?? /^([\p{L}&/ ]{3,30})\t(.*,.*)$/u.exec(text);
    const group =
      written && !(written[1] as string).includes(',')
        ? { name: (written[1] as string).trim(), list: written[2] as string }
        : unmarkedGroup(text);
    if (group) {
      const keywords: string[] = [];
      add(splitList(group.list), keywords, line);
      if (keywords.length > 0) groups.push({ name: group.name, keywords });
    } else add(splitList(text), loose, line);
  }
  return loose.length > 0 ? [{ name: 'Skills', keywords: loose }, ...groups] : groups;
}

/** The names of languages: in English, and in the languages whose resumes are read. */
const languageName =
  /^(?:english|spanish|french|german|portuguese|italian|dutch|polish|russian|ukrainian|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|swedish|norwegian|danish|finnish|icelandic|irish|welsh|catalan|basque|galician|croatian|serbian|slovenian?|lithuanian|latvian|estonian|albanian|arabic|hebrew|persian|farsi|hindi|urdu|bengali|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|nepali|sinhala|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|kiswahili|amharic|yoruba|igbo|hausa|zulu|afrikaans|latin|esperanto|español|castellano|inglés|francés|alemán|portugués|italiano|catalán|neerlandés|polaco|ruso|chino|japonés|árabe|français|anglais|espagnol|allemand|italien|portugais|néerlandais|russe|chinois|japonais|arabe|deutsch|englisch|spanisch|französisch|italienisch|portugiesisch|niederländisch|polnisch|russisch|chinesisch|türkisch|arabisch|latein|português|inglês|espanhol|francês|alemão|inglese|spagnolo|francese|tedesco|portoghese|russo|cinese|nederlands|engels|frans|duits|spaans|italiaans|polski|angielski|niemiecki|francuski|hiszpański|włoski|rosyjski|ukraiński)(?:\s+(?:language|langue|lingua))?$/iu;
const namesLanguage = (text: string) => languageName.test(text.trim());

const fluency =
  /(?<!\p{L})(?:native|nativ[oa]|mother tongue|muttersprache|langue maternelle|madrelingua|lengua materna|língua materna|moedertaal|ojczysty|bilingüe|bilingue|zweisprachig|verhandlungssicher|fließend|grundkenntnisse|gute kenntnisse|courant|notions|intermédiaire|avancé|fluido|avanzado|intermedio|básico|fluente|avançado|intermediário|básico|fluente|avanzato|scolastico|buono|ottimo|vloeiend|goed|basis|biegł[ya]|płynny|komunikatywny|podstawowy|bilingual|fluent|proficient|professional(?: working)?(?: proficiency)?|advanced|intermediate|conversational|basic|beginner|elementary|limited working|working knowledge|full professional|[ABC][12])(?![\p{L}\d])[^,;|]*/iu;

/** Languages with how well they are spoken. */
export function readLanguages(sections: readonly Section[], log: FieldLog): ParsedResume['languages'] {
  const lines = linesIn(sections, 'languages');
  // "Address: ...", "Nationality: ..." close many resumes under whatever section stood last.
  const end = lines.findIndex((line) => personalLabel.test(line.text));
  const told = end < 0 ? lines : lines.slice(0, end);
  const hasKnown = told.some((line) => line.text.split(/[^\p{L}]+/u).some(namesLanguage));
  return told.flatMap((line) =>
    splitList(line.text).flatMap((item) => {
      const level = fluency.exec(item)?.[0].replace(/[)\]\s.]+$/, '');
      const language = item
        .replace(fluency, '')
        .replace(/[^\p{L}\s]/gu, ' ')
        .trim();
      const isKnown = namesLanguage(language);
      if (language.length < 3 || language.split(/\s+/).length > 3 || !(isKnown || level || !hasKnown))
        return [];
      log.note('languages', language, line, isKnown ? confidence.sure : confidence.guess);
      return [{ language, fluency: level }];
    }),
  );
}

const itemsOf = (sections: readonly Section[], name: SectionName) =>
  sections.filter((section) => section.name === name).flatMap((section) => itemsIn(section.lines));

/** Certificates with issuer and date where they are named. */
export function readCertificates(sections: readonly Section[], log: FieldLog): ParsedResume['certificates'] {
  return [...itemsOf(sections, 'certificates'), ...itemsOf(sections, 'courses')].flatMap((item) => {
    const line = item.lines[0] as PlacedLine;
    const plain = withoutPeriod(nameOf(item), dateIn(nameOf(item)));
    const [name = plain, issuer] = plain
      .split(/\t|\s+[|–—-]\s+|,\s+(?=\p{Lu})/u)
      .map((part) => part.replace(/[\s,;:–-]+$/g, '').trim());
    if (name.length < 3) return [];
    const below = item.lines.slice(1).find((one) => !isDateAlone(one) && !plain.includes(one.text));
    log.note('certificates', name, line, confidence.likely);
    const date = item.period?.endDate ?? item.period?.startDate;
    return [{ name, issuer: issuer || (below && below.text.length < 70 ? below.text : undefined), date }];
  });
}

/** What joins the words of one name: "CNC - Machine for waste". */
const nameJoint = /^\s+[-–—]\s+/;

/** The parts of a project's header, of which the first is all of its name. */
function wholeName(parts: readonly Words[]): Words[] {
  const [name, second, ...rest] = parts;
  if (!name || second?.line !== name.line) return [...parts];
  const { line, text } = name;
  const after = line.text.slice(line.text.indexOf(text) + text.length);
  const joint = nameJoint.exec(after)?.[0];
  if (!joint || !after.startsWith(joint + second.text)) return [...parts];
  return wholeName([{ line, text: text + joint + second.text }, ...rest]);
}

/** Projects, read like jobs: a name, perhaps dates, and what was done. */
export function readProjects(sections: readonly Section[], log: FieldLog): ParsedResume['projects'] {
  const lines = linesIn(sections, 'projects');
  const entries = entriesByLook(lines) ?? entriesByColon(lines) ?? findEntries(lines, plainHeaderPoints);
  return entries.flatMap((entry, at) => {
    const [name, ...rest] = wholeName(headerParts(entry));
    if (!name) return [];
    const path = `projects.${at}`;
    const { startDate, endDate } = notePeriod(path, entry, log);
    const { summary, highlights } = readBody(entry.body);
    // The line that names the project went on below.
    const [first] = highlights;
    const wrapped = first && !first.line.isBullet && /^\p{Ll}/u.test(first.text) ? first : undefined;
    const description = [...rest.map((part) => part.text), wrapped?.text, summary]
      .filter(Boolean)
      .join(' · ');
    const url = /(?:https?:\/\/|github\.com)[^\s)]+/.exec(
      entry.header.map((line) => line.text).join(' '),
    )?.[0];
    return [
      {
        name: log.note(`${path}.name`, name.text, name.line, confidence.likely),
        description: description || undefined,
        url,
        startDate,
        endDate,
        highlights: highlights.filter((one) => one !== wrapped).map((one) => one.text),
      },
    ];
  });
}

/** Awards, publications and interests: a line each. */
export function readPlainLists(
  sections: readonly Section[],
): Pick<ParsedResume, 'awards' | 'publications' | 'interests'> {
  return {
    awards: itemsOf(sections, 'awards').map((item) => ({
      title: nameOf(item),
      date: item.period?.endDate,
    })),
    publications: itemsOf(sections, 'publications').map((item) => ({ name: nameOf(item) })),
    interests: linesIn(sections, 'interests')
      .flatMap((line) => splitList(line.text))
      .map((name) => name.trim())
      .filter((name) => name.length > 2 && name.length < 60)
      .map((name) => ({ name })),
  };
}
