import { gerundOfPast } from '@greenroom/domain';
import { readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { lowerVerb } from './reply-voice.ts';

const count = String.raw`(?:(?:about|around|up to|over|more than|nearly|almost|at least|unos|unas|más de) )?(?:[$€£]?\d[\d,.]*(?:[kKmM]|\+)?(?:[-–]\d[\d,.]*)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco)`;
const counted = new RegExp(String.raw`\b(${count}) ((?:\p{Ll}+ ){0,2}\p{Ll}+)`, 'giu');
/** Words of how often, which may follow a number without saying more of the thing. */
const often =
  /^(?:a|an|per|each|every|day|week|month|year|hour|shift|night|daily|weekly|monthly|al|por|cada|día|semana|mes|año)$/iu;
const determiner = `(?:(?:the|our|all|all the|several|many|multiple|various|numerous|some|new) )?`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In front of a thing with all of its words; behind other words a number would come in the middle of its name. */
const opensName = /^(?:to|of|for|with|from|in|on|at|by|and|or|as|among|between|including|de|para|con|en)$/iu;

/** The longest name of a counted thing that the line has without a number: "new staff" of "15 new staff members". */
function placeIn(line: string, thing: string): { found: string; words: number } | null {
  const words = thing.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (name.length < 4) continue;
    const at = new RegExp(String.raw`(?<!\d ?)\b${determiner}${escaped(name)}\b`, 'iu').exec(line);
    const before = at ? line.slice(0, at.index).trim().split(' ') : [];
    const isStart = before.length === 1 || opensName.test(before.at(-1) ?? '');
    if (at && at.index > 0 && isStart) return { found: at[0], words: length };
  }
  return null;
}

/**
 * A number of a reply in front of the thing that the line names: "Trained new staff on POS" with "I trained 15 new staff" is "Trained 15 new
 * staff on POS". Null where the reply says more than the number, or of another thing.
 */
export function withNumber(line: string, said: string): string | null {
  for (const [, number = '', thing = ''] of said.matchAll(counted)) {
    const place = placeIn(line, thing);
    if (!place || /\d/.test(line)) continue;
    const known = new Set(readPassage(line).tokens.map(({ stem }) => stem));
    const name = thing.split(' ').slice(0, place.words).join(' ');
    const [, behind = ''] = said.split(`${number} ${name}`);
    const how = behind.trim().split(' ').filter(Boolean);
    const isAllKnown = readPassage(said.replace(`${number} ${name}`, ''))
      .tokens.filter(({ isContent }) => isContent)
      .every(({ word, stem }) => known.has(stem) || often.test(word) || stem === stemOf('train'));
    if (!isAllKnown) continue;
    const isRate = how.length > 0 && how.length <= 3 && how.every((word) => often.test(word));
    if (how.length > 0 && !isRate && !line.includes(behind.trim())) continue;
    const at = line.indexOf(place.found);
    return `${line.slice(0, at)}${number.toLowerCase()} ${name}${isRate ? ` ${how.join(' ')}` : ''}${line.slice(at + place.found.length)}`;
  }
  return null;
}

/**
 * A deed with the words that the line has before the counted thing: "processed about 60 claims a day" of "Processed insurance claims" is
 * "processed about 60 insurance claims a day". As it is where the line has no such words.
 */
export function withOwnWords(line: string, said: string): string {
  const [verb = '', ...words] = line.split(' ');
  for (const [whole, number = '', thing = ''] of said.matchAll(counted)) {
    const [name = ''] = thing.split(' ');
    const at = words.findIndex((word) => word.toLowerCase() === name.toLowerCase());
    const before = words.slice(0, Math.max(0, at)).filter((word) => !/^(?:the|an?|all|our)$/i.test(word));
    const isPlain =
      before.length > 0 &&
      before.length <= 2 &&
      before.every((word) => /^[\p{L}-]+$/u.test(word) && !/^(?:of|for|in|to|and)$/.test(word));
    if (isPlain && said.toLowerCase().startsWith(`${verb.toLowerCase()} `))
      return said.replace(whole, `${number} ${before.join(' ')} ${thing}`);
  }
  return said;
}

const rate =
  /\b(?:an?|per|each|every|al|por|cada) (?:day|week|month|year|hour|shift|night|quarter|season|día|semana|mes|año|turno)\b|\b(?:daily|weekly|monthly|nightly)\b/i;
const someNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|dos|tres|cuatro|cinco|diez|cien|mil)\b/i;
/** "No penalties since 2019". */
const noneSince = /^no \p{Ll}+(?: \p{Ll}+)? (?:since|in|for|during|over) .*\d/iu;
const preposition = /^(?:by|for|from|with|in|at|across|over|to|para|por|con|en|de|desde)\b/i;
const participle = /^(?:saving|cutting|reducing|raising|bringing|up from|down from)\b/i;

