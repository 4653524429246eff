import {
  type CheckGroup,
  type CheckId,
  checkLabels,
  type FixCode,
  isDoubtfulReading,
  joined,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  sayOfResume as say,
  type Worded,
} from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { toDo } from './check-words.ts';
import { wordsOfDocument } from './rewrite-line.ts';

export interface CappedPage {
  resume: ParsedResume;
  document: ResumeDocument;
}

/** A limit on readability, whatever the checks earn. */
interface Cap {
  id: CheckId;
  group: CheckGroup;
  /** Readability is no higher than this, 0 to 100. */
  cap: number;
  evidence: Worded;
  fix: FixCode;
}

/** Words and the most that so many are worth, with straight lines between, so that no word is worth more than one point. */
const capsByWords: readonly (readonly [number, number])[] = [
  [0, 0],
  [15, 10],
  [100, 70],
  [200, 100],
];

function capOfWords(words: number): number {
  const at = capsByWords.findIndex(([from]) => words < from);
  const [from, low] = capsByWords[at - 1] ?? [0, 100];
  const [to, high] = capsByWords[at] ?? [1, 100];
  return low + ((words - from) / (to - from)) * (high - low);
}

const unreadCap = 35;
const perReadWord = 0.7;
const readPath = /^(?:(?:work|volunteer|education)\.\d+\.(?:startDate|endDate|institution)|skills\.)/;

/** Words after the first job, school or skill that was read; 0 where there is none. */
function wordsFromFirstRead({ resume, document }: CappedPage): number {
  const ends = resume.fields.filter((field) => readPath.test(field.path)).map((field) => field.source.end);
  const [skill] = findSkills(document.text);
  if (skill) ends.push(skill.end);
  if (ends.length === 0) return 0;
  return wordsOfDocument({ ...document, text: document.text.slice(Math.min(...ends)) });
}

const doubtId = 'cap-misread';
const doubtfulCap = 50;

function doubtOf({ coverage }: ParsedResume): Worded {
  const lines = coverage?.unassigned.length ?? 0;
  const dates = coverage?.datesOutside ?? 0;
  const suspects = coverage?.suspects?.length ?? 0;
  if (lines + dates > 0) return say('cap_unplaced', { lines, dates });
  return coverage?.entries === 0 ? say('cap_no_entry') : say('cap_suspects', { count: suspects });
}

/** Every cap on readability, with the score it allows for this page; 100 where it does not apply. */
function capsOf(page: CappedPage): Cap[] {
  const { resume, document } = page;
  const wordsRead = wordsFromFirstRead(page);
  return [
    {
      id: doubtId,
      group: 'sections',
      cap: isDoubtfulReading(resume.coverage) ? doubtfulCap : 100,
      evidence: doubtOf(resume),
      fix: 'cap-misread',
    },
    {
      id: 'cap-unread',
      group: 'sections',
      cap: unreadCap + perReadWord * wordsRead,
      evidence: wordsRead === 0 ? say('cap_nothing') : say('cap_few_words', { count: wordsRead }),
      fix: 'cap-unread',
    },
    {
      id: 'cap-short',
      group: 'content',
      cap: capOfWords(wordsOfDocument(document)),
      evidence: say('cap_words', { count: document.words }),
      fix: 'cap-short',
    },
  ];
}

/** The caps to show for a share of points, 0 to 100: the lowest where it is below the share, and a doubtful reading in any case. */
export function capsBelow(share: number, page: CappedPage): Cap[] {
  const caps = capsOf(page);
  const lowest = Math.min(...caps.map(({ cap }) => cap));
  return caps.filter(({ id, cap }) => (cap === lowest && cap < share) || (id === doubtId && cap < 100));
}

/** The line of the checklist that shows a cap. It has no points. */
export function capLine({ id, group, cap, evidence, fix }: Cap): ResumeCheck {
  const { text, said } = joined(evidence, say('cap_limit', { cap: Math.round(cap) }));
  return {
    ...{ id, group, label: checkLabels[id] },
    ...toDo(fix),
    ...{ status: 'fail', points: 0, maxPoints: 0 },
    cap: Math.round(cap),
    evidence: text,
    evidenceSaid: said,
  };
}
