import { type Segment, segmentAnswer } from './evidence.ts';

interface Place {
  quote: string;
  start: number;
  end: number;
}

/** Some sentences of an answer with the notes beside them. The segments of all lines, joined, are the answer. */
export interface AnswerLine<Note extends Place> {
  start: number;
  segments: Segment<Note>[];
  notes: Note[];
}

const sentenceEnd = /[.!?…]["'”’)\]]*\s+|\n+/g;
/** Sentences without a note are drawn together up to this length, in characters. */
const longestPlainLine = 240;

/** Up to so many characters, plain text stays with the sentence after it. */
const shortLead = 60;

/** Cuts an answer into lines at the ends of sentences, never inside the words that a note speaks of. */
export function answerLines<Note extends Place>(answer: string, notes: readonly Note[]): AnswerLine<Note>[] {
  const ends = [...answer.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const cuts = ends.filter((cut) => !notes.some(({ start, end }) => start < cut && cut < end));
  const edges = [...new Set([0, ...cuts, answer.length])];
  const lines: AnswerLine<Note>[] = [];
  for (const [place, start] of edges.slice(0, -1).entries()) {
    const end = edges[place + 1] ?? answer.length;
    const here = notes.filter((note) => note.start >= start && note.end <= end && note.end > note.start);
    const before = lines.at(-1);
    const isShortLead = before !== undefined && start - before.start <= shortLead;
    if (before && (here.length === 0 || isShortLead) && joins(answer, before, end)) {
      before.segments.push(...segmentsOf(answer, start, end, here));
      before.notes = here;
    } else lines.push({ start, segments: segmentsOf(answer, start, end, here), notes: here });
  }
  return lines;
}

/** Whether text up to `end` still belongs to the plain line before it. */
function joins(answer: string, before: AnswerLine<Place>, end: number): boolean {
  const text = answer.slice(before.start, end);
  return before.notes.length === 0 && text.length <= longestPlainLine && !/\n\s*\S/.test(text);
}

function segmentsOf<Note extends Place>(answer: string, start: number, end: number, notes: readonly Note[]) {
  const local = notes.map((note) => ({
    note,
    quote: note.quote,
    start: note.start - start,
    end: note.end - start,
  }));
  return segmentAnswer(answer.slice(start, end), local).map(
    ({ text, start: from, remarks }): Segment<Note> => ({
      text,
      start: start + from,
      remarks: remarks.map(({ note }) => note),
    }),
  );
}
