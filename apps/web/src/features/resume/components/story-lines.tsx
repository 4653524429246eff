import { storyLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { storySeedState } from '@/lib/story-seed.ts';

/** Each line of what was done, to tell the story behind it. */
export function StoryLines({ lines }: { lines: readonly string[] }) {
  const told = lines.filter((line) => line.trim() !== '');
  if (told.length === 0) return null;
  return (
    <details className="story-lines">
      <summary>{t`Tell the story behind a line`}</summary>
      <ul>
        {told.map((line) => (
          <li key={line}>
            <Link
              to={paths.storyAdd}
              state={storySeedState({ kind: 'resume', text: line.slice(0, storyLimits.sourceText) })}
            >
              {line}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
