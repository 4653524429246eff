const degree =
  /\b(?:Bachelor|Master|Associate|Doctor|Ph\.?D|MBA|BBA|GED|Diploma|Degree|Juris)\b|\bhigh ?school\b|^(?:[ABM]\.?[A-Z]\.?[A-Za-z]{0,3}\.?)(?=[\s,(]|$)/i;
const license = /\b(?:licen[cs]\p{L}*|registered|certified|chartered|CDL|permit)\b/iu;
const small =
  /^(?:about|after|also|certi\p{L}*|colle|cours|degre|diplo|from|have|insti|inter|natio|profe|progr|schoo|state|train|unive|with|your|year|years|work|worki|skill|abili|exper|level|basic|advan|intro|gener)/u;
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !small.test(stem));

/** Whether a paper qualifies for the job of an ad: a degree, a license, or one that shares a word with the ad. Any does without an ad. */
export function paperFits(paper: string, ad: string): boolean {
  if (ad.trim() === '' || degree.test(paper) || license.test(paper)) return true;
  const [name = ''] = paper.split(',');
  const asked = new Set(stemsOf(ad));
  return stemsOf(name).some((stem) => asked.has(stem));
}

/** Mentions, addresses, handles and sentences, which qualify nobody. */
const noPaper =
  /@|https?:|www\.|\.(?:com|org|io|net)\b|^#|\bmention\b|\b(?:during|because)\b|^(?:references|hobbies|interests)\b/i;
export const isNoPaper = (text: string): boolean => noPaper.test(text) || text.split(' ').length > 25;

const courseCode =
  /\b\p{Lu}{2,4}[ -]?\d{3}\b|^(?:intro(?:duction)? to|fundamentals of|principles of)\b|\bcourse(?:work)?s?\b|\b\d{3,4}[A-Z]?:/iu;
/** Whether something that was read as a skill is none: an address, a handle of the person, a course. */
export function isNoSkill(skill: string, email = ''): boolean {
  const [user = ''] = email.toLowerCase().split('@');
  const [, host = ''] = email.toLowerCase().split('@');
  const plain = skill.toLowerCase().trim();
  return (
    /@|https?:|www\.|\.(?:com|org|edu|io|net)\b/i.test(skill) ||
    (user.length > 3 && plain.replace(/^[@/]/, '') === user) ||
    (host !== '' && plain === host.split('.')[0]) ||
    courseCode.test(skill)
  );
}
