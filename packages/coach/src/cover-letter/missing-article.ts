import { verbOf } from '../job-ad/ad-verbs.ts';
import { namesRole } from '../text/role-words.ts';

/** Verbs that need an object: "Developed in Python" says of nothing that it was developed. */
const needsObject =
  /^(?:developed|built|created|designed|implemented|wrote|made|produced|deployed|integrated|automated|maintained|used|utilized|supported|achieved|increased|reduced|improved)\s+(?:in|with|using|by|on|at|through|via|under|from|during)\b/i;
/** One of these is always "a" one. */
const things = new Set(
  'framework library forklift jack truck van crane bus car vehicle ladder till checklist roadmap project website webpage app application database dashboard platform program programme pipeline campaign budget spreadsheet report workflow template layout logo drive link workbook record handbook manual brochure flyer brand newsletter blog channel portal plugin bot robot device machine engine script warehouse restaurant kitchen shop portfolio proposal presentation workshop seminar conference exhibition film article book thesis club committee branch position internship course class cluster queue prototype module game library product plan tool system method technique solution initiative policy procedure protocol'.split(
    ' ',
  ),
);
/** Groups: "a team of five", where other things before "of" are the ones. */
const groups = new Set('team crew group squad staff network portfolio series fleet'.split(' '));
/** The one that everybody knows: "raised the satisfaction score", "grew the customer base". */
const measures = new Set(['score', 'rate', 'base']);
/** Things of which there are several, and that are said without an article too. */
const alsoMass = new Set(
  'proof concept member presence stack console step release integration deployment upgrade migration page site process model strategy server service store department feature interface study survey unit algorithm company event client customer office rollout pilot design style handover package component schedule region area territory account contract bid session shoot video chapter paper role degree audit review assessment experiment trial test suite environment cache index'.split(
    ' ',
  ),
);
/** "Crawler", "editor": what does a work is one of several too; stuff is not. */
const agent =
  /^(?!(?:labou?r|behaviou?r|water|power|paper|weather|copper|timber|rubber|leather|colou?r|lumber|cyber|order|other|further|outdoor|indoor|reefer|major|minor|senior|junior|prior|superior|number|color|dinner|summer|winter|floor|door|matter)$)\p{Ll}{3,}(?:er|or)$/u;

/** One of several, which needs an article: "team", "editor". */
export const isCountable = (word: string) =>
  things.has(word) || groups.has(word) || measures.has(word) || alsoMass.has(word) || agent.test(word);

const determiner =
  /^(?:an?|the|my|our|their|its|this|that|these|those|each|every|all|any|both|no|some|several|many|multiple|various|numerous|new|more|over|about|up|one|two|three|four|five|six|seven|eight|nine|ten|twelve|another|half|\d[\d,.%+–-]*|[$€£].*|\p{L}+['’]s|\p{L}+(?<!ou|s|u|i)s['’]?)$/iu;
const phraseEnd =
  /^(?:of|for|to|in|into|with|within|using|that|which|on|from|by|at|and|as|about|across|while|through|via|after|before|during|without|under|over|per|when|where|capable|able|built)$/i;
const preposition =
  /^(?:for|in|with|to|of|at|on|from|into|through|by|via|using|under|over|within|during|about|between|among|around|towards?|without)$/i;

/** "Assist Program Director in planning": a person behind the verb needs an article, or a name. */
const bareOfficer =
  /^\p{L}+ (?:\p{Lu}\p{Ll}+ ){0,2}(?:Director|Manager|Coordinator|Officer|Supervisor|Administrator|Assistant|Engineer|Lead|Head|Teacher|Nurse|Chef|Owner|President)\b/u;

const bare = (word: string) => word.toLowerCase().replace(/,$/, '');
const isJoint = (word = '') => /^(?:and|&)$/i.test(word);

