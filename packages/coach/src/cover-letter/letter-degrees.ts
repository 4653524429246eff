import { endsInRole } from '../text/role-words.ts';
import { placeWords, withoutShouting } from './letter-names.ts';

const degree =
  /^((?:Hono(?:u)?rs )?(?:A\.?A\.?S|A\.?S\.?N|ADN|A\.?S|A\.?A|[BM]\.S\.Ed|B\.?F\.?A|B\.?Ed|M\.?Ed|MPH|MPA|MSW|BSW|MFA|DNP|J\.?D|B\.?B\.?A|B\.?Sc|M(?:Sci|Res|Phil|Math|Chem|Phys)|B\.?S|B\.?A|B\.?E(?:ng)?|B\.?Tech|B\.?Com|M\.?B\.?A|M\.?Sc|M\.?S|M\.?A|M\.?Eng|Ph\.?D|LL\.?[BM]|BSN|MSN|MLIS|MLS|MAT|MPP|MHA|MDiv|M\.?Arch|B\.?Arch|BAS|BSBA|BSEE|BSME|BSCS|LL\.?M|Ed\.?[DS]|Pharm\.?D|DPT|OTD|MOT|DDS|DVM|PGCE|PGDip|HND|HNC)\.?(?: \(Hons\))?)(?=[\s,]|$)/;
