import { findDegree, namesField } from './place-words.ts';

/** Without the marks around it, nor a bracket that nothing in it opens. */
const trimEnds = (text: string) => {
  const plain = text.replace(/^[\s,:()–-]+|[\s,:(–-]+$/g, '');
  return plain.includes('(') ? plain : plain.replace(/\)$/, '');
};
/** "MSc Physics (1.7)", "BSc Biology (2:1)": marks. */
const marks = /\s*\((?:\d{1,3}(?:[.,]\d{1,2})?\s*%?|2:[12])\)$/;

/** "Bachelor of Engineering (B.Eng.), Mechanical", "Master of Science Technical Physics": a degree in full, and its field. */
const wholeDegree =
  /^((?:bachelor|master|associate|doctor) of (?:(?:applied|fine|business|public|social|computer|political) )?(?:science|arts?|engineering|administration|health|policy|laws?|education|philosophy|commerce|technology|music|sciences|computing|design|architecture|nursing|medicine|pharmacy|management|information)(?!\p{L})(?:\s\((?:hons\.?|honours|[BM]\.? ?[A-Z][A-Za-z.]{0,5}|Ph\.?D\.?)\))?)(?!\s*(?:and|&|of|degree)\b)\s*[,:–-]?\s*(?:in |\()?(\S.*)$/iu;

const degreeLetters = /^[BM]\.? ?[A-Z][A-Za-z.]{0,5}$|^Ph\.? ?D\.?$/;

/** "Bachelor Computer Science", "Masters Chemistry": a degree, and its field right behind it. */
const plainDegree =
  /^((?:bachelor|master|diplom|licence|mast[eè]re|doctora(?:l|te))(?:['’]?s)?(?: degree)?(?: \(hons?\.?\))?),?\s+(?!of\b|in\b|de\b|stud|degree\b)(\p{Lu}.{2,})$/iu;

/** "Bachelor of Science in Computer Science" as degree and field. */
export function splitDegree(given: string): { studyType: string; area?: string } {
  const text = given.replace(marks, '');
  const whole = wholeDegree.exec(text);
  if (whole?.[2] && !degreeLetters.test(whole[2].replace(/\)$/, '')))
    return { studyType: trimEnds(whole[1] as string), area: trimEnds(whole[2]) || undefined };
  const inField = /^(.{2,60}?)\s+(?:in|en|em)\s+(.+)$/i.exec(text);
  if (inField) return { studyType: trimEnds(inField[1] as string), area: trimEnds(inField[2] as string) };
  const romance =
    /^(licence|licenciatura|ma[îi]trise|doctorat|mestrado|laurea|bacharelado|graduação)\s+(?:d[ei]|d['’])\s*(.+)$/iu.exec(
      text,
    );
  if (romance) return { studyType: romance[1] as string, area: trimEnds(romance[2] as string) };
  const plain = plainDegree.exec(text);
  if (plain && namesField(plain[2] as string))
    return { studyType: plain[1] as string, area: trimEnds(plain[2] as string) };
  const behind = /^(.{3,80}),\s+([^,]{2,30})$/u.exec(text);
  const isBehind =
    behind &&
    findDegree(behind[2] as string)?.words.length === (behind[2] as string).length &&
    !findDegree(behind[1] as string) &&
    namesField(behind[1] as string);
  if (isBehind) return { studyType: behind[2] as string, area: trimEnds(behind[1] as string) };
  const [, field = '', letters = ''] = /^([^()]{3,60}?)\s*\(([^()]{2,12})\)$/.exec(text) ?? [];
  // "Business Analytics (BS)"
  if (letters && findDegree(letters)?.words.length === letters.length && !findDegree(field))
    return { studyType: letters, area: field };
  const bracket = /^(.{2,50}?)\s*[([](.{3,60}?)[)\]]\s*(.*)$/.exec(text);
  // "Master of Science (M.S.)": the same degree in letters.
  const isLetters = bracket && degreeLetters.test(bracket[2] as string);
  const isGrade =
    isLetters || (bracket && /^(?:hons?|honou?rs|pass|gen|general|tech)\b\.?$/i.test(bracket[2] as string));
  if (bracket && isGrade)
    return {
      studyType: trimEnds(text.slice(0, text.length - (bracket[3] as string).length)),
      area: trimEnds(bracket[3] as string) || undefined,
    };
  if (bracket) return { studyType: trimEnds(bracket[1] as string), area: trimEnds(bracket[2] as string) };
  const course =
    /^((?:master|bachelor|diplom|magister)[- ]?(?:studium|studiengang|studies))\s+(.{3,})$/iu.exec(text);
  if (course) return { studyType: course[1] as string, area: trimEnds(course[2] as string) };
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
  if (
    isShort &&
    rest.length > 2 &&
    !findDegree(rest) &&
    !/^of\b/i.test(rest) &&
    !/^brevet/i.test(degree.words)
  )
    return {
      studyType: degree.words,
      area: trimEnds(rest.replace(/^(?:\(hons\.?\)|hons\.?|degree)\s*/i, '')),
    };
  return { studyType: trimEnds(text) };
}
