import { cut, type Draft, type DraftWord } from './draft.ts';

const openings =
  /^(?:that'?s|that is|what) (?:actually )?an? (?:really |very )?(?:good|great|interesting|tough|hard|nice|difficult) (?:question|one)$|^(?:good|great|interesting|tough) question$|^let me think(?: about (?:it|that|this))?(?: for an? (?:second|moment|minute))?$|^thank(?:s| you)(?: very much)? for (?:asking|the question|this question|that question)$|^i'm (?:glad|happy) you asked(?: that| me that)?$/;
/** "This is a very important topic.", "Every situation is different.": no answer yet. */
const hollow =
  /^(?:yes |well )?(?:(?:this|that|it)(?:'s| is) (?:something (?:that's |that is )?)?(?:always |certainly )?(?:an? )?(?:really |very |quite |so )?(?:important|hard|difficult|tough|serious|sensitive|tricky|close to my heart)(?: (?:one|question|topic|issue|subject|thing|situation))?(?: (?:for me|here|these days|to answer))?|(?:this|that|it) happens (?:from time to time|a lot|all the time|sometimes|to everyone|to everybody|to all of us)(?: in this job)?|every (?:situation|case|person|customer|patient|child)(?:'s| is) different|it (?:always |really )?depends(?: on the situation)?)$/;
/** "My name is Ana and I am 29 years old.": the interviewer knows the one and shouldn't know the other. */
const greeting =
  /^(?:hi |hello |hey )?(?:(?:so )?my name is|i'm|i am) \w+(?: \w+)?(?: and (?:i'm|i am) \d\d(?: years old)?)?$|^(?:hi|hello|hey)(?: there)?$/;
/** Sayings that anybody could say. */
const sayings =
  /^(?:rules are rules|nobody(?:'s| is) perfect|every(?:body|one) makes mistakes|communication is (?:the )?key(?: here)?|attitude is everything|practice makes perfect|the customer is (?:always right|king)|it(?:'s| is) (?:all )?part of (?:life|the job)|every(?:body|one) starts somewhere|the show must go on|that's (?:my motto|life)|teamwork makes the dream work)$/;
const closings =
  /^(?:so |and )?(?:that'?s|that is|that was) (?:basically |pretty much |about )?(?:it|all|my story|my answer)(?: really| basically)?$|^(?:so |and )?i (?:really )?hope (?:that|this) (?:answers|helps)(?: (?:it|your question|the question|you))?$|^(?:so )?(?:there you go|yeah)$|^(?:thank you|thanks)(?: very much| for listening| so much)?$/;
const lastWords = [
  'so there you go',
  'and there you go',
  "and that's about it",
  "so that's about it",
  "so that's it",
  "and that's it basically",
];
/** "I'm Ana" is one, "I'm punctual" is not. */
const isGreeting = (plain: string) =>
  greeting.test(plain) && (/name is|hi|hello|hey/.test(plain) || /years old|and/.test(plain));
/** A sentence of more words is no frame. */
const longestFrame = 12;

/** Leaves out what is said about answering: "That's a good question.", "I hope that helps." */
export function cutFrames(draft: Draft): void {
  const { sentences, words } = draft;
  for (const [index, { from, to }] of sentences.entries()) {
    if (to - from > longestFrame || sentences.length === 1) continue;
    const plain = words
      .slice(from, to)
      .filter(({ isGone }) => !isGone)
      .map(({ word }) => word)
      .join(' ');
    const kind =
      index < 2 && (openings.test(plain) || (index === 0 && (hollow.test(plain) || isGreeting(plain))))
        ? 'opening'
        : index >= sentences.length - 2 && closings.test(plain)
          ? 'closing'
          : null;
    if (kind) cutSentence(draft, kind, index);
    else if (index > 0 && sayings.test(plain)) cutSentence(draft, 'filler', index);
  }
  cutLastWords(draft);
}

function cutSentence(draft: Draft, kind: 'opening' | 'closing' | 'filler', index: number): void {
  const { sentences, words, text, log } = draft;
  const sentence = sentences[index];
  const next = sentences[index + 1];
  const first = words[sentence?.from ?? -1];
  if (!sentence || !first) return;
  const before = index > 0 ? (sentences[index - 1]?.end ?? first.start) : first.start;
  const range = next
    ? { start: first.start, end: words[next.from]?.start ?? sentence.end }
    : { start: before, end: text.length };
  if (log.touches(range.start, range.end)) return;
  log.add(
    `${kind}-${index}`,
    kind,
    [{ ...range, opens: next !== undefined }],
    [text.slice(first.start, sentence.end), ''],
  );
  for (let at = sentence.from; at < sentence.to; at += 1) (words[at] as DraftWord).isGone = true;
}

/** "... so yeah" at the very end. */
function cutLastWords(draft: Draft): void {
  const kept = draft.words.flatMap((word, at) => (word.isGone ? [] : [at]));
  for (const phrase of lastWords) {
    const length = phrase.split(' ').length;
    const places = kept.slice(-length);
    const first = places[0];
    if (kept.length < length + 4 || first === undefined) continue;
    if (places.map((at) => draft.words[at]?.word).join(' ') !== phrase) continue;
    cut(draft, 'closing', first, draft.words.length);
    return;
  }
  // "so um yeah": the sounds are gone, and so may be "yeah".
  const last = kept.at(-1);
  const isPlain = /^(?:do|doing|did|done|say|said|think|thought|hope|is|even|or|ever|and|if)$/.test(
    draft.words[(last ?? 0) - 1]?.word ?? '',
  );
  if (
    last !== undefined &&
    !isPlain &&
    kept.length > 4 &&
    /^(?:so|and|but)$/.test(draft.words[last]?.word ?? '')
  )
    cut(draft, 'closing', last, last + 1);
}
