import type { StrengthenedLine } from '@greenroom/domain';
import { traceFacts } from '../facts/trace-facts.ts';
import { readPassage } from '../text/passage.ts';
import { readBullet } from './read-bullets.ts';
import { pastOf, weakOpenings } from './wording-words.ts';

interface Line {
  line: string;
  reply?: string | undefined;
}

/** Openings in Spanish that hide what was done, as `weakOpenings` has the English ones. */
const weakInSpanish =
  /^(?:(?:fui |era )?(?:responsable|encargad[oa]) de|mis (?:tareas|funciones) (?:eran|incluían)|ayud[eé] (?:con|en|a)|apoy[eé] (?:con|en|a)|apoyo (?:en|a)|particip[eé] en|colabor[eé] (?:en|con))\s+/i;
/** Openings behind which a thing is named, and those where the whole line says what it was about: "Helped to organize events". */
const weakLabels =
  /^(?:other |additional )?(?:duties|responsibilities|tasks)(?::| include[sd]?:?)\s*|^(?:my |the )?(?:job|role|work) included\s+/i;
const weakWhole =
  /^(?:I )?(?:(?:independently |fully |personally )?accountable|worked with (?:an?|the) team|help(?:ed|ing|s)?|assist(?:ed|ing|s)?|participat(?:ed|ing|es?)|contribut(?:ed|ing|es?)|involved)(?=\s)/i;
/** "Contributed to managing": what was helped with is itself a deed. */
const helpedDoing =
  /^(?:I )?(?:help(?:ed|ing)|assist(?:ed|ing)|participat(?:ed|ing)|contribut(?:ed|ing)|involved) (?:to|in|with) (?=\p{Ll}{3,}ing )/iu;
const openings: readonly RegExp[] = [
  ...weakOpenings.map(({ opening }) => opening),
  weakInSpanish,
  weakLabels,
];
const openingOf = (line: string) => openings.find((opening) => opening.test(line));
/** A paragraph is as weak as one of its sentences: "Ran the bar. Responsible for stock." */
const isWeak = (line: string) =>
  line.split(/(?<=\p{Ll}[.!?])\s+/u).some((one) => openingOf(one) !== undefined || weakWhole.test(one));

/** Shorter ones are names and headings. */
const fewestWords = 3;
const mostSentences = 2;

const saysNothing =
  /^(?:n\/?a|none|nothing(?: really)?|no idea|not sure|(?:i )?(?:don['’]?t|do not|can['’]?t) (?:know|remember|say)|nada|no (?:lo )?s[eé]|no (?:me acuerdo|recuerdo)|ningun[oa])\W*$/i;
/** What a team did is not what this person did. */
const ofTheTeam = /^(?:we|our team|the team|nosotros|el equipo)\b/i;
const lead = /^(?:(?:well|so|um|uh|yes|yeah|ok|okay|basically|actually|bueno|pues|sí)[, ]+)+/i;
const actor = /^(?:I|[Yy]o) (?:also |then |successfully |también )?(?=\p{L}{2,})/u;
/** After these "I" says a state or a wish, and what follows is no deed. */
const state =
  /^(?:I|yo) (?:was|am|were|had|have|has|can|could|would|will|think|believe|feel|felt|did|do|era|fui|tenía|puedo)\b/iu;
const tail =
  /^(?:by|for|from|to|with|in|at|across|over|so|saving|cutting|which|about|around|up to|down|para|por|con|en|de|desde|lo que|two|three|four|five|six|seven|eight|nine|ten)\b|^[\d$€£]/i;
const apart =
  /^(?:so|saving|cutting|which|lo que|two|three|four|five|six|seven|eight|nine|ten)\b|^(?:(?:about|around|over|up to|down to) )?[\d$€£]/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,\s]+$/, '');

const aboutBefore = /\b(?:it|they|them|that|this|these|those|which|he|she)\b/i;

interface Said {
  kind: 'deed' | 'tail' | 'statement';
  text: string;
}

/** A resume has no "my": "2 of my patients" are "2 patients", and "my machines" and "our cell" are "the machines" and "the cell". */
const impersonal = (text: string) =>
  text
    .replace(
      /(?<=\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)) of (?:my|our) (?=\p{Ll})/giu,
      ' ',
    )
    .replace(/\b(?:My|Our)(?= \p{Ll})/gu, 'The')
    .replace(/\b(?:my|our)(?= \p{Ll})/gu, 'the');

