import type { Passage, Token } from './passage.ts';

interface Node {
  next: Map<string, Node>;
  isEnd: boolean;
}

/** A set of phrases matched word by word; `*` stands for any one word. */
export interface PhraseBook {
  root: Node;
  /** Whether a phrase opens with `*`. */
  opensWithAny: boolean;
}

/** A match: tokens `[from, to)` of the passage. */
export interface PhraseMatch {
  from: number;
  to: number;
}

const articles = new Set(['a', 'an', 'the']);

/**
 * Builds a phrase book from lines of normalised words; `|` separates alternatives within a phrase. Articles never decide: they
 * are skipped in the text, and a place that lists one among its alternatives may stay empty. So speakers who drop articles
 * are read like everyone else.
 */
export function phraseBook(phrases: readonly string[]): PhraseBook {
  const root: Node = { next: new Map(), isEnd: false };
  for (const phrase of phrases) {
    let nodes = [root];
    for (const slot of phrase.split(' ')) {
      const words = slot.split('|').filter((word) => !articles.has(word));
      const grown = nodes.flatMap((node) => grow(node, words));
      nodes = words.length < slot.split('|').length ? [...nodes, ...grown] : grown;
    }
    for (const node of nodes) if (node !== root) node.isEnd = true;
  }
  return { root, opensWithAny: root.next.has('*') };
}

function grow(node: Node, words: readonly string[]): Node[] {
  // A passage has words with a hyphen as two.
  return words.map((word) => word.split('-').reduce(step, node));
}

function step(node: Node, word: string): Node {
  const found = node.next.get(word);
  if (found) return found;
  const made: Node = { next: new Map(), isEnd: false };
  node.next.set(word, made);
  return made;
}

/** The longest match starting at a token, within one sentence; undefined when none does. */
function matchAt(book: PhraseBook, tokens: readonly Token[], from: number): PhraseMatch | undefined {
  const first = tokens[from];
  let open = [book.root];
  let best: PhraseMatch | undefined;
  for (let at = from; open.length > 0 && at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== first?.sentence) break;
    if (articles.has(token.word)) continue;
    const reached: Node[] = [];
    for (const node of open) {
      const exact = node.next.get(token.word);
      const any = node.next.get('*');
      if (exact) reached.push(exact);
      if (any) reached.push(any);
    }
    if (reached.some((node) => node.isEnd)) best = { from, to: at + 1 };
    open = reached;
  }
  return best;
}

/** Every non-overlapping match of the book in a passage, in order. */
export function findPhrases(passage: Passage, book: PhraseBook): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let at = 0; at < passage.tokens.length; at += 1) {
    const word = passage.tokens[at]?.word ?? '';
    // Hardly any word opens a phrase, and this runs for every word and book.
    if (!book.root.next.has(word) && (!book.opensWithAny || articles.has(word))) continue;
    const match = matchAt(book, passage.tokens, at);
    if (!match) continue;
    matches.push(match);
    at = match.to - 1;
  }
  return matches;
}
