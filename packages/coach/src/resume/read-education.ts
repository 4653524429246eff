import type { ParsedResume } from '@greenroom/domain';
import { findPeriod, findSingleDate, type Period } from './dates.ts';
import { isTableHead } from './entry-lines.ts';
import type { FieldLog, Words } from './field-log.ts';
import { joinLines, linesIn, type PlacedLine, type Section } from './find-sections.ts';
import { partsOf, withoutPeriod } from './header-parts.ts';
import { findDegree, findPlace, isPlace, namesField, namesSchool } from './place-words.ts';
import { confidence, degreeConfidence, schoolConfidence } from './sureness.ts';

type Study = ParsedResume['education'][number];

interface Draft {
  school?: Words;
  degree?: Words;
  place?: Words;
  score?: Words;
  period?: { period: Period; line: PlacedLine };
  courses: string[];
  loose: Words[];
  lines: PlacedLine[];
}

const scorePattern =
  /\b(\d\.\d{1,2})\s+c?gpa\b|\b(?:c?gpa|grade|percentage|score|marks|aggregate|cpi|sgpa)\s*(?:of|:|-|–)?\s*(\d{1,3}(?:\.\d{1,2})?\s*%?(?:\s*\/\s*\d{1,3}(?:\.\d+)?)?)|\b(\d{1,2}(?:\.\d{1,2})?\s*\/\s*(?:4|5|10)(?:\.0{1,2})?)\b|\b(\d{2}(?:\.\d{1,2})?\s?%)|\b((?:first|second|upper second|lower second)[- ]class(?: honou?rs)?|distinction|summa cum laude|magna cum laude|cum laude|2:1|2:2)\b/i;
const coursePattern = /^(?:relevant )?(?:coursework|courses|modules)\s*(?:include[sd]?)?\s*:?\s*(.+)$/i;