/** One sentence of a reply; null where it can't stand in a resume: a state of mind, or the team's deed. */
function readSentence(sentence: string): Said | null {
  const text = impersonal(bare(sentence.replace(lead, '')));
  if (text === '' || state.test(text)) return null;
  if (actor.test(text)) return { kind: 'deed', text: text.replace(actor, '') };
  if (tail.test(text)) return { kind: 'tail', text };
  if (readBullet(capital(text)).opensWithVerb) return { kind: 'deed', text };
  // "All notes are in before I leave" is spoken, and no line of a resume.
  return /\b(?:I|me|[Ww]e|us)\b/.test(text) ? null : { kind: 'statement', text };
}

const wordsOf = (text: string) => readPassage(text).tokens.map(({ word }) => word);
/** A line's first letter in small; names and short forms keep theirs. */
const lowerVerb = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const longestThing = 6;

/** "Cleaning and maintaining rooms" as "Cleaned and maintained rooms"; null where a past isn't sure. */
function inPast(topic: string): string | null {
  const [, gerunds = '', rest = ''] =
    /^((?:\p{Ll}+ing(?:, | and ))*\p{Ll}+ing)(?= )(.+)$/iu.exec(topic) ?? [];
  const pasts = gerunds
    .split(/(, | and )/)
    .map((one) => (/ing$/i.test(one) ? pastOf(one)?.toLowerCase() : one));
  return gerunds === '' || pasts.includes(undefined) ? null : capital(pasts.join('') + rest);
}

/**
 * What was done, with what the weak line was about behind it: people look for the verb first. The line's own words stay as
 * they are, since a job ad may ask for one of them.
 */
function aboutTopic(topic: string, { kind, text }: Said): string | null {
  if (kind !== 'deed') return null;
  // "Ran payroll for 85 people" says that it was payroll.
  const told = new Set(wordsOf(text));
  if (wordsOf(topic).every((word) => told.has(word) || word === 'the')) return capital(text);
  const thing = topic.replace(/^\p{Ll}+ing (?=\p{L})/iu, '');
  const meant = /^(\p{L}+) (?:it|them|these|those)\b(?! all\b)/iu.exec(text);
  if (meant && thing.split(' ').length <= longestThing)
    return `${capital(meant[1] ?? '')} ${lowerVerb(thing)}${text.slice(meant[0].length)}`;
  // "Managing the front desk" is work; "onboarding" is a thing.
  if (thing !== topic && !/[,(]/.test(topic)) return `${capital(text)} while ${lowerVerb(topic)}`;
  const past = inPast(topic);
  if (past !== null) return `${past}; ${lowerVerb(text)}`;
  return `${capital(text)} (${topic.replace(/^the /i, '')})`;
}

const isPast = (text: string) =>
  /^\p{L}+(?:ed|é|ó)(?!\p{L})|^(?:led|ran|won|wrote|built|taught|made|took|grew|kept|held|met|set|sold|cut|drove|oversaw|brought|gave|found|got|fed|sent|put|rebuilt|rewrote)\b/iu.test(
    text,
  );

const isDeed = (line: string) => readBullet(line).opensWithVerb || weakWhole.test(line);
const several = /[.!?]\s+\p{Lu}/u;
/** "The hospital wing passed" behind "... and a hospital wing" as ", which passed"; null where the line ends in something else. */
function asWhich(line: string, text: string): string | null {
  const end = line.toLowerCase().split(' ');
  const words = text.split(' ');
  const thing = words[0]?.toLowerCase() === 'the' ? words.slice(1) : words;
  const most = Math.min(longestName, thing.length - 1);
  for (let length = most; length > 0; length -= 1)
    if (thing.slice(0, length).join(' ').toLowerCase() === end.slice(-length).join(' '))
      return `${line}, which ${thing.slice(length).join(' ')}`;
  return null;
}
const longestName = 3;

/** What is told of the line, worked into its sentence. */
function withStatement(line: string, text: string): string | null {
  if (!several.test(line))
    return /^no \p{Ll}/iu.test(text)
      ? `${line} with ${lowerVerb(text)}`
      : (asWhich(line, text) ?? `${line}; ${lowerVerb(text)}`);
  // Behind several sentences nobody can tell what "them" are.
  return /\b(?:it|them|they|these|those)\b/i.test(text) ? null : `${line}. ${capital(text)}`;
}

const shortTail = 4;
function afterLine(line: string, { kind, text }: Said): string | null {
  // Nobody can tell to which of two deeds "for 14 people" belongs.
  if (kind === 'tail' && text.split(' ').length <= shortTail && / and \p{Ll}/u.test(line)) return null;
  if (kind === 'tail') return `${line}${apart.test(text) ? ',' : ''} ${lowerVerb(text)}`;
  if (kind === 'statement') return withStatement(line, text);
  if (several.test(line)) return `${line}. ${capital(text)}`;
  // What they did themselves comes before what they helped with.
  if (weakWhole.test(line) && !readBullet(line).hasNumber) return `${capital(text)}; ${lowerVerb(line)}`;
  // One deed can follow another one of the same time with "and"; more is a part by itself.
  const isLong = !isDeed(line) || [line, text].some((one) => /[,;]| and | y /i.test(one));
  return `${line}${isLong || isPast(line) !== isPast(text) ? ';' : ' and'} ${lowerVerb(text)}`;
}

/** What a resume can say of a reply: not what the team did or somebody felt, nor what is told of that behind it ("It took a week"). */
function usable(reply: string): Said[] {
  const said: Said[] = [];
  let isDropped = false;
  for (const sentence of reply.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '')) {
    const one: Said | null = isDropped && aboutBefore.test(sentence) ? null : readSentence(sentence);
    isDropped = one === null;
    if (one !== null) said.push(one);
  }
  return said.slice(0, mostSentences);
}

