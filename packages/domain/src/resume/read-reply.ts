import { affirmedSentences, tidyReply } from './tidy-reply.ts';
import { opensWithBase, opensWithPast } from './verb-forms.ts';

/**
 * A sentence of a reply. `deed`: what its writer did, without the "I". `own`: anything else about them, with it. `about`: a whole sentence
 * about something else. `measure`: how much, for whom or since when, which needs another sentence. `fragment`: a few words.
 */
export interface ReplySentence {
  kind: 'deed' | 'own' | 'about' | 'measure' | 'team' | 'fragment';
  text: string;
}

/** Why nothing can be made of a reply: it says nothing, what the team did, or no whole sentence. */
export type ReplyNeed = 'nothing' | 'part' | 'deed';

const saysNothing =
  /^(?:n\/?a|none|nothing(?: really)?|no|nope|not really|no idea|not sure|idk|(?:i )?(?:don'?t|do not|can'?t) (?:know|remember|say)|nada|no (?:lo )?s[eé]|no (?:me acuerdo|recuerdo)|ningun[oa])\W*$/i;
const ofTeam =
  /^(?:we|we've|we're|our (?:team|crew|department|office)|the team|the crew|nosotr[oa]s|el equipo|nuestro equipo|\p{Ll}{2,}(?:amos|imos))(?!\p{L})/iu;
const ownSubject = /^(?:I|[Yy]o)(?= )/u;
/** Behind "I" these say how things are, and no deed. */
const state =
  /^(?:am|was|were|have|had|has|can|could|would|will|may|might|must|should|think|believe|feel|felt|know|knew|like|liked|love|loved|want|wanted|hope|did not|didn't|don't|do not|never|fui|era|estaba|tenía|soy)\b/iu;
const adverbs =
  /^(?:(?:also|then|once|always|often|usually|successfully|personally|mostly|mainly|regularly|\p{Ll}+ly|también) )+(?=\p{L})/iu;
const measureStart =
  /^(?:by|for|from|to|with|in|at|across|over|so|saving|cutting|reducing|which|about|around|up to|down to|more than|less than|nearly|almost|para|por|con|en|desde|unos|unas|más de|lo que|no)\b|^[\d$€£]|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b/i;
const finiteVerb =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|goes|comes|uses|needs|makes|gets|went|fell|rose|grew|dropped|passed|stayed|came|got|ran|won|cut|doubled|halved|called|asked|said|took|made|sold|kept|lost|saved|liked|loved|trusted|used|bought|moved|told|gave|wrote|found|left|thanked|es|son|era|fue|eran|tiene|tienen|bajó|bajaron|subió|subieron|pasó|quedó|hizo)\b|\p{L}{3,}(?:[^e]ed|ied)\b/iu;
/** "Customers ask for me": a subject with its verb, which may be a noun elsewhere. */
const pluralVerb =
  /(?:\p{Ll}{2,}s|people|staff|they|everyone) (?:stay|call|ask|trust|come|go|use|need|get|know|like|love|want|say|tell|rely|depend|thank|send|bring|keep)\b/iu;
/** What somebody did, in Spanish: "reduje", "entrené". */
const spanishVerb =
  /^(?:hice|tuve|puse|dije|traje|di|vi|supe|pude|vine|estuve|quise|\p{Ll}+(?:duje|puse|tuve)|\p{Ll}{2,}[éí])(?= )/u;