/** The place of the noun that the words from `start` on lead to, where it is one of several and has no article; -1 otherwise. */
function bareNoun(words: readonly string[], start: number): number {
  for (let at = start; at < Math.min(words.length, start + 7); at += 1) {
    const [word = '', next] = [words[at], words[at + 1]];
    // "Creating new filing system" lacks its article behind the "new" too.
    if (isJoint(word) || /^new$/i.test(word)) continue;
    if (determiner.test(word) || phraseEnd.test(word)) return -1;
    // "Purchase order and invoice data": what is behind the "and" decides, unless it is another deed.
    if (isJoint(next) && !/ed$/.test(words[at + 2] ?? '')) continue;
    const isEnd = /,$/.test(word) || next === undefined || phraseEnd.test(next) || /^\(|ing$/.test(next);
    if (/^staff,?$/i.test(word) && next !== 'of') return -1;
    if (isEnd) return isCountable(bare(word)) && !isOffered(words[at - 1], word) ? at : -1;
  }
  return -1;
}

/** "Customer service", "table service": no thing to count. */
const isOffered = (before = '', word: string) =>
  /^(?:service|support),?$/i.test(word) &&
  /^(?:customer|client|guest|user|patient|food|table|room|technical|desktop|phone)$/i.test(before);

interface Missing {
  /** Before which word the article is missing. */
  start: number;
  /** The noun that it belongs to. */
  noun: number;
}

/** Behind the verb, and behind the verbs of further deeds: "Led team of five". */
function missingBehindVerb(words: readonly string[]): Missing | null {
  const verbs = words.flatMap((word, at) =>
    at === 0 ||
    // "By creating new filing system".
    (/^(?:by|through)$/.test(words[at - 1] ?? '') && /^\p{Ll}{3,}ing$/u.test(word)) ||
    (isJoint(words[at - 1]) && /^\p{Ll}+(?:ed|ilt|ote|ade|ught)$/u.test(word))
      ? [at]
      : [],
  );
  for (const verb of verbs) {
    const isPair = isJoint(words[verb + 1]) || /,$/.test(words[verb] ?? '');
    const start = verb + (isPair ? 3 : 1);
    const noun = bareNoun(words, start);
    if (noun >= 0) return { start, noun };
  }
  return null;
}

/** People and places that no preposition has alone: "assigned to department", "when owner is out". */
const alwaysNamed =
  /^(?:department|owner|manager|supervisor|customer|client|patient|teacher|director|company|employer|kitchen)$/i;
/** Rooms that no preposition has alone, whatever comes behind: "cleanliness of lab and ...". */
const bareRoom = /\b(?:of|in|at|for) (?:lab|laboratory|store|restaurant|warehouse|shop)(?=$| and\b|,)/i;
/** "To ensure orders properly processed": a participle that lost its "are". */
const bareParticiple =
  /\bensur(?:e|ed|es|ing) (?:that )?(?!(?:the|all|a|an|our|their)\b[^,]* (?:is|are|was|were|be)\b)(?:\p{L}+ ){1,3}(?:\p{Ll}+ly )\p{Ll}+ed\b/iu;
const endsBare = /^(?:for|to|in|at|on|by|from|when|while|until|before|after)$/i;
const bareOwner =
  /\b(?:when|if|while|where|that|because|ensure|ensured) (?:work )?(?:owner|manager|supervisor|customer|client|patient|teacher|director|company|crew|team)\b|\b(?:annual|weekly|monthly|yearly|quarterly) \p{Ll}+(?<!s)(?: \p{Ll}+(?<!s))?(?=$| \(| (?:for|of|to|with)\b)/u;
const withDeterminer =
  /\b(?:the|an?|our|my|its|their|this|each|every|one|two|three) (?:\p{L}+ )?(?:annual|weekly|monthly|yearly|quarterly)\b/iu;

/** "By creating": the article comes behind the deed. */
const isByDeed = (word: string, next = '') => /^(?:by|through)$/i.test(word) && /^\p{Ll}{3,}ing$/u.test(next);
const isNamed = (word: string, after?: string) =>
  alwaysNamed.test(word) && (after === undefined || endsBare.test(after));

/** "For ongoing teaching portfolio": an article is missing behind a preposition too. */
function missingWithin(words: readonly string[]): Missing | null {
  for (const [at, word] of words.entries()) {
    if (!preposition.test(word)) continue;
    for (let next = at + 1; next < Math.min(at + 8, words.length); next += 1) {
      const [one = '', after] = [words[next], words[next + 1]];
      // "To establish a network", "with Django REST framework".
      if (/^to$/i.test(word)) {
        const noun = verbOf(one)?.form === 'base' ? bareNoun(words, next + 1) : -1;
        if (noun < 0 && verbOf(one)?.form !== 'base' && isNamed(one, after))
          return { start: next, noun: next };
        const isSure = things.has(bare(words[noun] ?? '')) || groups.has(bare(words[noun] ?? ''));
        if (isSure) return { start: next + 1, noun };
        break;
      }
      if (/^\p{Lu}/u.test(one)) break;
      if ((determiner.test(one) && one !== 'new') || !/^[\p{L}/-]+,?$/u.test(one) || phraseEnd.test(one))
        break;
      if (!/,$/.test(one) && after !== undefined && !phraseEnd.test(after)) continue;
      if (next === at + 1 && isNamed(one, after)) return { start: next, noun: next };
      if (next > at + 1 && isCountable(bare(one)) && !isOffered(words[next - 1], one))
        return { start: at + 1 + Number(isByDeed(word, words[at + 1])), noun: next };
      break;
    }
  }
  return null;
}

/** "Started as electrician", "Worked as frontend developer": a trade needs its article too. */
function missingTrade(words: readonly string[]): Missing | null {
  const start = words.indexOf('as') + 1;
  if (start === 0 || start > 3 || determiner.test(words[start] ?? '')) return null;
  const end = words.findIndex((word, at) => at >= start && (phraseEnd.test(word) || /,$/.test(word)));
  const noun = (end < 0 ? words.length : end + Number(/,$/.test(words[end] ?? ''))) - 1;
  const trade = words.slice(start, noun + 1);
  const isTrade =
    /^\p{Ll}+[^s],?$/u.test(words[noun] ?? '') &&
    trade.length <= 5 &&
    (trade.length === 1 || namesRole(trade.join(' ')));
  return isTrade ? { start, noun } : null;
}

/** Verbs that take "to" themselves; behind others it makes a passive that lost its "was": "Commissioned to redesign". */
const takesTo =
  /^(?:contributed|listened|managed|helped|adapted|responded|reported|attended|committed|presented|worked|moved|continued|learned|learnt|applied|spoke|catered|transitioned|returned|migrated|rose|sought|served|started|began|volunteered|travelled|traveled|went|came|led|partnered|collaborated|liaised|strived|strove|agreed|replied|tended|adhered|reached|added|switched|sold|wrote|gave|read)$/i;

const missingIn = (words: readonly string[]) =>
  missingTrade(words) ?? missingBehindVerb(words) ?? missingWithin(words);

const masses =
  /^(?:content|software|code|documentation|material|copy|feedback|support|demand|interest|awareness|business|space|time|artwork|media|staff|data|text|music|video|food|work|policy)$/;
/** "Created schedule for the shop": one of several, whatever it is. */
function isBareMaking(text: string): boolean {
  const noun =
    /^(?:created|built|developed|designed|established|drafted|launched) (\p{Ll}+) (?:for|of|to|that|which|with)\b/iu.exec(
      text,
    )?.[1];
  return (
    noun !== undefined &&
    !/(?:s|ing|ment|tion|ity|ance|ence)$/.test(noun) &&
    !masses.test(noun) &&
    !things.has(noun) &&
    !groups.has(noun)
  );
}
/** "Towards expanding network": a deed or a thing, and nobody can tell which. */
const towardsDeed = /\btowards? \p{Ll}+ing \p{Ll}+(?<!s)(?: of\b|$)/u;

/** A deed that lacks what it was done to, an article or its "was": a note, and no clause. */
export function isNote(text: string): boolean {
  const words = text.split(' ');
  const [first = '', second] = words;
  const isPassive = second === 'to' && !takesTo.test(first);
  if (bareOwner.test(text) && !withDeterminer.test(text)) return true;
  if (bareRoom.test(text) || bareParticiple.test(text)) return true;
  if (isBareMaking(text) || towardsDeed.test(text)) return true;
  return needsObject.test(text) || bareOfficer.test(text) || isPassive || missingIn(words) !== null;
}

export const articleOf = (word: string) =>
  /^[\p{Lu}\d]{2,}\b/u.test(word)
    ? /^(?:[AEFHILMNORSX8]|11|18)/.test(word)
      ? 'an'
      : 'a'
    : /^(?:[aeio](?!ne\b)|u(?!ni|se|ti|sa)|hono|hour)/i.test(word)
      ? 'an'
      : 'a';

const mostMended = 3;
/** A deed with the articles that it lacks, where they are sure: "Led team of five" as "Led a team of five". */
export function withArticles(text: string): string {
  let words = text.split(' ');
  for (let mended = 0; mended < mostMended; mended += 1) {
    const missing = missingIn(words);
    const noun = missing ? bare(words[missing.noun] ?? '') : '';
    if (!missing || !(things.has(noun) || groups.has(noun) || measures.has(noun) || namesRole(noun))) break;
    const isThat = measures.has(noun) || (words[missing.noun + 1] === 'of' && !groups.has(noun));
    const article = isThat ? 'the' : articleOf(words[missing.start] ?? '');
    words = [...words.slice(0, missing.start), article, ...words.slice(missing.start)];
  }
  return words.join(' ');
}
