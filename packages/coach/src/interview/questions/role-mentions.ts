import { foldedWords, type Known, known } from './role-titles.ts';

/** What a role's title is worth in the first words of a job text, and further on in its opening. */
const titleInText = { first: 0.5, opening: 0.3 };
const openingWords = { first: 15, opening: 60 };
/** In characters. */
const longestText = 20_000;
const perSignal = 0.13;
const signalLimit = 0.6;

/** What a row of words means: the signals and the titles that it is. */
interface Phrase {
  next: Map<string, Phrase>;
  signalOf: Known[];
  titleOf: Known[];
}
const newPhrase = (): Phrase => ({ next: new Map(), signalOf: [], titleOf: [] });
const phrases = newPhrase();
/** In words. A longer title is in no text word for word. */
const longestPhrase = 4;

function phraseAt(words: readonly string[]): Phrase {
  let phrase = phrases;
  for (const word of words) {
    const next = phrase.next.get(word) ?? newPhrase();
    phrase.next.set(word, next);
    phrase = next;
  }
  return phrase;
}
for (const item of known) {
  for (const signal of item.signals) phraseAt(signal.split(' ')).signalOf.push(item);
  for (const { words } of item.titles) if (words.length > 1) phraseAt(words).titleOf.push(item);
}

/** What a job text says of a role: which of its signals, and how near the start it has one of its titles. */
interface Mention {
  signals: Set<Phrase>;
  named: number;
}

/** What a job text says of each role that it mentions. */
export function mentionsIn(text: string): Map<Known, Mention> {
  const words = foldedWords(text.slice(0, longestText));
  const mentions = new Map<Known, Mention>();
  const of = (item: Known) => {
    const mention = mentions.get(item) ?? { signals: new Set<Phrase>(), named: 0 };
    mentions.set(item, mention);
    return mention;
  };
  for (let at = 0; at < words.length; at += 1) {
    let phrase: Phrase | undefined = phrases;
    for (let size = 1; size <= longestPhrase; size += 1) {
      phrase = phrase.next.get(words[at + size - 1] ?? '');
      if (!phrase) break;
      for (const item of phrase.signalOf) of(item).signals.add(phrase);
      const worth =
        at + size <= openingWords.first
          ? titleInText.first
          : at + size <= openingWords.opening
            ? titleInText.opening
            : 0;
      if (worth > 0) for (const item of phrase.titleOf) of(item).named = Math.max(of(item).named, worth);
    }
  }
  return mentions;
}

/** How much a pasted text speaks of a role: its signals as whole phrases, its titles named near the start. */
export const textFit = (mention: Mention | undefined) =>
  mention ? Math.min(signalLimit, mention.signals.size * perSignal) + mention.named : 0;