/** A line with how much, for whom or since when; null where nobody can tell that it belongs there. */
export function withMeasure(line: string, text: string): string | null {
  if (/^no \p{Ll}/iu.test(text))
    return noneSince.test(text) && !/ with /.test(line) ? `${line} with ${lowerVerb(text)}` : null;
  if (!someNumber.test(text)) return null;
  if (participle.test(text)) return `${line}, ${lowerVerb(text)}`;
  const [first = ''] = preposition.exec(text) ?? [];
  if (first !== '') {
    const hasOwn = new RegExp(String.raw`\b${first}\b`, 'i').test(line);
    return hasOwn || text.split(' ').length < 3 ? null : `${line} ${lowerVerb(text)}`;
  }
  const numbered = withNumber(line, text);
  if (numbered !== null) return numbered;
  return rate.test(text) && text.split(' ').length <= 8 ? `${line}, ${lowerVerb(text)}` : null;
}

const amount = String.raw`(?:about |nearly |almost |over |more than )?(?:[$€£]?\d[\d,.]*\s?(?:%|percent|k\b|points)?|half|a third|a quarter|two thirds)`;
const changed = new RegExp(
  String.raw`^(?<what>(?:[\p{L}-]+ ){1,4}?)(?<verb>fell|dropped|decreased|declined|shrank|went down|came down|are down|is down|rose|grew|increased|climbed|jumped|went up|are up|is up)(?: by)? (?<much>${amount})$`,
  'iu',
);
const moved =
  /^(?<what>(?:[\p{L}-]+ ){1,4}?)(?:went|fell|dropped|rose|grew|came down|went down|went up|decreased|increased)(?: down| up)? from (?<from>[^,;]{1,24}?) to (?<to>[^,;]{1,24})$/iu;
/** "Scrap on the machines was under 1%". */
const stayed =
  /^(?<what>(?:[\p{L}-]+ ){1,6}?)(?:was|were|is|are|stayed|stays) (?<level>(?:under|below|over|above|at) [$€£]?\d[\d,.]*\s?%?)$/iu;
const plainName = (what: string) => lowerVerb(what.trim().replace(/^(?:the|our|my) /i, ''));
const longestName = 3;
/** "Which" is no word for them. */
const persons =
  /\b(?:students?|patients?|people|child|children|customers?|guests?|staff|clients?|members?|employees?|hires?|grads?|teachers?|nurses?|drivers?|estudiantes|alumnos|clientes|pacientes)\b/i;

const results =
  'cut|reduced|saved|raised|increased|grew|improved|boosted|doubled|halved|tripled|lowered|shortened|eliminated|avoided|prevented|decreased';
/** Verbs of what came of something. */
export const resultVerb = new RegExp(`^(?:${results})$`, 'i');
/** "It cut support tickets by half", said of what the line tells. */
const brought = new RegExp(
  String.raw`^(?:it|this|that|which|they|the [\p{L}-]+(?: [\p{L}-]+)?) (?<verb>${results}) (?<rest>(?=.*(?:\d|half|third|quarter)).+)$`,
  'iu',
);

/** What came of it, behind the line: "no-shows fell by 20%" is ", with no-shows down 20%". Null for other sentences. */
export function withOutcome(line: string, text: string): string | null {
  const { what = '', verb = '', much = '' } = changed.exec(text)?.groups ?? {};
  if (what !== '')
    return `${line}, with ${plainName(what)} ${/fell|drop|decr|decl|shr|down/i.test(verb) ? 'down' : 'up'} ${much}`;
  const { what: thing = '', from = '', to = '' } = moved.exec(text)?.groups ?? {};
  const which = asWhich(line, text);
  if (which !== null) return which;
  if (thing !== '') return `${line}, taking ${plainName(thing)} from ${from} to ${to}`;
  const { what: kept = '', level = '' } = stayed.exec(text)?.groups ?? {};
  if (kept !== '') return `${line}, with ${plainName(kept)} ${level}`;
  const { verb: done = '', rest = '' } = brought.exec(text)?.groups ?? {};
  const doing = done === '' ? null : gerundOfPast(done);
  return doing === null || /[,;]| and /.test(rest) ? null : `${line}, ${doing} ${rest}`;
}

/** "The hospital wing passed" behind "... and a hospital wing" as ", which passed"; null where the line ends in something else. */
function asWhich(line: string, text: string): string | null {
  const end = line.toLowerCase().split(' ');
  const words = text.split(' ');
  const thing = words[0]?.toLowerCase() === 'the' ? words.slice(1) : words;
  if (persons.test(thing.slice(0, longestName).join(' '))) return null;
  const most = Math.min(longestName, thing.length - 1);
  for (let length = most; length > 0; length -= 1)
    if (thing.slice(0, length).join(' ').toLowerCase() === end.slice(-length).join(' '))
      return `${line}, which ${thing.slice(length).join(' ')}`;
  return null;
}
