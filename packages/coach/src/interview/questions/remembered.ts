import type { SetNote } from '@greenroom/domain';
import type { PromptPart } from '../../model/fence.ts';
import { withoutOrders } from '../../model/orders.ts';
import type { ReadQuestionRequest } from '../requests.ts';

const most = { open: 6, stories: 8 } as const;
const longestLine = 200;

/** What goes to the model of the user's past: few lines, short, and none that gives orders. */
function remembered({ memory }: ReadQuestionRequest): { open: string[]; stories: string[] } {
  const few = (lines: readonly string[], count: number) =>
    lines
      .map((line) => withoutOrders(line.slice(0, longestLine)).text.trim())
      .filter(Boolean)
      .slice(0, count);
  return { open: few(memory?.open ?? [], most.open), stories: few(memory?.stories ?? [], most.stories) };
}

/** The parts of a prompt that tell of the user's past; none where there is none. */
export function memoryParts(input: ReadQuestionRequest): PromptPart[] {
  const { open, stories } = remembered(input);
  return [
    { label: 'OPEN POINTS', text: open.join('\n') },
    { label: 'STORIES', text: stories.join('\n') },
  ].filter(({ text }) => text !== '');
}

/** The notes that tell the user which of this the model read. */
export function memoryNotes(input: ReadQuestionRequest): SetNote[] {
  const { open, stories } = remembered(input);
  return [
    { code: 'read_points' as const, count: open.length },
    { code: 'read_stories' as const, count: stories.length },
  ].filter(({ count }) => count > 0);
}
