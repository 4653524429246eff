import type { ParsedResume, RequirementDraft } from '@greenroom/domain';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { readYears } from '../job-analyzer/read-job-facts.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { skillsThatShow } from '../skills/satisfies.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { tellingStems } from '../text/telling-stems.ts';

export interface EvidenceRequest {
  requirements: readonly RequirementDraft[];
  resume: Pick<ParsedResume, 'work' | 'projects' | 'volunteer' | 'certificates' | 'education' | 'basics'>;
  /** The text of the resume, line by line. */
  text: string;
}

/** A line of the resume, read once. */
interface OwnLine {
  text: string;
  stems: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  /** It tells of work; a line of a list names things only. */
  tellsWork: boolean;
}

const [fewestWords, mostWords] = [2, 60];

function ownLines({ resume, text }: EvidenceRequest): OwnLine[] {
  const told = [...resume.work, ...resume.projects, ...resume.volunteer].flatMap(
    ({ highlights }) => highlights,
  );
  const bare = (line: string) => evenSpaces(line).replace(/^[•●▪◦*–-]\s*/, '');
  const whole = evenSpaces(text);
  const work = new Set(told.map(bare).filter((line) => whole.includes(line)));
  const others = text
    .split('\n')
    .map(bare)
    .filter((line) => ![...work].some((one) => one.includes(line)));
  return [...work, ...new Set(others)]
    .filter((line) => {
      const count = line.split(' ').length;
      return count >= fewestWords && count <= mostWords && !/@|https?:/.test(line);
    })
    .map((line) => ({
      text: line,
      stems: tellingStems(line),
      skills: new Set(
        findSkills(line)
          .filter(({ family }) => family !== 'People skills')
          .map(({ skill }) => skill),
      ),
      tellsWork: work.has(line),
    }));
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => b.has(one)).length;
/** From this share of a requirement's telling words on, a line is about the same thing. */
const enoughShared = 0.5;
const fewestShared = 2;

/** How well a line shows a task or a skill; 0 where it doesn't. */
function showsWork(line: OwnLine, required: RequirementDraft): number {
  const asked = required.line || required.name;
  const stems = tellingStems(asked);
  const both = shared(stems, line.stems);
  const share = stems.size === 0 ? 0 : both / stems.size;
  const wanted = findSkills(asked).filter(({ family }) => family !== 'People skills');
  // What a task is done with is shown by its own name alone; of alternatives one is enough.
  const shownBy = (skill: string) =>
    required.kind === 'skill' ? [skill, ...skillsThatShow(skill)] : [skill];
  const has = wanted.filter(({ skill }) => shownBy(skill).some((one) => line.skills.has(one)));
  const isEnough = has.length === wanted.length || (has.length > 0 && /\bor\b/i.test(asked));
  // A tool is shown by its name where the requirement is about it and little else.
  const isAboutSkill = wanted.length > 0 && (required.kind === 'skill' || stems.size <= wanted.length * 3);
  const bySkill = isAboutSkill && isEnough ? has.length / wanted.length : 0;
  const byWords = both >= fewestShared && share >= enoughShared ? share : 0;
  if (bySkill === 0 && byWords === 0) return 0;
  return bySkill * 2 + share + Number(line.tellsWork) * 0.5 + Number(/\d/.test(line.text)) * 0.1;
}

/** Names of papers and places: "RN", "ACLS", "Ohio". */
const properNames = (text: string) =>
  (
    text.match(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}\p{N}]+(?:-\d+)?|\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}])/gu) ?? []
  ).map((name) => name.toLowerCase());
const paperWords = new Set(
  'current valid active must required preferred minimum a an the possess have hold obtain certified certification certificate license licensed licence state proof'.split(
    ' ',
  ),
);
const degreeRank: readonly RegExp[] = [
  /\b(?:high school|ged)\b/i,
  /\bassociate/i,
  /\b(?:bachelor|b\.?s\.?n?\b|b\.?a\b|bsc\b|undergraduate)/i,
  /\b(?:master|m\.?s\.?n?\b|m\.?a\b|msc\b|mba)\b/i,
  /\b(?:ph\.?d|doctora\w+|pharm\.?d|m\.?d\b)/i,
];
const rankOfDegree = (text: string) => degreeRank.findLastIndex((pattern) => pattern.test(text));

/** A paper is shown by a line with every name that the requirement gives it, a degree by one of its level in its field. */
function showsPaper(line: OwnLine, required: RequirementDraft): number {
  const asked = required.line || required.name;
  if (/\b(?:degree|diploma|bachelor|master['’]?s|ged|high school)\b/i.test(asked)) {
    const [wanted, own] = [rankOfDegree(asked), rankOfDegree(line.text)];
    const field = [...tellingStems(asked)].filter(
      (stem) => !/^(?:bachelor|master|diploma|school|associ|field|equival)/.test(stem),
    );
    const inField = field.length === 0 || field.some((stem) => line.stems.has(stem));
    return wanted >= 0 && own >= wanted && inField ? 1 : 0;
  }
  const names = [...new Set(properNames(asked))].filter((name) => !paperWords.has(name));
  const own = new Set(line.text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  if (names.length > 0) return names.every((name) => own.has(name)) ? 1 : 0;
  const stems = tellingStems(asked);
  return stems.size >= fewestShared && shared(stems, line.stems) === stems.size ? 1 : 0;
}

/** Years are shown only where a line says them: "Four years of telemetry". */
function showsYears(line: OwnLine, required: RequirementDraft): number {
  const yearsOf = (text: string) =>
    readYears(readJobAd(`Requirements\n- ${text} experience`).lines)?.min ?? 0;
  const wanted = yearsOf(required.line || required.name);
  if (wanted === 0 || !/\byears?\b/i.test(line.text) || yearsOf(line.text) < wanted) return 0;
  const stems = tellingStems(required.line || required.name);
  return stems.size === 0 || shared(stems, line.stems) > 0 ? 1 : 0;
}

function shows(line: OwnLine, required: RequirementDraft): number {
  if (required.kind === 'credential') return showsPaper(line, required);
  if (required.kind === 'years') return showsYears(line, required);
  if (required.kind === 'duty' || required.kind === 'skill') return showsWork(line, required);
  return 0;
}

/**
 * The line of a resume that shows each requirement, word for word; null where none does. Sure ones only: a line that shows
 * something else is worse than an empty cell.
 */
export function resumeEvidence(request: EvidenceRequest): (string | null)[] {
  const lines = ownLines(request);
  return request.requirements.map((required) => {
    let best: { text: string; worth: number } | null = null;
    for (const line of lines) {
      const worth = shows(line, required);
      if (worth > 0 && (best === null || worth > best.worth)) best = { text: line.text, worth };
    }
    return best?.text ?? null;
  });
}
