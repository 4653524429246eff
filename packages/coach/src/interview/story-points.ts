import type { KeyPoint, Span } from './key-points.ts';
import type { AnswerKind } from './rubric.ts';
import type { Story } from './story.ts';
import type { Wording } from './wording.ts';

/** A key point that its author named, covered from half of it on. */
export function point(label: string, weight: number, share: number, span: Span | undefined): KeyPoint {
  return { label, weight, share, covered: share >= 0.5 ? share : 0, isDenied: false, span };
}

/**
 * What a story or a motive must hold when no author wrote key points for the question. The ideal answer is another person's
 * story then: its facts are nothing that this answer could miss.
 */
export function storyPoints(kind: AnswerKind, story: Story, wording: Wording): KeyPoint[] {
  const actions = Math.min(1, story.actions / 3);
  if (kind === 'motivation') {
    const specifics = Math.min(1, (story.numbers.length + story.names) / 2);
    return [
      point(
        'an example from your own work',
        2,
        Math.max(actions, story.situation ? 0.6 : 0),
        story.firstAction ?? story.situation,
      ),
      point(
        'your reasons',
        2,
        Math.min(1, Math.max(wording.reasons.distinct / 2, wording.motives.distinct / 4)),
        wording.reasons.first ?? wording.motives.first,
      ),
      point('something specific: a number or a name', 1, specifics, story.firstNumber),
    ];
  }
  return [
    point('where and when it happened', 1, story.situation ? 1 : 0, story.situation),
    point('what was asked of you', 1, story.task ? 1 : 0, story.task),
    point('what you did yourself', 3, actions, story.firstAction),
    point('how it ended', 2, story.result ? 1 : 0, story.result),
  ];
}
