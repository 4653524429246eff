import type { Passage, Token } from './passage.ts';

interface Node {
  next: Map<string, Node>;
  isEnd: boolean;
}

/** A set of phrases matched word by word; `*` stands for any one word. */
export interface PhraseBook {
  root: Node;
}

/** A match: tokens `[from, to)` of the passage. */
export interface PhraseMatch {
  from: number;
  to: number;
}

/** Builds a phrase book from lines of normalised words; `|` separates alternatives within a phrase. */
export function phraseBook(phrases: readonly string[]): PhraseBook {
  const root: Node = { next: new Map(), isEnd: false };
  for (const phrase of phrases) {
    let nodes = [root];
    for (const slot of phrase.split(' ')) nodes = nodes.flatMap((node) => grow(node, slot.split('|')));
    for (const node of nodes) node.isEnd = true;
  }
  return { root };
}

function grow(node: Node, words: string[]): Node[] {
  return words.map((word) => {
    const found = node.next.get(word);
    if (found) return found;
    const made: Node = { next: new Map(), isEnd: false };
    node.next.set(word, made);
    return made;
  });
}

/** The longest match starting at a token, within one sentence; undefined when none does. */
function matchAt(book: PhraseBook, tokens: readonly Token[], from: number): PhraseMatch | undefined {
  const first = tokens[from];
  let open = [book.root];
  let best: PhraseMatch | undefined;
  for (let at = from; open.length > 0 && at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.sentence !== first?.sentence) break;
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
    const match = matchAt(book, passage.tokens, at);
    if (!match) continue;
    matches.push(match);
    at = match.to - 1;
  }
  return matches;
}
