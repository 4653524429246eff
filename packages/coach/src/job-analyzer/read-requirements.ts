import type { JobRequirement } from '@greenroom/domain';
import { longestLine } from '../job-ad/ad-duties.ts';
import type { AdLine } from '../job-ad/ad-line.ts';
import { findSkills, type SkillMention } from '../skills/find-skills.builtin.ts';
import { givesSkills, judgeSkill, linesPastFirm, reason } from './skill-lines.ts';

interface Placed {
  mention: SkillMention;
  line: AdLine;
}

/** The line that has each mention; both lists are in order. */
function placed(mentions: readonly SkillMention[], lines: readonly AdLine[]): Placed[] {
  const pairs: Placed[] = [];
  let at = 0;
  for (const mention of mentions) {
    while (at < lines.length && (lines[at] as AdLine).end <= mention.start) at += 1;
    const line = lines[at];
    if (line && line.start <= mention.start) pairs.push({ mention, line });
  }
  return pairs;
}

const link = /^\s*(?:,|\/|,?\s*(?:and\/or|or))(?:\s+(?:an)?other)?\s*$/i;
const choice = /\bor\b/i;
/** "Accounting, Finance or a related field": the last of the alternatives is no skill. */
const openChoice =
  /^,?\s*(?:and\/)?or (?:an?(?:other)? |any )?(?:closely )?(?:related|similar|equivalent|comparable|relevant|other)\b/i;
const degree = /\b(?:degree|bachelor\w*|master['’]?s|diploma|major)\b/i;
/** Between the fields of a degree there may be fields that the lexicon lacks. */
const fieldLink = /^[\p{L}\s,/&]{1,60}$/u;

const openReach = 40;
const isDegree = ({ line, mention }: Placed) =>
  line.text.length <= longestLine && degree.test(line.text.slice(0, Math.max(0, mention.start - line.start)));

/** Mentions that replace each other, as in "Python, Rust or Go", together; any other mention alone. */
function grouped(text: string, pairs: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  let links = '';
  let last: Placed[] = [];
  const close = () => {
    const end = last.at(-1)?.mention.end ?? 0;
    if (last.length > 1 && (choice.test(links) || openChoice.test(text.slice(end, end + openReach))))
      groups.push(last);
    else groups.push(...last.map((one) => [one]));
    last = [];
    links = '';
  };
  for (const pair of pairs) {
    const before = last.at(-1);
    const between = before ? text.slice(before.mention.end, pair.mention.start) : '';
    const joins = isDegree(pair) ? fieldLink : link;
    if (!before || before.line !== pair.line || !joins.test(between)) close();
    else links += between;
    last.push(pair);
  }
  close();
  return groups;
}

/** A language as the field of a degree isn't asked for. */
const languageName =
  /^(?:english|spanish|french|german|portuguese|chinese|mandarin|arabic|italian|japanese)$/i;

/** "Finance, Economics or a related field": none of the fields is needed. */
function isOpenDegree(text: string, group: readonly Placed[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || !isDegree(first)) return false;
  return openChoice.test(text.slice(last.mention.end, last.mention.end + openReach));
}

const peopleSkills = 'People skills';

const rankOf = ({ importance }: Pick<JobRequirement, 'importance'>) =>
  importance === 'must-have' ? 0 : importance === 'nice-to-have' ? 1 : 2;

const headLines = 3;
/** Words of the employer's name: "ADP" alone under the title of an ad of ADP is no skill in it. */
function ownNames(lines: readonly AdLine[], company: string | null): ReadonlySet<string> {
  const under = lines.slice(1, headLines).flatMap(({ text, part }) => (part === 'open' ? text : []));
  const names = [
    company ?? '',
    ...under.filter((text) => /^(?:\p{Lu}[\p{L}\p{N}&.-]*\s?){1,3}$/u.test(text)),
  ];
  return new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]).map((name) => name.toLowerCase()));
}

