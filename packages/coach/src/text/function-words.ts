/**
 * English function words: the glue of a sentence. Ordinary prose holds 35 to 60 percent of them, a list of keywords almost none.
 * Grouped by part of speech, because the order of these classes tells a sentence from shuffled words.
 */
const wordClasses = {
  determiner: 'a an the my our your his her its their this these that those every each some any no such',
  preposition:
    'of to in on at by for with from as into over under about after before between through during without within against per via upon across among around behind beyond toward towards than onto off until since',
  pronoun:
    'i me we us you he she they them it him hers ours yours theirs mine myself ourselves yourself itself themselves himself herself who whom whose which what one someone anyone everyone something anything everything nothing',
  auxiliary:
    "is are was were be been being am do does did has have had having will would can could should may might must shall isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't won't wouldn't can't cannot couldn't shouldn't mustn't i'm you're we're they're it's he's she's that's there's i've we've you've they've i'd we'd you'd they'd i'll we'll you'll they'll let's",
  conjunction: 'and or but nor so yet if because although though while unless whereas whether',
  adverb:
    'not very too just also only then there here when where why how again more most other own same both few all again once ever never up down out above below now still even else much many so rather quite etc doing',
} as const;

export type WordClass = keyof typeof wordClasses;

const classOf = new Map<string, WordClass>();
for (const [name, words] of Object.entries(wordClasses) as [WordClass, string][]) {
  for (const word of words.split(' ')) if (!classOf.has(word)) classOf.set(word, name);
}

/** The class of a function word, or undefined for a word that carries content. */
export function wordClass(word: string): WordClass | undefined {
  return classOf.get(word);
}

/** True for words that build sentences without carrying content. Takes a normalised word. */
export function isFunctionWord(word: string): boolean {
  return classOf.has(word);
}