const bare = (text: string) => text.replace(/[\s.,;:–-]+$/, '').trim();
const lowerFirst = (text: string) =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\d|\p{Lu}\.|\p{L}*\d|\p{L}+\p{Lu})/u.test(text.split(/[\s,;]/)[0] ?? '')
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** Wishes and opinions, which tell of nothing that was done. */
const unreal =
  /^I(?:'d| would| will| might| may| should| think| believe| feel| hope| want| guess| tend| try)\b/;
/** "When I was there": a clause that needs another one. */
const halfSentence =
  /^(?:when|once|while|if|because|since|after|before|although|especially|even|until|whether|which)\b[^,]*$/i;

function readSentence(sentence: string): ReplySentence {
  const text = bare(sentence);
  if (ofTeam.test(text)) return { kind: 'team', text };
  if (unreal.test(text) || halfSentence.test(text)) return { kind: 'fragment', text };
  if (ownSubject.test(text)) {
    const said = text.replace(/^\S+ /, '');
    const deed = said.replace(adverbs, '');
    const isDeed = !state.test(said) && !state.test(deed) && /^\p{Ll}{2,}(?= |$)/u.test(deed);
    return isDeed && said.includes(' ') ? { kind: 'deed', text: said } : { kind: 'own', text };
  }
  if (/^I'/.test(text)) return { kind: 'own', text };
  const words = lowerFirst(text).replace(adverbs, '').split(' ');
  const isDone = opensWithPast(words) && !/^(?:was|were|had|did not)$/.test(words[0] ?? '');
  if (words.length > 1 && (isDone || opensWithBase(words) || spanishVerb.test(words.join(' '))))
    return { kind: 'deed', text: lowerFirst(text) };
  if (measureStart.test(text) && !/^(?:\S+ ){0,3}(?:I|we|they|people)\b/.test(text) && !isWholeAbout(text))
    return { kind: 'measure', text: lowerFirst(text) };
  return { kind: isWholeAbout(text) ? 'about' : 'fragment', text };
}

const fewestOfSentence = 3;
/** A sentence with a subject and a verb behind it. */
const isWholeAbout = (text: string) => {
  const words = text.split(' ');
  return (
    words.length >= fewestOfSentence &&
    !/^(?:by|from|to|with|so|saving|cutting|reducing|which|up to|down to|para|por|con|desde|lo que)\b/i.test(
      text,
    ) &&
    (finiteVerb.test(words.slice(1).join(' ')) || pluralVerb.test(text))
  );
};

/** A reply that says the line is in the wrong place, or isn't theirs. */
const objects =
  /^(?:this|that|these|it|the line)(?: line)? (?:isn't|is not|wasn't|was not|aren't|are not|belongs?|goes (?:to|under|with)|is (?:a|from) (?:a )?(?:different|separate|another|wrong))\b/i;
/** All sentences of a reply that say something, in their order; none of a reply that answers nothing. */
export function replyParts(reply: string): ReplySentence[] {
  const tidy = tidyReply(reply);
  if (saysNothing.test(tidy) || objects.test(tidy)) return [];
  return affirmedSentences(tidy).map(readSentence);
}

const mostSentences = 4;
/** The sentences of a reply that say something, and what is missing where none can be used. A measure belongs to the deed before it. */
export function readReply(reply: string): { sentences: ReplySentence[]; need: ReplyNeed | null } {
  const tidy = tidyReply(reply);
  if (!/[\p{L}\p{N}]/u.test(reply)) return { sentences: [], need: null };
  if (!/[\p{L}\p{N}]/u.test(tidy)) return { sentences: [], need: 'nothing' };
  const read = affirmedSentences(tidy).map(readSentence);
  if (saysNothing.test(tidy) || read.length === 0) return { sentences: [], need: 'nothing' };
  const sentences: ReplySentence[] = [];
  for (const one of read.filter(({ kind }) => kind !== 'team').slice(0, mostSentences)) {
    const before = sentences.at(-1);
    if (one.kind === 'measure' && before?.kind === 'deed')
      sentences[sentences.length - 1] = { kind: 'deed', text: `${before.text}, ${one.text}` };
    else sentences.push(one);
  }
  if (sentences.length === 0) return { sentences, need: 'part' };
  const isUsable = sentences.some(({ kind }) => kind !== 'fragment' && kind !== 'measure');
  return { sentences, need: isUsable ? null : 'deed' };
}