/** The line and the reply as one line; null where they can't be joined. */
function composed(line: string, reply: string): string | null {
  const [first, second] = usable(reply);
  if (!first) return null;
  const base = bare(line);
  const opening = openingOf(base);
  const isGerund = helpedDoing.test(base);
  const whole = isGerund ? base.replace(helpedDoing, '') : lowerVerb(base);
  const topic = opening ? base.replace(opening, '') : weakWhole.test(base) ? whole : null;
  // "Helped 40 people go home" says what it was about by itself.
  const isWhole = topic === null || (opening === undefined && !isGerund && /\s\S+\s\S+\s\S+\s\S/.test(base));
  const head = isWhole ? afterLine(base, first) : aboutTopic(topic, first);
  if (head === null) return null;
  const all = second ? `${head}. ${capital(second.text)}` : head;
  return several.test(all) ? `${all}.` : all;
}

const joints = new Set(['and', 'while', 'with', 'which', 'the']);
/** Whether every word is of the line or of the reply, and no fact is new. */
function addsNothing(text: string, line: string, reply: string): boolean {
  const sources = `${line}\n${reply}`;
  const words = readPassage(sources).tokens.map(({ word }) => word);
  const said = new Set([...words, ...words.flatMap((word) => pastOf(word)?.toLowerCase() ?? [])]);
  const isKnown = readPassage(text).tokens.every(({ word }) => said.has(word) || joints.has(word));
  return isKnown && traceFacts({ text, sources: [sources] }).every(({ quote }) => sources.includes(quote));
}

function askOf(line: string): StrengthenedLine['ask'] {
  const { weakOpening, hasNumber, words, opensWithVerb } = readBullet(line.trim());
  if (weakOpening !== null || isWeak(line.trim())) return 'did';
  // "Answered phones" is a line, "Excel" is none.
  return hasNumber || words < (opensWithVerb ? 2 : fewestWords) ? null : 'result';
}

function strengthenLine({ line, reply = '' }: Line): StrengthenedLine {
  const ask = askOf(line);
  const plain = reply.replace(lead, '').trim();
  if (plain === '') return { ask, proposal: null, need: null };
  if (saysNothing.test(plain)) return { ask, proposal: null, need: 'nothing' };
  if (ofTheTeam.test(plain)) return { ask, proposal: null, need: 'part' };
  const proposal = composed(line.trim(), plain);
  if (proposal === null || !addsNothing(proposal, line, reply)) return { ask, proposal: null, need: 'deed' };
  return { ask, proposal, need: null };
}

/** What each line should be asked, and the line that its reply makes: the user's words alone, in an order that reads well. */
export const strengthenLines = (lines: readonly Line[]): StrengthenedLine[] => lines.map(strengthenLine);
