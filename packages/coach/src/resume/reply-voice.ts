import { isPastVerb } from '@greenroom/domain';
import { stemOf } from '../text/stem.ts';

/** A name keeps its letters: "RNA-Seq", "Sf9", "iPhone", "E. coli". */
const ownLetters = /^\P{L}*\p{L}*(?:\p{Lu}[\p{Lu}\d]|\d|\p{Ll}\p{Lu})|^\p{Lu}\./u;
/** A line's first letter in small; names and short forms keep theirs. */
export const lowerVerb = (text: string): string =>
  ownLetters.test(text.split(/[\s,;]/)[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "My machines", "my close rate": of the work, so that "the" says the same. */
const ofWork =
  /^(?:\p{Ll}+ ){0,2}?(?:team|crew|shift|store|shop|department|section|area|unit|floor|desk|station|route|territory|region|district|goals?|quota|targets?|rate|average|numbers|machines?|phones?|truck|line)(?!\p{L})/u;
/** What is only somebody's own, or was at a time of theirs: "the last year" is another one. */
const ofSelf =
  /^(?:own|part|role|job|share|portion|side|turn|life|career|mind|last|first|second|third|final|next|previous|prior|former|old|current|whole|entire|best|favou?rite|experience|skills?|time|degree|thesis)(?!\p{L})/u;
/** Whose they are says who they are: nobody's grandmother is "the grandmother". */
const ofPeople =
  /^(?:\p{Ll}+ )?(?:famil(?:y|ies)|friends?|partners?|wife|husband|sp(?:ouse|ouses)|moms?|mum|mothers?|dad|fathers?|grand\p{Ll}+|parents?|sons?|daughters?|sisters?|brothers?|siblings?|uncles?|aunts?|cousins?|niece|nephew|in-laws|kids?|child(?:ren)?|baby|neighbou?rs?|roommates?|bosses|boss|managers?|professors?|teachers?|supervisors?|leads?|coworkers?|colleagues?|customers?|clients?|patients?|guests?|students?|residents?|members?|people|guys)(?!\p{L})/iu;
const ofStudy = /\bfor my (?=(?:\p{Ll}+ ){0,2}(?:class|course|project|thesis|internship)(?!\p{L}))/gu;
const quantity =
  /\b(most|some|many|several|few|all|any) of (?:all )?(?:my|our) (?=(?:\p{Ll}+ )?\p{Ll}{2,}s(?!\p{L}))/giu;
const share =
  /\b(lots?|a lot|half|third|quarter|rest|majority|percent|%) of (?:my|our) (?=(?:\p{Ll}+ )?\p{Ll}{2,}s(?!\p{L}))/giu;
const plural = /^(?:\p{Ll}+ )?\p{Ll}{2,}[^s\P{Ll}]s(?!\p{L})/u;

/**
 * A reply's words without "my" and "our": "2 of my patients" are "2 patients", "my machines" are "the machines". Null where that would
 * say something else: "my part", "by my last year".
 */
export function impersonal(text: string, line = ''): string | null {
  const known = new Set((line.match(/\p{L}{3,}/gu) ?? []).map((word) => stemOf(word.toLowerCase())));
  const plain = text
    .replace(/\b(?:all )?(?:on my own|by myself)(?!\p{L})/giu, 'alone')
    .replace(
      /(?<=\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)) of (?:my|our) (?=\p{Ll})/giu,
      ' ',
    )
    .replace(quantity, '$1 ')
    .replace(share, '$1 of ')
    .replace(ofStudy, 'for a ')
    .replace(/\b[Oo]ur(?= \p{Ll})(?! own\b)/gu, (our, at: number, all: string) => {
      if (ofPeople.test(all.slice(at + our.length + 1))) return our;
      return our === 'Our' ? 'The' : 'the';
    })
    .replace(/\b([Mm])y(?= (\p{Ll}.*))/gu, (mine, letter: string, thing: string) => {
      const [first = ''] = thing.split(/[^\p{L}-]/u);
      const isOfLine = known.has(stemOf(first)) || known.has(stemOf(thing.split(/[^\p{L}-]+/u)[1] ?? ''));
      const isPlain =
        !ofSelf.test(thing) &&
        !ofPeople.test(thing) &&
        (isOfLine || ofWork.test(thing) || plural.test(thing));
      if (!isPlain) return mine;
      return letter === 'M' ? 'The' : 'the';
    })
    .replace(/\b(?:mis|nuestr[oa]s)(?= \p{Ll})/gu, 'los')
    .replace(/(?<= )mi(?= \p{Ll})/gu, 'el');
  return /\b(?:[Mm]y|mine|[Oo]ur|ours)\b(?! \p{Lu})/u.test(plain) ? null : plain;
}

/** "Before I knock" as "before knocking". */
export const withGerunds = (text: string): string =>
  text.replace(
    /\b(before|after|while|when) I (\p{Ll}{3,})(?!\p{L})/gu,
    (whole, when: string, verb: string) => {
      if (
        isPastVerb(verb) ||
        /^(?:was|had|have|can|could|would|did|also|never|always|still|just)$/.test(verb)
      )
        return whole;
      const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? verb.at(-1) : '';
      return `${when} ${verb.replace(/(?<![eo])e$/, '')}${doubled}ing`;
    },
  );
/** "..., while I had them": when it was, without a number. */
export const withoutOwnTime = (text: string): string => {
  const short = text.replace(/,? (?:while|as long as) I [^,;\d]+$/u, '');
  return short.split(' ').length >= 4 ? short : text;
};

const counted = String.raw`(?<count>(?:about |around |over )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve))`;
const people = `(?:people|guys|persons|men|women|reps|associates|technicians|employees|members|staff)`;
const opensWithPeople = new RegExp(`^${counted} (?<who>${people})(?:[,.;] |$)(?<rest>.*)$`, 'isu');
const teamOf =
  /\b(?:an? |the |my |our )?(?:\p{Ll}+ )?(?:team|crew|staff|group)(?!\p{L})(?! (?:of )?\p{Ll}* ?\d)/iu;
/** A line and a reply that opens with how many people: the number goes where the team is named, and isn't said twice. */
export function withPeople(line: string, reply: string): { line: string; reply: string } {
  const found = opensWithPeople.exec(reply.trim())?.groups;
  const { count = '', who = '', rest = '' } = found ?? {};
  if (!found || !/\p{L}/u.test(rest)) return { line, reply };
  if (new RegExp(String.raw`(?<!\d)${count}(?!\d)`, 'i').test(line)) return { line, reply: rest };
  const team = /\d/.test(line) ? null : teamOf.exec(line);
  const isEnd =
    team &&
    !/^ (?:members?|leads?|building|work|meetings?|leader)/.test(line.slice(team.index + team[0].length));
  if (!team || !isEnd) return { line, reply };
  const at = team.index + team[0].length;
  const named = who.toLowerCase().replace(/^(?:guys|persons|staff|members)$/, 'people');
  return { line: `${line.slice(0, at)} of ${count.toLowerCase()} ${named}${line.slice(at)}`, reply: rest };
}
