import type { SetNote } from '@greenroom/domain';
import type { PromptPart } from '../../model/fence.ts';
import { withoutOrders } from '../../model/orders.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import type { ReadQuestionRequest } from '../requests.ts';

const most = { open: 6, stories: 8 } as const;
const longestLine = 200;
/** A title with fewer telling words ("Teamwork") may be what any interviewer asks about. */
const fewestTold = 3;

const few = (lines: readonly string[], count: number) =>
  lines
    .map((line) => withoutOrders(line.slice(0, longestLine)).text.trim())
    .filter(Boolean)
    .slice(0, count);

/** What goes to the model of the user's past: few lines, short, and none that gives orders. */
function remembered({ memory }: ReadQuestionRequest): { open: string[]; stories: string[] } {
  return { open: few(memory?.open ?? [], most.open), stories: few(memory?.stories ?? [], most.stories) };
}

/** The parts of a prompt that tell of the user's past; none where there is none. */
export function memoryParts(input: ReadQuestionRequest): PromptPart[] {
  const { open, stories } = remembered(input);
  return [...openParts(open), { label: 'STORIES', text: stories.join('\n') }].filter(
    ({ text }) => text !== '',
  );
}

/** What the last interviews left open, for a follow-up. */
export function openParts(open: readonly string[]): PromptPart[] {
  const lines = few(open, most.open);
  return lines.length === 0 ? [] : [{ label: 'OPEN POINTS', text: lines.join('\n') }];
}

/** Whether a question gives away that the interviewer knows a story: all telling words of its title stand in it. */
export function namesStory(question: string, titles: readonly string[]): boolean {
  const stems = new Set(contentStems(readPassage(question)));
  return titles.some((title) => {
    const told = [...new Set(contentStems(readPassage(title)))];
    return told.length >= fewestTold && told.every((stem) => stems.has(stem));
  });
}

/** The notes that tell the user which of this the model read. */
export function memoryNotes(input: ReadQuestionRequest): SetNote[] {
  const { open, stories } = remembered(input);
  return [
    { code: 'read_points' as const, count: open.length },
    { code: 'read_stories' as const, count: stories.length },
  ].filter(({ count }) => count > 0);
}
