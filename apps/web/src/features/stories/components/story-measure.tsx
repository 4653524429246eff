import { storyLength, storyWordsGoal, tellingSeconds } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { formatClock } from '@/lib/format.ts';

/** The words of a story, and whether they fit into about 90 seconds. */
export function StoryMeasure({ words }: { words: number }) {
  const length = storyLength(words);
  const clock = formatClock(tellingSeconds(words));
  const goal = storyWordsGoal;
  const texts = {
    none: t`A story takes about 90 seconds, around ${goal} words.`,
    short: t`About ${clock} when you tell it. There's room for more of what you did.`,
    good: t`About ${clock} when you tell it. That's a good length.`,
    long: t`About ${clock} when you tell it. Aim for about 90 seconds.`,
  };
  const share = Math.min(100, Math.round((words / (storyWordsGoal * 1.5)) * 100));
  return (
    <div className="story-measure" data-length={length}>
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
        <b />
      </span>
      <p className="small">
        <b className="num">{plural(words, { one: '# word', other: '# words' })}</b>. {texts[length]}
      </p>
    </div>
  );
}
