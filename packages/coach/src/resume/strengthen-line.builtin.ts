import {
  isBaseVerb,
  isPastVerb,
  type StrengthenedLine,
  withNamesSpelled,
  withoutSlips,
} from '@greenroom/domain';
import { opensWithVerb, readBullet } from './read-bullets.ts';
import { lineOf, type Topic } from './reply-line.ts';
import { weakOpenings } from './wording-words.ts';

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
const openingOf = (line: string) => openings.find((opening) => opening.test(plainly(line)));
/** "Directly responsible for". */
const plainly = (line: string) => line.replace(/^\p{L}+ly (?=responsible\b)/iu, '');
/** A paragraph is as weak as one of its sentences: "Ran the bar. Responsible for stock." */
const isWeak = (line: string) =>
  line.split(/(?<=\p{Ll}[.!?])\s+/u).some((one) => openingOf(one) !== undefined || weakWhole.test(one));

/** Who helped with something, or took part in it, didn't do all of it. */
const shared =
  /^(?:I )?(?:actively )?(?:help|assist|participat|took part|contribut|involved|was involved|worked with|ayud|apoy|particip|colabor)/i;
/** What a weak line was about: "onboarding" of "Helped with onboarding"; null for a line that says what was done. */
function topicOf(line: string): Topic | null {
  const opening = openingOf(line);
  const isOwn = !shared.test(line);
  if (opening) return { text: plainly(line).replace(opening, ''), isOwn };
  if (helpedDoing.test(line)) return { text: line.replace(helpedDoing, ''), isOwn };
  const behind = weakWhole.test(line) ? line.replace(weakWhole, '').trim() : '';
  return behind === '' ? null : { text: behind.replace(/^(?:to|with|in) /i, ''), isOwn };
}

const labeled = /^[\p{L} /&-]{2,30}:/u;
/** Shorter ones are names and headings. */
const fewestWords = 3;

/** Two lines that were read as one: a number would be of either. */
const isTwo = (line: string) => /\S\s*[•▪●]\s*\S|\S -\p{Lu}/u.test(line);

/** What somebody is or studied, where nothing could have changed: "Strong communication", "GPA 3.8", "Graduated with honors". */
const quality =
  /^(?:very |highly )?(?:strong|excellent|good|great|solid|proficien\p{L}+|proven|relevant|exceptional|effective|outstanding|fluent|familiar\p{L}*|knowledge\p{L}*|experienced?|ability|able|skilled|detail-oriented|extensive|motivated|hard-?working|reliable|team player)\b/iu;
const study =
  /\b(?:GPA|honou?rs|dean['’]?s list|cum laude|degrees?|coursework|courses|bachelor|master['’]?s|diploma|scholarship)\b/i;
const studied =
  /^(?:currently |recently )?(?:pursuing|graduated|graduating|completed|completing|earned|received|awarded|named|maintained|achieved|studied|studying|majored|minored|enrolled|took|placed|elected)\b/i;
const spanishWord = /(?<!\p{L})(?:de|la|el|los|las|con|para|y|al|del|en)(?!\p{L})/u;
const longPhrase = 9;
/** Whether a line tells work: one of its words is a verb, and it isn't about a study. */
function tellsWork(line: string): boolean {
  const told = line.replace(/^[^–—:]{2,40} [–—-] /u, '');
  const words = told.split(/[^\p{L}’'-]+/u).filter(Boolean);
  if (quality.test(told) || (study.test(told) && (studied.test(told) || !opensWithVerb(words[0] ?? ''))))
    return false;
  return (
    words.length >= longPhrase ||
    spanishWord.test(told) ||
    words.some((word) => opensWithVerb(word) || isPastVerb(word) || isBaseVerb(word))
  );
}

function askOf(line: string): StrengthenedLine['ask'] {
  if (isTwo(line.trim())) return null;
  const { weakOpening, hasNumber, words, opensWithVerb } = readBullet(line.trim());
  if (weakOpening !== null || isWeak(line.trim())) return 'did';
  // "Experience with: Asana, Jira" tells of no work that could have changed something.
  if (labeled.test(line.trim()) || !tellsWork(line.trim())) return null;
  // "Answered phones" is a line, "Excel" is none.
  return hasNumber || words < (opensWithVerb ? 2 : fewestWords) ? null : 'result';
}

function strengthenLine({ line, reply = '' }: Line): StrengthenedLine {
  const ask = askOf(line);
  const spelled = withoutSlips(line.trim());
  const made = lineOf(spelled, topicOf(spelled), withNamesSpelled(withoutSlips(reply)));
  const proposal = made.text === null ? null : withNamesSpelled(made.text);
  return { ask, proposal, isNewLine: made.isNewLine, need: made.need };
}

/** What each line should be asked, and the line that its reply makes: the user's words alone, in an order that reads well. */
export const strengthenLines = (lines: readonly Line[]): StrengthenedLine[] => lines.map(strengthenLine);