/** How much of a line is the name of a firm that seeks: "Trinity Life Sciences is seeking". */
const nameOfSeeker = (line: string): number =>
  /^(?:at )?((?:[\p{Lu}\p{N}][\p{L}\p{N}&.’'-]*\s(?:(?:of|and|&)\s)?){1,6})(?:(?:team|group|department|division) )?(?:is|are) (?:currently |actively |now )?(?:seeking|looking|hiring|recruiting|searching)/u.exec(
    line,
  )?.[0].length ?? 0;

/** From where on a line may give skills. A line is read once, however many skills it names: thousands may be in one line. */
function skillStarts(lines: readonly AdLine[]): (line: AdLine) => number {
  const pastFirm = linesPastFirm(lines);
  const starts = new Map<AdLine, number>();
  return (line) => {
    const known = starts.get(line);
    if (known !== undefined) return known;
    const start = givesSkills(line, pastFirm.has(line)) ? nameOfSeeker(line.text) : Number.POSITIVE_INFINITY;
    starts.set(line, start);
    return start;
  };
}

/** Mentions of a skill from which on it is plainly the work; a long ad names many things as often. */
const oftenNamed = 3;
const linesForMention = 12;

/** A skill of the title, or one that comes up again and again, is the core of the work: a must, wherever it is named. */
function withCore(
  one: JobRequirement,
  titleSkills: ReadonlySet<string>,
  lines: readonly AdLine[],
): JobRequirement {
  if (one.importance !== 'mentioned' || one.family === peopleSkills) return one;
  if (titleSkills.has(one.skill))
    return { ...one, importance: 'must-have', ...reason('because_in_title', {}) };
  return one.count >= Math.max(oftenNamed, lines.length / linesForMention)
    ? { ...one, importance: 'must-have', ...reason('because_count', { count: one.count }) }
    : one;
}

/**
 * Each skill that the ad names, once, the musts first, then by how often it is named. Alternatives ("Python, Rust or Go") are one
 * requirement.
 */
export function readRequirements(
  text: string,
  lines: readonly AdLine[],
  { company = null, title = null }: { company?: string | null; title?: string | null } = {},
): JobRequirement[] {
  const bySkill = new Map<string, JobRequirement>();
  const own = ownNames(lines, company);
  const startOf = skillStarts(lines);
  const pairs = placed(findSkills(text), lines).filter(
    ({ line, mention }) =>
      !own.has(mention.quote.toLowerCase()) &&
      mention.start - line.start >= startOf(line) &&
      !(languageName.test(mention.quote) && isDegree({ line, mention })),
  );
  for (const group of grouped(text, pairs)) {
    const isOpen = isOpenDegree(text, group);
    const verdictOn = ({ mention, line }: Placed) =>
      isOpen
        ? { importance: 'mentioned' as const, ...reason('because_degree_field', {}) }
        : judgeSkill(line, text.slice(line.start, line.end), mention.start - line.start);
    // What was asked for on its own before is no alternative.
    const [first, ...rest] = group.filter((pair) => {
      const known = bySkill.get(pair.mention.skill);
      if (!known || rankOf(known) > rankOf(verdictOn(pair))) return true;
      known.count += 1;
      return false;
    });
    if (!first) continue;
    const { mention, line } = first;
    const known = bySkill.get(mention.skill);
    const others = [...new Set(rest.map(({ mention: { skill } }) => skill))].filter(
      (one) => one !== mention.skill,
    );
    bySkill.set(mention.skill, {
      skill: mention.skill,
      ...(others.length > 0 ? { alternatives: others } : {}),
      family: mention.family,
      ...verdictOn(first),
      count: (known?.count ?? 0) + 1,
      quote: text.slice(line.start, line.end),
      start: line.start,
      end: line.end,
    });
  }
  // A skill that is asked for on its own is no mere alternative.
  for (const one of bySkill.values()) {
    const others = one.alternatives?.filter((name) => !bySkill.has(name)) ?? [];
    if (others.length > 0) one.alternatives = others;
    else delete one.alternatives;
  }
  const titleSkills = new Set(findSkills(title ?? '').map(({ skill }) => skill));
  return [...bySkill.values()]
    .map((one) => withCore(one, titleSkills, lines))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.count - a.count || a.start - b.start);
}

/** A requirement's names as they are shown: "Python, Rust or Go". */
export function namesOf({ skill, alternatives = [] }: JobRequirement): string {
  return [[skill, ...alternatives.slice(0, -1)].join(', '), ...alternatives.slice(-1)].join(' or ');
}
