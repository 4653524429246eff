import type { Words } from './field-log.ts';
import { findDegree, findPlace, isPlace, namesEmployer, namesField, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';

/** Marks: "GPA 3.8/4.0", "72%", "First class". */
export const scorePattern =
  /\b(\d\.\d{1,2})\s+c?gpa\b|\b(?:c?gpa|grade|percentage|score|marks|aggregate|cpi|sgpa)\s*(?:of|:|-|–)?\s*(\d{1,3}(?:\.\d{1,2})?\s*%?(?:\s*\/\s*\d{1,3}(?:\.\d+)?)?)|\b(\d{1,2}(?:\.\d{1,2})?\s*\/\s*(?:4|5|10)(?:\.0{1,2})?)\b|\b(\d{2}(?:\.\d{1,2})?\s?%)|\b((?:first|second|upper second|lower second)[- ]class(?: honou?rs)?|distinction|summa cum laude|magna cum laude|cum laude|2:1|2:2)\b/i;

/** The first marks in a line. */
export function scoreOf(line: PlacedLine): Words | undefined {
  const found = scorePattern.exec(line.text);
  return found ? { text: (found.slice(1).find(Boolean) ?? '').trim(), line } : undefined;
}

/** "BSc Statistics at Leeds University", but not "University of Texas at Austin". */
function splitAtSchool(text: string): string[] {
  const at = /^(.+?)\s+at\s+(\p{Lu}.+)$/u.exec(text);
  return at && findDegree(at[1] as string) && !namesSchool(at[1] as string)
    ? [at[1] as string, at[2] as string]
    : [text];
}

/** What schools and degrees have in their names: "Máster Universitario", "Secondary School Certificate", "Degree College". */
const ofDegree = /^(?:universitari|school$)|(?:certificate|diploma|degree)$/iu;

/** "PhD Princeton University", "Grado Universidad de Vigo": a degree, and a school of more than one word right after it. */
function splitAfterDegree(words: Words): StudyPart[] | null {
  const found = findDegree(words.text);
  if (found?.start !== 0) return null;
  const isLetters = /^[A-Z][A-Za-z.]{1,5}$/.test(found.words.trim());
  const rest = words.text.slice(found.words.length).trim();
  const [name = ''] = rest.split(',');
  if (!/^\p{Lu}/u.test(name) || !namesSchool(name) || /\s(?:at|from)\s/.test(name)) return null;
  const [first = '', second] = name.split(' ');
  const opensSchool = namesSchool(first) || namesSchool(`${first} ${second}`);
  if (
    !isLetters &&
    (!second || !opensSchool || ofDegree.test(first) || ofDegree.test(name) || ofDegree.test(found.words))
  )
    return null;
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

/** A part of a study; `is` where the words around it say what it is. */
export interface StudyPart extends Words {
  is?: 'place' | 'school';
}

const cityAlone = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?: \(\p{L}+\))?$/u;

/** "Master Studium Informatik, FH Nordsee, Emden.": degree, school and place between commas, though none of them is known but the degree. */
function splitThree({ text, line }: Words): StudyPart[] | null {
  const parts = text
    .replace(/\.$/, '')
    .split(/,\s+/)
    .map((part) => part.trim());
  const [first = '', ...others] = parts;
  const last = others.at(-1) ?? '';
  const isPlaced = isPlace(last) || (cityAlone.test(last) && !namesField(last) && !namesSchool(last));
  if (
    others.length !== 2 ||
    !isPlaced ||
    !findDegree(first) ||
    (namesField(others[0] as string) && !namesEmployer(others[0] as string))
  )
    return null;
  return [
    ...others.slice(0, -1).map((part) => ({ text: part, line })),
    { text: first, line },
    { text: last, line, is: 'place' as const },
  ];
}

/** "Ph.D. in Microbiology McMaster University, Department of Biology": a school of one capital word or with "of" right behind the field. */
function splitBehindField({ text, line }: Words): StudyPart[] | null {
  const [, degree, school] =
    /^(.+?\s(?:in|of)\s.+?)[,\s]\s*((?:\p{Lu}[\p{L}.’'-]+ (?:University|College|Institute|School)|University of)(?![\p{L}]).*)$/u.exec(
      text,
    ) ?? [];
  return degree &&
    school &&
    findDegree(degree)?.start === 0 &&
    !namesSchool(degree) &&
    !/\s(?:from|at)\s/.test(degree)
    ? [{ text: degree, line }, ...splitStudy({ text: school, line })]
    : null;
}

/** "Business Analytics (BS)": the field, and the degree in brackets. */
function splitDegreeBehind({ text, line }: Words): Words[] | null {
  const [, field, degree = ''] = /^([^()]{3,60}?)\s*\(([^()]{2,12})\)$/.exec(text.trim()) ?? [];
  return field &&
    !findDegree(field) &&
    !namesSchool(field) &&
    findDegree(degree)?.words.length === degree.length
    ? [{ text: `${degree} in ${field}`, line }]
    : null;
}

/** "Priyadarshini Institute/Bachelor of Engineering": a school and a degree, whichever comes first. */
function splitAtSlash({ text, line }: Words): StudyPart[] | null {
  const [first = '', second = '', third] = text.split(/\s*\/\s*/);
  const isPair =
    (namesSchool(first) && findDegree(second)?.start === 0) ||
    (findDegree(first)?.start === 0 && namesSchool(second));
  return isPair && third === undefined && first.length > 3 && second.length > 3
    ? [first, second].flatMap((part) => splitStudy({ text: part, line }))
    : null;
}

/** "SUP Lindvinci, Mastère DevOps": a school that nothing names, before a degree. */
function splitBeforeDegree({ text, line }: Words): StudyPart[] | null {
  const [, school = '', degree = ''] = /^([^,]{3,60}),\s+(.{2,80})$/.exec(text) ?? [];
  const isPair =
    findDegree(degree)?.start === 0 && !findDegree(school) && !namesField(school) && !isPlace(school);
  return isPair && !namesSchool(degree)
    ? [{ text: school, line, is: 'school' }, ...splitStudy({ text: degree, line })]
    : null;
}

/** "Certificate: UI Design": a degree as the label of its field. */
function splitDegreeLabel({ text, line }: Words): Words[] | null {
  const [, degree = '', field] = /^([\p{L}.]{2,20})\s*:\s+(.{3,80})$/u.exec(text) ?? [];
  return field && findDegree(degree)?.words.length === degree.length && !namesSchool(field)
    ? [{ text: `${degree}: ${field}`, line }]
    : null;
}

/** "Licence informatique à l'UPEC": a degree, and where. */
function splitAtFrench({ text, line }: Words): StudyPart[] | null {
  const [, degree, school] = /^(.{3,80}?)\s+à (?:l[’']|la )?(\p{Lu}.{1,60})$/u.exec(text) ?? [];
  if (!degree || !school || !findDegree(degree) || namesSchool(degree)) return null;
  return [
    { text: school, line, ...(isPlace(school) ? { is: 'place' as const } : { is: 'school' as const }) },
    { text: degree, line },
  ];
}

/** "LSS Torricelli, Roma", "Brigham College Idaho, Rexburg, Idaho": the place at the end, whatever stands before it. */
function splitPlaceBehind({ text, line }: Words): StudyPart[] | null {
  const place = findPlace(text);
  const isLast = place && place.start > 3 && place.start + place.text.length >= text.length - 1;
  const [, before, city] = isLast
    ? ['', text.slice(0, place.start), text.slice(place.start)]
    : (/^(.{3,}),\s+([^,]{3,30})$/u.exec(text) ?? []);
  if (isPlace(text) || !before || !city || !isPlace(city) || !/[,\s–-]$|\p{L}$/u.test(before)) return null;
  const rest = before.replace(/[\s,–-]+$/, '');
  return [...splitStudy({ text: rest, line }), { text: city.replace(/\.$/, ''), line, is: 'place' }];
}

/** What is said of a field behind a comma: no school. */
const ofField =
  /^(?:concentration|minor|major|speciali[sz]|emphasis|promo|honou?rs|with|track|option|focus|thesis|class|graduat|valedict|summa|magna|cum|first|second|year|gpa|schwerpunkt|mention|spécialit|expected|in\s)/iu;
const nameAlone =
  /^\p{Lu}[\p{L}\d’'.&@-]*(?:[ -](?:de |la |du |of |the |für )?[\p{Lu}\d][\p{L}\d’'.&@-]*){0,4}$/u;

/** "Computer Science, Ensimag", "BSc Computing (Ensimag)": a field, and behind it a name that is none: the school. */
function splitFieldAndName({ text, line }: Words): StudyPart[] | null {
  const [, field = '', name = ''] =
    /^(.{3,80}),\s+([^,()]{2,50})$/u.exec(text) ?? /^(.{3,80}?)\s+\(([^,()]{4,50})\)$/u.exec(text) ?? [];
  const isPair =
    namesField(field) &&
    !namesSchool(field) &&
    nameAlone.test(name) &&
    !namesField(name) &&
    !findDegree(name) &&
    !isPlace(name) &&
    !ofField.test(name);
  return isPair ? [...splitStudy({ text: field, line }), { text: name, line, is: 'school' }] : null;
}

/** "Liceo Volta, Lodi", "Realschule, Neustadt (Aisch)": a school, and a name that no field has: its town. */
function splitTown({ text, line }: Words): StudyPart[] | null {
  const [, name = '', town = ''] = /^([^,]{3,80}),\s+([^,]{3,30})$/u.exec(text) ?? [];
  const isPair =
    namesSchool(name) &&
    !findDegree(name) &&
    // "University of California, Berkeley" is a name.
    !/^university of\s/i.test(name) &&
    cityAlone.test(town) &&
    !namesSchool(town) &&
    !namesField(town) &&
    !findDegree(town) &&
    !ofField.test(town);
  return isPair
    ? [
        { text: name, line },
        { text: town, line, is: 'place' },
      ]
    : null;
}

/** What goes on, in brackets. */
const openStudy =
  /\s*\((?:in[ -]progress|expected|ongoing|incomplete|en cours|in corso|en curso|cursando|laufend)\)/gi;

/** "BSc Statistics, University of Leeds" as two parts. */
export function splitStudy(given: Words): StudyPart[] {
  const words = { ...given, text: given.text.replace(openStudy, '').trim() };
  return (
    splitThree(words) ??
    splitAtSlash(words) ??
    splitBehindField(words) ??
    splitDegreeBehind(words) ??
    splitDegreeLabel(words) ??
    splitAtFrench(words) ??
    splitBeforeDegree(words) ??
    splitPlaceBehind(words) ??
    splitTown(words) ??
    splitFieldAndName(words) ??
    splitByWords(words)
  );
}

function splitByWords(words: Words): StudyPart[] {
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
  // "BSc Statistics (2:1): University of Leeds"
  const colonSchool = /^(.{3,70}?)\s*:\s+(.{2,})$/.exec(words.text);
  if (colonSchool && findDegree(colonSchool[1] as string) && namesSchool(colonSchool[2] as string))
    return [1, 2].map((group) => ({ ...words, text: colonSchool[group] as string }));
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