const spelledDegree =
  /^(?:(?:Bachelor|Master|Associate)(?:['’]?s)?|Doctor(?:ate)?|High School Diploma|Diploma|Degree(?= in\b)|Certificate|Licen[cs]e)\b/;
/** A spelled degree with its subject right behind it: "Bachelor of Science Nursing". */
const bareSubject =
  /^((?:Bachelor|Master|Associate)(?:['’]?s)?(?: of (?:Applied )?(?:Science|Arts|Engineering|Technology|Commerce|Education|Fine Arts|Applied Business|Business Administration))?(?: Degree)?)\s+(?=\p{Lu})(?!(?:In|Of|Degree)\b)/u;
const vowelSound =
  /^(?:[AEIO]|Hono|MLI?S|MAT|MPP|MHA|MDiv|MOT|MPH|MPA|MSW|MFA|M(?:\.?Ed|\.?B\.?A|\.?S|\.?A|\.?Eng|SN)|LL|NVQ|H[NC])/;
export const article = (text: string) =>
  // "MASTER" is a word in capitals.
  /^\p{Lu}{5,}\b/u.test(text)
    ? /^[AEIO]/.test(text)
      ? 'an'
      : 'a'
    : vowelSound.test(text) || /^[AEFHILMNORSX]\p{Lu}+\b/u.test(text)
      ? 'an'
      : 'a';
/** "Bachelor of Science Nursing" with the "in" that is missing. */
export const withSubjectIn = (text: string) => text.replace(bareSubject, '$1 in ');
/** A paper that is one of its kind needs an article: "RN license, Ohio". */
const paper =
  /^(?!an?\b|the\b|my\b)(?:[\p{L}\p{N}'’./-]+ ){0,4}(?:licen[cs]e|certificate|certification|diploma|degree|record|GED)(?=,|$|\s\(|\s(?:in|of|from)\b)/iu;
/** "High school diploma" as it is inside of a sentence. */
export const inside = (text: string) =>
  text.replace(
    /^(?:High|First|Pediatric|Paralegal|Journeyman|Commercial|Driving|Driver['’]s|Teaching|Nursing|Forklift|Food|Real) (?=\p{Ll})/u,
    (word) => word.toLowerCase(),
  );
export const withArticle = (text: string) =>
  paper.test(text) ? `${article(inside(text))} ${inside(text)}` : inside(text);

/** A degree with its subject, in letters alone: "BSc" and "B.S. Computer Science Spring 20" were cut or glued. */
const isCleanStudy = (study: string) =>
  (study.includes(' ') ||
    /^(?:MLIS|MLS|MAT|MPP|MHA|MDiv|BAS|BSBA|BSEE|BSME|BSCS|DPT|OTD|MOT|DDS|DVM|ASN|ADN|AAS|MBA|BSW|MSW|BSN|MSN|MPH|MPA|BBA|PhD|LLB|LLM|PGCE|DNP)$/.test(
      study,
    )) &&
  // Five words in a row without a joint are two things.
  !/(?:(?:^|\s)(?!(?:and|in|of|the|for|with|as|&)\s)[\p{L}'’-]+(?=\s|$)){5}/iu.test(study) &&
  /^[\p{L}\s.,'’&()/-]+$/u.test(study) &&
  !/\s['’]\s|\bin (?:and|or)\b|\b(?:spring|summer|fall|autumn|winter|expected|gpa|grade|class|student|minor|major|track)\b/i.test(
    study,
  );

/** A degree behind its article: "Bachelors Degree" is a bachelor's degree, and so is "Bachelors in Art". */
export const saidDegree = (named: string) =>
  `${article(named)} ${withoutShouting(named)
    .replace(
      /^(Bachelor|Master|Associate)(?:['’]?s['’]?)?(?: degree)?(?= in\b|$)/i,
      (_, level: string) => `${level.toLowerCase()}'s degree`,
    )
    .replace(
      /^(Bachelor|Master)['’]?s['’]? degree\b/i,
      (_, level: string) => `${level.toLowerCase()}'s degree`,
    )
    .replace(/^(Bachelor|Master|Associate)['’]?s of\b/, '$1 of')
    .replace(/^(Bachelor|Master)s\b/, "$1's")
    .replace(/^Associate degree\b/, 'associate degree')
    .replace(/^High School Diploma\b/i, 'high school diploma')
    .replace(/^(?:Diploma|Degree)\b/, (word) => word.toLowerCase())}`;

const schoolWord = /\b(?:Univ|College|School|Institut|Academy|(?:Tech|UC|TU|MIT|UCLA|NYU|USC)\b)/;
const studyBehind =
  /^((?:Bachelor|Master|Associate|Doctor)(?:['’]?s)? of (?:Applied )?(?:Science|Arts|Engineering|Technology|Education)), ([^,\d]+), (?=[^,]*\b(?:Univ|College|School|Institut|Academy|Tech)|(?:19|20)\d{2}$)/;
const subjectBehind =
  /^((?:\p{Lu}\p{L}?\p{L}?\.?){1,4}), (?![^,]*(?:Univ|College|School|Institut|Academy|Tech\b))(?!\p{Lu}{2,})(\p{Lu}\p{Ll}{2,})/u;

/** A field of study, known by its ending or by its place in front of a school. */
const isField = (behind: string) => {
  const [subject = '', ...others] = behind.split(/,\s*/);
  return others.some((part) => schoolWord.test(part)) || fieldEnd.test(subject);
};
const fieldEnd =
  /(?:ing|ions?|ment|logy|ics|istry|graphy|sciences?|arts?|law|history|english|design|technology|education|finance|music|studies|mathematics|business|health|work|literature|philosophy|theat(?:er|re)|architecture|journalism|languages?|spanish|french)$/i;
/** Whether a text opens with a degree. */
export const opensWithDegree = (text: string): boolean => degree.test(text) || degreeOpens.test(text);
const namesNoDegree = /^(?:Bachelor|Master|Associate|Doctor)\b(?!['’]?s\b|s? (?:of|in|degree)\b)/i;
const degreeOpens =
  /^(?:Bachelor|Master|Associate|Doctor(?:ate)?)(?:['’]?s\b(?: of| in| degree)?|s? (?:of|in|degree)\b)|^Degree in\b/i;
const yearPart = /^(?:\p{L}+\.? )?(?:19|20)\d{2}$/u;

/**
 * A degree with any number of parts: "Associate's Degree, Networks, Lake College, December 2021 (4.0 GPA)" as "an Associate's Degree in
 * Networks from Lake College (December 2021, 4.0 GPA)". Null where the school can't be told from the rest.
 */
export function degreeOfParts(written: string): string | null {
  const [, text = written, last = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(written) ?? [];
  const [first = '', ...others] = text.split(/,\s*/);
  // "MSc Computer Science (Distinction)": what is in brackets goes behind the school.
  const [, study = first, own = ''] = /^(.*?)\s*\(([^()]*\p{Ll}[^()]*)\)$/u.exec(first) ?? [];
  const short = degree.exec(study)?.[1];
  if (
    /[();:]/.test([study.replace(/\(\p{Lu}{2,6}\)/u, ''), ...others].join()) ||
    (!short && !degreeOpens.test(study))
  )
    return null;
  const named = others.findIndex((part) => schoolWord.test(part));
  const at = named >= 0 ? named : others.findIndex((part) => shortSchool.test(part));
  const behind = others.slice(at);
  const end = behind.findIndex((part) => yearPart.test(part) || /\b(?:gpa|laude|honors?)\b/i.test(part));
  const schools = end < 0 ? behind : behind.slice(0, end);
  const notes = [...(end < 0 ? [] : behind.slice(end)), own, last].filter(Boolean);
  if (at < 0 || schools.length === 0 || schools.length > 2 || at > 1 || notes.length > 3) return null;
  const from = [placeWords(withoutShouting(schools[0] ?? '')), ...schools.slice(1).map(withoutShouting)].join(
    ', ',
  );
  const told = `${degreeAlone(study, short, others.slice(0, at)[0])} from ${from}`;
  return notes.length > 0 ? `${told} (${notes.join(', ')})` : told;
}

/** "UNC Charlotte", "WGU". */
const shortSchool = /^\p{Lu}{2,6}(?: \p{Lu}\p{Ll}+)*$/u;

/** A degree with its subject: "BS Biology", or "Associate's Degree" and "Networks". */
function degreeAlone(study: string, short: string | undefined, subject: string | undefined): string {
  const own = short ? study.slice(short.length).trim() : '';
  const isSaid = own === '' || /^(?:in|of|degree)\b/i.test(own);
  const named = saidDegree(short && !isSaid ? `${short} in ${own}` : withSubjectIn(study));
  if (subject === undefined) return named;
  return / in /.test(named) || endsInRole(subject) ? `${named} (${subject})` : `${named} in ${subject}`;
}

/** "B.E. Computer Science, TU Berlin, 2015" as "B.E. in Computer Science from TU Berlin (2015)". */
export function degreeWords(written: string, isShort = false): string | null {
  const text = written
    .replace(/^([BM])\.?S\.? ?Ed\.?(?=\s)/, '$1.S.Ed.')
    .replace(/^([BM])\.SC\.?(?=\s)/, '$1.Sc.')
    .replace(/^diploma\b/, 'Diploma')
    // "Purdue University, BS Hospitality".
    .replace(/^([^,]*\b(?:University|College|School|Institute)\b[^,]*), ([^,]+)/, (all, place, study) =>
      degree.test(study) || spelledDegree.test(study) ? `${study}, ${place}` : all,
    )
    .replace(/ \((?!Hons\))[^()]*\)/g, '')
    .replace(/^([^()]*)\)/, '$1')
    // "Associate of Science, Nursing, Ivy Tech".
    .replace(studyBehind, (all, study, subject) =>
      schoolWord.test(subject) ? all : `${study} in ${subject}, `,
    )
    // "PhD, Computer Science, University of Toronto": the subject is behind a comma.
    .replace(subjectBehind, (all, short, word, _at, whole: string) =>
      // "MBA, Wharton" is no MBA in Wharton.
      isField(whole.slice(short.length + 2)) ? `${short} ${word}` : all,
    );
  const [study = '', ...others] = text.split(/,\s*/);
  if (/^Certificate of Completion (?!in\b|of\b|for\b)/i.test(study)) return null;
  const short = degree.exec(study)?.[1];
  // "Master Training Specialist" is no master's degree.
  if (!short && namesNoDegree.test(study)) return null;
  if ((!short && !spelledDegree.test(study)) || others.length > 2) return null;
  const whole = short ? study.slice(short.length).replace(/^ in /, '').trim() : '';
  if (/\b(?:Bachelor|Master|Doctor)\b/.test(whole))
    return degreeWords([whole, ...others].join(', '), isShort);
  const subject = short ? study.slice(short.length).trim() : '';
  const isJoined = subject === '' || /^(?:(?:in|of|from|with|at|degree)\b|\()/i.test(subject);
  const isTrade = endsInRole(subject);
  const named =
    short && !isJoined
      ? isTrade
        ? `${short} (${subject})`
        : `${short} in ${subject}`
      : withSubjectIn(study);
  const year = others.find((part) => /^(?:19|20)\d{2}$/.test(part));
  const places = others.filter((part) => part !== year);
  if (
    places.length > 1 ||
    places.some(
      (place) =>
        !/\b(?:Univ|College|School|Institut|Academy|Tech)|\b(?:UNIVERSITY|COLLEGE|SCHOOL|INSTITUTE|ACADEMY)\b|^(?:TU|UC|MIT|UCLA|NYU|USC|LSE|UCL|ETH|EPFL)\b/i.test(
          place,
        ),
    )
  )
    return null;
  const isAlone = short !== undefined && study === short && places.length > 0;
  if (!isAlone && !isCleanStudy(study)) return null;
  if (isShort) return saidDegree(named);
  const from = places[0] ? ` from ${placeWords(withoutShouting(places[0])).replace(/^The /, 'the ')}` : '';
  return `${saidDegree(named)}${from}${year ? ` (${year})` : ''}`;
}
