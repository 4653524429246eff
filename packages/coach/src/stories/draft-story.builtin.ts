import { type ReadStoryInput, type ReadStoryOutput, type StoryPart, storyLimits } from '@greenroom/domain';
import { readStory, type Story } from '../interview/reading/story.ts';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { type Passage, readPassage } from '../text/passage.ts';
import { askedCompetencies, readCompetencies } from './read-competencies.ts';

const titleLength = 60;

/** The sentence that begins where a span does; -1 for none. */
const sentenceAt = ({ sentences }: Passage, span: { start: number } | undefined) =>
  span ? sentences.findIndex(({ start }) => start === span.start) : -1;

/** Which part each sentence belongs to: the scene until something is done, then what was done, then how it turned out. */
function partsOf(passage: Passage, story: Story): StoryPart[] {
  const [task, result] = [sentenceAt(passage, story.task), sentenceAt(passage, story.result)];
  const scene = sentenceAt(passage, story.situation);
  // What opens the story may name something that was done; the deeds begin behind it.
  const first = story.actedIn.find((at) => at > scene && at !== task && at !== result) ?? -1;
  const isAtEnd = result > first;
  return passage.sentences.map((_, at) => {
    if (at === result || (isAtEnd && result > 0 && at > result)) return 'result';
    if (at === task) return 'task';
    if (first === -1) return at === scene ? 'situation' : 'actions';
    return at < first ? 'situation' : 'actions';
  });
}

/** The sentences of a part as they were written, with the paragraphs between them. */
function textOf({ text, sentences }: Passage, parts: readonly StoryPart[], part: StoryPart): string {
  let joined = '';
  for (const [at, sentence] of sentences.entries()) {
    if (parts[at] !== part) continue;
    // From the end of the sentence before, so that no sign between two sentences is lost.
    const from = at === 0 ? 0 : (sentences[at - 1]?.end ?? 0);
    const to = at === sentences.length - 1 ? text.length : sentence.end;
    joined += `${joined === '' ? '' : ' '}${text.slice(from, to).trim()}`;
  }
  return joined;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const opening =
  /^(?:(?:so|then|and|but|first|next|instead|finally|after that|as a result)\b[, ]*)*(?:i|we)\s+(?=\p{L})/iu;
/** A title ends in front of these once it says something. */
const turn =
  /\s+(?:(?:and|but|because|so|which|that|while|when|where|who|as|until|before|after)|to(?!\s+[$€£\d]))\s.*$|(?:[,;:.!?](?=\s|$)|[(–—]).*$/isu;
const fewestWords = 3;

/** A name from the words of a sentence: "So I made a one-page sheet, and ..." is "Made a one-page sheet". */
function nameFrom(sentence: string): string {
  const bare = evenSpaces(sentence).replace(opening, '');
  const words = bare.split(' ');
  const head = words.slice(0, fewestWords).join(' ');
  const tail = words.slice(fewestWords).join(' ');
  const name = tail === '' ? bare : `${head}${` ${tail}`.replace(turn, '')}`;
  return upperFirst(cutBetweenWords(name, titleLength).replace(/[\s,;:.!?–—-]+$/u, ''));
}

function titleOf(story: Story, passage: Passage): string {
  const { text, sentences } = passage;
  const whole = sentences[0] ? text.slice(sentences[0].start, sentences[0].end) : text;
  const span = story.firstAction ?? story.result;
  return nameFrom(span?.quote ?? whole).slice(0, storyLimits.title);
}

const clause = (text: string) => text.slice(0, storyLimits.part);

/** A line of a resume has no "I": with a number it is a result, otherwise something that was done. */
function lineStory(text: string): Omit<ReadStoryOutput, 'shows'> {
  const line = text.trim();
  const isResult = /\d/.test(line);
  return {
    title: nameFrom(line),
    situation: '',
    task: '',
    actions: isResult ? '' : clause(line),
    result: isResult ? clause(line) : '',
  };
}

/** What the words show, and behind that what the question asked for. */
function showsOf({ text, question, source }: ReadStoryInput): ReadStoryOutput['shows'] {
  const shown = source === 'requirement' ? [] : readCompetencies(text);
  const asked = question ? askedCompetencies(question).slice(0, 1) : [];
  const known = new Set(shown.map(({ competency }) => competency));
  return [
    ...shown,
    ...asked.filter((one) => !known.has(one)).map((competency) => ({ competency, quote: '' })),
  ];
}

/**
 * The parts of a story in a text: each sentence in one of them, word for word. A name from its own words, and what it shows.
 * A line of an ad gives no words of the user's. Any text gives a result.
 */
export function draftStory(input: ReadStoryInput): ReadStoryOutput {
  const { text, source } = input;
  const shows = showsOf(input);
  if (source === 'requirement' || text.trim() === '')
    return { title: '', situation: '', task: '', actions: '', result: '', shows };
  if (source === 'resume') return { ...lineStory(text), shows };
  const passage = readPassage(text);
  // Nothing in it is a word: it is kept as it is.
  if (passage.sentences.length === 0)
    return { title: '', situation: '', task: '', actions: clause(text.trim()), result: '', shows };
  const story = readStory(passage);
  const parts = partsOf(passage, story);
  const part = (name: StoryPart) => textOf(passage, parts, name);
  return {
    title: titleOf(story, passage),
    situation: part('situation'),
    task: part('task'),
    actions: part('actions'),
    result: part('result'),
    shows,
  };
}
