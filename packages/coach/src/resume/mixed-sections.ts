import { namesRole } from '../text/role-words.ts';
import type { Entry } from './entry.ts';
import { findPosts } from './find-posts.ts';
import { findDegree, namesField, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import type { Section } from './section.ts';
import { namesWorkAndStudy } from './section-words.ts';

/** Schools that nobody has a post of research at. */
const lowerSchool =
  /(?<!\p{L})(?:lyc[ée]e|liceo|gymnasium|fachoberschule|gesamtschule|realschule|high school|instituto de educación|liceum)(?!\p{L})/iu;

/** A degree, or the field or the pupils' school of somebody whose line names no post. */
function isStudy(header: readonly PlacedLine[]): boolean {
  const text = header.map((line) => line.text).join(' | ');
  if (header.some((line) => namesRole(line.text) && !findDegree(line.text))) return false;
  return (
    findDegree(text) !== null ||
    // The years of a French course of studies.
    /^(?:[LM][1-3]|CPGE)\s/.test(text) ||
    lowerSchool.test(text) ||
    (namesSchool(text) && header.some((line) => namesField(line.text)))
  );
}

/** A degree, a course of studies or a pupils' school opens a cell of the header, and no post is named: a study that the order of the page put among jobs. */
const isPlainStudy = (header: readonly PlacedLine[]) =>
  header
    .flatMap((line) => line.text.split('\t'))
    .some(
      (cell) =>
        /^studium\s(?:zu[mr]|der|des|in)\s|^duales studium$|^(?:\p{L}+\s)?erasmus(?:\+|\s|$)/iu.test(cell) ||
        // "High School English Teacher" is a post.
        (cell.search(lowerSchool) === 0 && !namesRole(cell.split(',')[0] ?? '')) ||
        (findDegree(cell)?.start === 0 && namesField(cell) && !header.some((line) => namesRole(line.text))),
    );

/** Posts by their titles and dates that stand last in a section, and how many of them show it. */
const postsLeast = 2;
const isPost = ({ header, period }: Entry) =>
  period?.startDate !== undefined && header.some((line) => namesRole(line.text)) && !isStudy(header);

/** Where the heading of the jobs is a picture or in letters nobody reads, they follow another section: the section as it is, or without its posts and these. */
export function splitPosts(section: Section): Section[] {
  const entries = findPosts(section.lines);
  const last = entries.findLastIndex((entry) => !isPost(entry));
  const [first, ...others] = entries.slice(last + 1);
  if (!first || others.length + 1 < postsLeast) return [section];
  const at = section.lines.indexOf(first.header[0] as PlacedLine);
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { name: 'work', heading: '', headingLine: null, lines: section.lines.slice(at) },
  ];
}

/** "Education and career", or studies among jobs: one section becomes two, each entry by its own words. Any other comes back as it is. */
export function splitMixed(section: Section): Section[] {
  const isMixed = namesWorkAndStudy(section.heading);
  if (!isMixed && section.name !== 'work') return [section];
  const entries = findPosts(section.lines);
  const studies = entries.filter((entry) => (isMixed ? isStudy : isPlainStudy)(entry.header));
  if (!isMixed && (studies.length === 0 || studies.length === entries.length)) return [section];
  if (studies.length === 0) return [{ ...section, name: entries.length > 0 ? 'work' : section.name }];
  const starts = studies.map(({ header }) => section.lines.indexOf(header[0] as PlacedLine));
  const others = entries.filter((entry) => !studies.includes(entry));
  const ends = others.map(({ header }) => section.lines.indexOf(header[0] as PlacedLine));
  const isOfStudy = (_line: PlacedLine, at: number) =>
    Math.max(-1, ...starts.filter((start) => start <= at)) > Math.max(-1, ...ends.filter((end) => end <= at));
  const education = { ...section, name: 'education' as const, lines: section.lines.filter(isOfStudy) };
  const work = section.lines.filter((line, at) => !isOfStudy(line, at));
  return work.length === 0
    ? [education]
    : [
        { ...section, name: 'work', lines: work },
        { ...education, headingLine: null },
      ];
}