/** "Thesis: ...", "Activities and societies: ...": what a line tells of a study, beside what names it. */
const detail =
  /^(?!(?:degree|major|minor|field|gpa|cgpa|grade|score|marks|school|college|university|institut\p{L}*|location|board|course|courses|coursework|relevant|dates?|duration|year|percentage|qualification|exam\p{L}*|specializ\p{L}+|stream|branch|diploma|bachelor\p{L}*|master\p{L}*|ph\.?d\.?|b\.?sc\.?|m\.?sc\.?)\b)(?:[\p{L}&/’'-]+ ){0,5}[\p{L}&/’'-]+\s?:\s/iu;
const opensDetail =
  /^(?:thesis|dissertation|advis[eo]r|supervis\p{L}+|concentration in|focus(?:ed)? on|graduated (?:with|in the)|member of|awarded|recipient|dean[’']?s list|final project|activities|titel der|thema|note|abschlussnote|mémoire|tesis|tesi|voto|média|praca (?:magisterska|inżynierska|dyplomowa))\b/iu;
const isDetail = (text: string) =>
  (detail.test(text) && !(findDegree(text) && namesSchool(text))) ||
  (opensDetail.test(text) && !findDegree(text));

const isEmpty = (draft: Draft) => !draft.school && !draft.degree && !draft.period && draft.loose.length === 0;

/** A part that fills what is already filled starts the next study. */
function clashes(draft: Draft, found: { school: boolean; degree: boolean; period: boolean }): boolean {
  return (
    (found.school && !!draft.school) ||
    (found.degree && !!draft.degree) ||
    (found.period && !!draft.period && (found.school || found.degree || !!draft.school))
  );
}

/** "BSc Statistics at Leeds University", but not "University of Texas at Austin". */
function splitAtSchool(text: string): string[] {
  const at = /^(.+?)\s+at\s+(\p{Lu}.+)$/u.exec(text);
  return at && findDegree(at[1] as string) && !namesSchool(at[1] as string)
    ? [at[1] as string, at[2] as string]
    : [text];
}

/** "MSc in Data" / "Science" in a narrow column. */
const isRestOfField = (degree: string, rest: string) =>
  /\sin\s/.test(degree) &&
  findDegree(degree) !== null &&
  /^\p{L}+(?: \p{L}+)?$/u.test(rest) &&
  !namesSchool(rest) &&
  !findDegree(rest) &&
  !isPlace(rest);

/** "BSc Transport, Gdynia Maritime" / "University, 2011 – 2014" */
const isRestOfSchool = (before: string, rest: string) =>
  /^(?:university|college|institute|school|academy|polytechnic)\b(?! of\b)/i.test(rest) &&
  /,\s*\p{Lu}[\p{L}.'’ -]+$/u.test(before) &&
  !namesSchool(before);

/** A school whose name wraps in a narrow column is one line again. */
function joinWrappedNames(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      !line.isBullet &&
      line.text.length < 60 &&
      (/\b(?:of|at|and|in|for|&)$/i.test(last.text) ||
        isRestOfField(last.text, line.text) ||
        isRestOfSchool(last.text, line.text));
    if (goesOn) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

/** "PhD Princeton University": a degree in letters, and a school right after it. */
function splitAfterDegree(words: Words): Words[] | null {
  const found = findDegree(words.text);
  if (found?.start !== 0 || !/^[A-Z][A-Za-z.]{1,5}$/.test(found.words.trim())) return null;
  const rest = words.text.slice(found.words.length).trim();
  const [name = ''] = rest.split(',');
  if (!/^\p{Lu}/u.test(name) || !namesSchool(name) || /\s(?:at|from)\s/.test(name)) return null;
  return [{ ...words, text: found.words.trim() }, ...splitStudy({ ...words, text: rest })];
}

/** "Boğaziçi University, Computer Engineering" as school and field; "University of California, Berkeley" is a school. */
function splitSchoolAndField(words: Words): Words[] | null {
  const [name = '', ...rest] = words.text.split(/,\s+/);
  const field = rest.join(', ');
  if (!namesSchool(name) || findDegree(name) || !field || isPlace(field) || !namesField(field)) return null;
  return [
    { ...words, text: name },
    { ...words, text: field },
  ];
}

/** "BSc Statistics, University of Leeds" as two parts. */
function splitStudy(words: Words): Words[] {
  const afterDegree = splitAfterDegree(words);
  if (afterDegree) return afterDegree;
  // "M.Com (Osmania University)"
  const bracket = /^(.{2,40}?)\s*\(([^()]{4,80})\)$/.exec(words.text);
  if (bracket && findDegree(bracket[1] as string) && namesSchool(bracket[2] as string))
    return [1, 2].map((group) => ({ ...words, text: bracket[group] as string }));
  // "University of Lagos: B.Sc Economics"
  const colon = /^(.{3,70}?)\s*:\s+(.{2,})$/.exec(words.text);
  if (colon && namesSchool(colon[1] as string) && findDegree(colon[2] as string))
    return [1, 2].map((group) => ({ ...words, text: colon[group] as string }));
  // "12th from Rajasthan Board"
  const from = /^(.{2,60}?)\s+from\s+(\p{Lu}[^,]{2,60})$/u.exec(words.text);
  if (from && findDegree(from[1] as string) && !namesSchool(words.text))
    return [1, 2].map((group) => ({ ...words, text: from[group] as string }));
  const end = findPlace(words.text);
  if (
    end &&
    end.start > 3 &&
    end.start + end.text.length >= words.text.length - 1 &&
    namesSchool(words.text)
  ) {
    const rest = words.text.slice(0, end.start).replace(/[\s,–-]+$/, '');
    if (namesSchool(rest)) return [...splitStudy({ ...words, text: rest }), { ...words, text: end.text }];
  }
  const pieces = words.text.split(/,\s+|\s+from\s+(?=\p{Lu})/u).flatMap(splitAtSchool);
  if (pieces.length < 2 || !(findDegree(words.text) && namesSchool(words.text))) {
    const place = findPlace(words.text);
    if (place && place.start > 3 && namesSchool(words.text)) {
      const name = words.text.slice(0, place.start).replace(/[\s,–-]+$/, '');
      return [
        { ...words, text: name },
        { ...words, text: place.text },
      ];
    }
    return splitSchoolAndField(words) ?? [words];
  }
  const joined: Words[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isNew =
      !last ||
      namesSchool(piece) ||
      (namesSchool(last.text) && (isPlace(piece) || findDegree(piece) !== null));
    if (isNew) joined.push({ ...words, text: piece });
    else last.text = `${last.text}, ${piece}`;
  }
  return joined;
}

/** "PhD in Computer Science" says more than "PhD". */
const isMoreOf = (before: string, text: string) =>
  text.length > before.length && text.toLowerCase().startsWith(before.toLowerCase());

function fill(draft: Draft, line: PlacedLine, period: Period | null): void {
  const course = coursePattern.exec(line.text)?.[1];
  if (course) {
    draft.courses.push(
      ...course
        .split(/[,;]\s*/)
        .map((one) => one.trim())
        .filter(Boolean),
    );
    return;
  }
  if (period) draft.period ??= { period, line };
  if (isDetail(line.text) && !scorePattern.test(line.text)) return;
  const score = scorePattern.exec(line.text);
  if (score) draft.score ??= { text: (score.slice(1).find(Boolean) ?? '').trim(), line };
  const plain = withoutPeriod(line.text, period)
    .replace(scorePattern, ' ')
    .replace(/\(\s*\)/g, ' ');
  if (isDetail(line.text)) return;
  for (const part of partsOf(plain, line).flatMap(splitStudy)) {
    const text = part.text
      .replace(
        /\b(?:graduated|expected|graduation|with|gpa|cgpa|class of|percentage|grade|passed|completed|in|from|at|of)\s*:?\s*$/i,
        '',
      )
      .replace(/[\s,(:–-]+$/, '')
      .trim();
    if (
      text.length < 2 ||
      !/\p{L}.*\p{L}/u.test(text) ||
      /^(?:gpa|cgpa|graduated|expected|percentage|grade|year|institution|course|degree|board)$/i.test(text)
    )
      continue;
    const words = { text, line };
    if (
      findDegree(text) &&
      !(namesSchool(text) && draft.degree) &&
      !(namesSchool(text) && (findDegree(text)?.start ?? 0) > 0)
    ) {
      if (!draft.degree || isMoreOf(draft.degree.text, text)) draft.degree = words;
      else draft.loose.push(words);
    } else if (namesSchool(text)) {
      if (!draft.school) draft.school = words;
      else draft.loose.push(words);
    } else if (isPlace(text)) draft.place ??= words;
    else draft.loose.push(words);
  }
}

function draftsOf(lines: readonly PlacedLine[]): Draft[] {
  const hasPlain = lines.some((line) => !line.isBullet && (findDegree(line.text) ?? namesSchool(line.text)));
  const drafts: Draft[] = [{ courses: [], loose: [], lines: [] }];
  for (const line of lines) {
    const period = findPeriod(line.text) ?? findSingleDate(line.text);
    const plain = withoutPeriod(line.text, period);
    const isSentence = line.text.split(/\s+/).length > 22 || (isDetail(line.text) && !period);
    const found = {
      school: namesSchool(plain) && !isSentence,
      degree: findDegree(plain) !== null && !coursePattern.test(plain) && !isSentence,
      period: period !== null && !isSentence,
    };
    let open = drafts.at(-1) as Draft;
    // Under a study that is named in plain lines, bullets tell of it.
    const isTold = hasPlain && line.isBullet && !(found.degree && (found.school || found.period));
    if (isTold && !coursePattern.test(line.text) && !scorePattern.test(line.text)) {
      open.lines.push(line);
      continue;
    }
    if (clashes(open, found) && !(line.isBullet && !found.degree)) {
      open = { courses: [], loose: [], lines: [] };
      drafts.push(open);
    }
    open.lines.push(line);
    if (!isSentence) fill(open, line, period);
  }
  return drafts.filter((draft) => !isEmpty(draft));
}

/** "Bachelor of Engineering (B.Eng.), Mechanical", "Master of Science Technical Physics": a degree in full, and its field. */
const wholeDegree =
  /^((?:bachelor|master|associate|doctor) of (?:(?:applied|fine|business|public|social|computer|political) )?(?:science|arts?|engineering|administration|health|policy|laws?|education|philosophy|commerce|technology|music|sciences|computing|design|architecture|nursing|medicine|pharmacy|management|information)(?!\p{L})(?:\s\((?:hons\.?|honours|[BM]\.? ?[A-Z][A-Za-z.]{0,5}|Ph\.?D\.?)\))?)(?!\s*(?:and|&|of|degree)\b)\s*[,:–-]?\s*(?:in |\()?(\S.*)$/iu;

/** "Bachelor of Science in Computer Science" as degree and field. */
function splitDegree(text: string): { studyType: string; area?: string } {
  const whole = wholeDegree.exec(text);
  if (whole?.[2]) return { studyType: trimEnds(whole[1] as string), area: trimEnds(whole[2]) || undefined };
  const inField = /^(.{2,60}?)\s+(?:in|en|em)\s+(.+)$/i.exec(text);
  if (inField) return { studyType: trimEnds(inField[1] as string), area: trimEnds(inField[2] as string) };
  const romance =
    /^(licence|licenciatura|ma[îi]trise|doctorat|mestrado|laurea|bacharelado|graduação)\s+(?:d[ei]|d['’])\s*(.+)$/iu.exec(
      text,
    );
  if (romance) return { studyType: romance[1] as string, area: trimEnds(romance[2] as string) };
  const bracket = /^(.{2,50}?)\s*[([](.{3,60}?)[)\]]\s*(.*)$/.exec(text);
  const isGrade = bracket && /^(?:hons?|honou?rs|pass|gen|general|tech)\b\.?$/i.test(bracket[2] as string);
  if (bracket && isGrade)
    return {
      studyType: trimEnds(text.slice(0, text.length - (bracket[3] as string).length)),
      area: trimEnds(bracket[3] as string) || undefined,
    };
  if (bracket) return { studyType: trimEnds(bracket[1] as string), area: trimEnds(bracket[2] as string) };
  const comma = /^(.{2,50}?)\s*[,:–-]\s+(.{3,})$/.exec(text);
  if (comma && findDegree(comma[1] as string))
    return { studyType: trimEnds(comma[1] as string), area: trimEnds(comma[2] as string) };
  const degree = findDegree(text);
  const isShort =
    degree &&
    degree.start === 0 &&
    /^(?:[A-Z][A-Za-z]{0,5}\.?\s?){1,3}$|\./.test(degree.words) &&
    !/of$/i.test(degree.words);
  const rest = degree ? text.slice(degree.words.length).trim() : '';
  if (isShort && rest.length > 2 && !/^of\b/i.test(rest))
    return {
      studyType: degree.words,
      area: trimEnds(rest.replace(/^(?:\(hons\.?\)|hons\.?|degree)\s*/i, '')),
    };
  return { studyType: trimEnds(text) };
}

const trimEnds = (text: string) => text.replace(/^[\s,:()–-]+|[\s,:(–-]+$/g, '');

function finish(draft: Draft, path: string, log: FieldLog): Study {
  log.take(draft.lines, draft.period?.line);
  const note = (field: string, words: Words | undefined, confidence: number) =>
    words && log.note(`${path}.${field}`, words.text, words.line, confidence);
  const degree = draft.degree && splitDegree(draft.degree.text);
  const loose = draft.loose.filter((one) => one.text.length < 90);
  const first = loose.find((one) => namesField(one.text)) ?? loose[0];
  const second = loose.find((one) => one !== first);
  const institution =
    draft.school ?? (draft.degree ? first : undefined) ?? (draft.degree ? undefined : first);
  const area =
    degree?.area ??
    (draft.school && first && first.text.length < 60 ? first.text : draft.school ? undefined : second?.text);
  const studyType = degree?.studyType ?? draft.degree?.text ?? '';
  const sureDates =
    draft.school && draft.degree && draft.period?.period.startDate ? confidence.sure : confidence.likely;
  if (draft.degree)
    note(
      'studyType',
      { ...draft.degree, text: studyType },
      degreeConfidence(studyType, draft.school !== undefined),
    );
  if (area)
    note('area', { text: area, line: draft.degree?.line ?? (first as Words).line }, confidence.likely);
  const { period, line } = draft.period ?? {};
  if (period?.startDate && line)
    log.note(`${path}.startDate`, line.text.slice(period.start, period.end), line, sureDates);
  if (period?.endDate && line)
    log.note(`${path}.endDate`, line.text.slice(period.start, period.end), line, sureDates);
  return {
    institution: note('institution', institution, schoolConfidence(draft.school, draft.degree)),
    area,
    studyType: degree?.studyType,
    location: note('location', draft.place, confidence.likely),
    startDate: period?.startDate,
    endDate: period?.endDate,
    score: note('score', draft.score, confidence.likely),
    courses: draft.courses,
  };
}

/** Step four, what they learned: school, degree, field, dates, marks. */
export function readEducation(sections: readonly Section[], log: FieldLog): Study[] {
  const lines = linesIn(sections, 'education').filter((line) => !isTableHead(line.text));
  return draftsOf(joinWrappedNames(lines))
    .filter((draft) => draft.school || draft.degree)
    .map((draft, at) => finish(draft, `education.${at}`, log));
}
