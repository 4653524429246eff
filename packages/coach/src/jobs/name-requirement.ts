import { jobLimits } from '@greenroom/domain';
import { bareAsk } from '../job-ad/ad-asks.ts';
import { verbOf } from '../job-ad/ad-verbs.ts';
import type { AdLine } from '../job-ad/read-job-ad.ts';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';

const mostWords = 7;
/** A phrase of so many words is a name as it is. */
const shortPhrase = 5;
/** A name is cut in front of these once it says something. */
const boundary =
  /^(?:and|or|to|by|with|for|in|on|at|per|through|using|while|that|which|who|as|from|via|including|so|ensuring|within|across|when|where|if|into|under|without|because|than|during|according)$/i;
/** A name can't end on these. */
const hanging =
  /\s+(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|into|about|our|your|their|its|both|between|per|via|using|other|all|any|according|\/|&|-|–)$/i;
/** How much of it is wanted, in front of the thing itself. */
const degreeOfIt =
  /^(?:(?:an?|the|some|strong|proven|demonstrated|demonstrable|excellent|exceptional|outstanding|good|great|solid|deep|sound|thorough|working|basic|advanced|superior|effective|clear|current|valid|active|unrestricted|unencumbered|highly|very|previous|prior|relevant|hands-on|practical|professional|must have|must be|be)\b[,\s]*)+/i;
const beingAble = /^(?:ability|able|capable|willing(?:ness)?) (?:to|of)\s+/i;
const havingIt =
  /^(?:experience|experienced|knowledge|knowledgeable|proficiency|proficient|familiarity|familiar|understanding|expertise|background|fluency|fluent|skilled|skills|competenc[ey]|command|comfortable|interest(?:ed)?|exposure)\s+(?:(?:using|with|in|of|about|to|on|for|and)\s+)+(?:the\s+|an?\s+)?(?=\S)/i;
const label = /^([^:.,;!?]{3,40}):\s+(?=\S+\s+\S)/;

/** The first words of a phrase that say something, at most seven. A paper keeps where it counts: "RN license in Ohio". */
function firstWords(phrase: string, isPaper = false): string {
  const words = phrase.split(' ');
  const opensWithVerb = verbOf((words[0] ?? '').replace(/\W+$/, '')) !== undefined;
  const fewest = opensWithVerb ? 3 : 2;
  let end = Math.min(words.length, mostWords);
  const first = words.length <= shortPhrase ? end : fewest;
  for (let at = first; at < end; at += 1) {
    const isListed = /,$/.test(words[at - 1] as string);
    const isBoundary = boundary.test(words[at] as string) && !(isPaper && words[at] === 'in');
    if (isBoundary || (isListed && at >= fewest + 1)) end = at;
  }
  let name = words.slice(0, end).join(' ');
  while (hanging.test(name)) name = name.replace(hanging, '');
  return name.replace(/[\s,;:.!–-]+$/, '').replace(/^[\s,;:–-]+/, '');
}

/** "Interprets rhythms" as "Interpret rhythms". */
const inBaseForm = (name: string) => {
  const [first = '', ...rest] = name.split(' ');
  return [verbOf(first)?.base ?? first, ...rest].join(' ');
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a requirement is called: a few words of its line that somebody would say, "Cardiac drips" or "Lead a shift". */
export function nameRequirement({ text, duty, ask, kind }: AdLine): string {
  const labelled = label.exec(text)?.[1];
  if (labelled && labelled.split(' ').length <= 5) return upperFirst(labelled);
  const told = duty ? duty.phrase : (ask?.phrase ?? bareAsk(text));
  const years = ask?.form === 'years';
  const bare = years
    ? told
    : told.replace(degreeOfIt, '').replace(beingAble, '').replace(havingIt, '').replace(degreeOfIt, '');
  const plain = evenSpaces(bare).replace(/\s*\([^()]*\)/g, '');
  const name = firstWords(plain, kind === 'fact') || firstWords(text) || text;
  const spoken = duty?.form === 's' ? inBaseForm(name) : name;
  return upperFirst(cutBetweenWords(spoken, jobLimits.requirementName));
}
