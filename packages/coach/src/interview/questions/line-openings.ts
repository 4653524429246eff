import type { LineTopic } from '../../content/line-topic-schema.ts';
import { lineTopics, peopleWords } from '../../content/line-topics.ts';

/** What stands in front of what is done or asked for: "ability to", "3 years of experience in", "assists with". */
const lead =
  /^(?:(?:the|an?|strong|proven|demonstrated|excellent|exceptional|good|great|basic|working|previous|prior|some|solid|thorough|general|relevant|minimum|least|at|of|one|two|three|\d\S*|years?|months?|must|will|also|and|be|have|to|all|daily|you|you['’]ll|\p{L}+ly) |(?:ability|able|capacity|willingness|willing|capable) (?:to|of) |(?:knowledge|understanding) of |experience (?:in|with|of|as|using|working) |familiar(?:ity)? with |proficien\w+ (?:in|with|at) |skill(?:s|ed) (?:in|at|with) |(?:responsible|responsibility|accountable) for |(?:assist|help)(?:s|ing)? (?:with|in|to) |participat\w+ in |(?:work|partner|collaborat|coordinat)\w* (?:closely )?with [\p{L}, ]{3,45}? to |assist\w* (?:the )?\p{L}+ (?:in|with) (?=\p{L}+ing )|is able to |comfortable (?:with )?)+/iu;
/** Behind these come when, why and how it is done. */
const rest =
  /[;:(.]| [–—-] |,? (?:to|by|while|when|whenever|through|that|which|who|whose|via|per|according|based|ensuring|until|so|where|if|after|before)\b/iu;
/** Words in front of which a line opens, and how far away what is done to something may be. */
const widest = 6;
const indexLetters = 3;

type Words = readonly string[];
interface Term {
  words: Words;
  isWhole: readonly boolean[];
}
interface Opening {
  topic: LineTopic;
  groups: readonly (readonly Term[])[];
}

const termOf = (written: string): Term => {
  const words = written.split(' ');
  return {
    words: words.map((word) => word.replace(/\.$/, '')),
    isWhole: words.map((word) => word.endsWith('.') || word.length < indexLetters),
  };
};
const people: readonly Term[] = [...peopleWords.keys()].map((word) => termOf(`${word}.`));

const byLetters = new Map<string, Opening[]>();
for (const topic of lineTopics)
  for (const line of topic.opens ?? []) {
    const groups = line
      .split(' + ')
      .map((words) => words.split('|').flatMap((word) => (word === '@people' ? people : [termOf(word)])));
    const opening = { topic, groups };
    for (const letters of new Set(
      (groups[0] ?? []).map(({ words }) => (words[0] as string).slice(0, indexLetters)),
    ))
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), opening]);
  }

const isAt = ({ words, isWhole }: Term, line: Words, at: number) =>
  words.every((word, next) => {
    const found = line[at + next];
    return found !== undefined && (isWhole[next] ? found === word : found.startsWith(word));
  });

/** How many words of a line an opening is found in, from the first on; 0 where it isn't. */
function foundIn({ groups: [first = [], ...others] }: Opening, line: Words): number {
  const opener = first.find((term) => isAt(term, line, 0));
  if (!opener) return 0;
  let taken = opener.words.length;
  const used = new Set<number>();
  for (const group of others) {
    let hit: { at: number; size: number } | undefined;
    for (let at = opener.words.length; at <= widest && !hit; at += 1) {
      const term = used.has(at) ? undefined : group.find((one) => isAt(one, line, at));
      if (term) hit = { at, size: term.words.length };
    }
    if (!hit) return 0;
    used.add(hit.at);
    taken += hit.size;
  }
  return taken;
}

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}&+#'’.-]*(?<![.'’-])/gu) ?? [];

/** What the first thing that a line says is about, by the words that it opens with; undefined where no topic is plainly meant. */
export function openingOf(text: string): { topic: LineTopic; worth: number } | undefined {
  const told = text.replace(/^[\s•*–—-]+/, '').replace(lead, '');
  const line = wordsOf(told.split(rest, 1)[0] as string).slice(0, widest + 3);
  const all = ` ${wordsOf(text).slice(0, 14).join(' ')}`;
  let best: { topic: LineTopic; worth: number } | undefined;
  for (const opening of byLetters.get((line[0] ?? '').slice(0, indexLetters)) ?? []) {
    const worth = foundIn(opening, line);
    if (worth <= (best?.worth ?? 0)) continue;
    if ((opening.topic.not ?? []).some((words) => all.includes(` ${words}`))) continue;
    best = { topic: opening.topic, worth };
  }
  return best;
}
