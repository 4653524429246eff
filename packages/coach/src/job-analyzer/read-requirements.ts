import type { Importance, JobRequirement } from '@greenroom/domain';
import { wordingAt } from '../job-ad/ask-wording.ts';
import { type AdLine, isSilent } from '../job-ad/read-job-ad.ts';
import { findSkills, type SkillMention } from '../skills/find-skills.builtin.ts';

interface Verdict {
  importance: Importance;
  because: string;
}

/** The line's own words decide first, then its section; what is only named, as in a duty, is mentioned. */
function judge({ part, heading }: AdLine, text: string, at: number): Verdict {
  const wording = wordingAt(text, at);
  if (wording) return { importance: wording.importance, because: `“${wording.cue}” in the sentence` };
  const because = heading ? `under “${heading}”` : 'named in the text';
  if (part === 'nice') return { importance: 'nice-to-have', because };
  return { importance: part === 'must' ? 'must-have' : 'mentioned', because };
}

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

const link = /^\s*(?:,|\/|,?\s*(?:and\/or|or))\s*$/i;
const choice = /\bor\b/i;

/** Mentions that stand for each other, as in "Python, Rust or Go", together; any other mention alone. */
function grouped(text: string, pairs: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  let links = '';
  let last: Placed[] = [];
  const close = () => {
    if (last.length > 1 && choice.test(links)) groups.push(last);
    else groups.push(...last.map((one) => [one]));
    last = [];
    links = '';
  };
  for (const pair of pairs) {
    const before = last.at(-1);
    const between = before ? text.slice(before.mention.end, pair.mention.start) : '';
    if (!before || before.line !== pair.line || !link.test(between)) close();
    else links += between;
    last.push(pair);
  }
  close();
  return groups;
}

const rankOf = ({ importance }: Pick<JobRequirement, 'importance'>) =>
  importance === 'must-have' ? 0 : importance === 'nice-to-have' ? 1 : 2;

/**
 * Each skill that the ad names, once, the musts first, then by how often it is named. Alternatives ("Python, Rust or Go") are one
 * requirement.
 */
export function readRequirements(text: string, lines: readonly AdLine[]): JobRequirement[] {
  const bySkill = new Map<string, JobRequirement>();
  const pairs = placed(findSkills(text), lines).filter(({ line }) => !isSilent(line));
  for (const group of grouped(text, pairs)) {
    const [{ mention, line }] = group as [Placed, ...Placed[]];
    const quote = text.slice(line.start, line.end);
    const verdict = judge(line, quote, mention.start - line.start);
    const known = bySkill.get(mention.skill);
    if (known && rankOf(known) <= rankOf(verdict)) {
      known.count += 1;
      continue;
    }
    const others = [...new Set(group.map(({ mention: { skill } }) => skill))].filter(
      (one) => one !== mention.skill,
    );
    bySkill.set(mention.skill, {
      skill: mention.skill,
      ...(others.length > 0 ? { alternatives: others } : {}),
      family: mention.family,
      ...verdict,
      count: (known?.count ?? 0) + 1,
      quote,
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
  return [...bySkill.values()].sort(
    (a, b) => rankOf(a) - rankOf(b) || b.count - a.count || a.start - b.start,
  );
}

/** A requirement's names as they are shown: "Python, Rust or Go". */
export function namesOf({ skill, alternatives = [] }: JobRequirement): string {
  return [[skill, ...alternatives.slice(0, -1)].join(', '), ...alternatives.slice(-1)].join(' or ');
}
