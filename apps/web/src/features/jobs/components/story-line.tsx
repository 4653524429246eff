import { type QuestionFit, questionMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { gapText, reasonText } from '@/lib/story-labels.ts';
import { storySeedState } from '@/lib/story-seed.ts';
import { fromJob } from '../context.ts';

interface StoryLineProps {
  fit: QuestionFit;
  question: string;
  jobId: string;
}

/** The story for a likely question with its reason, or what no story shows yet. */
export function StoryLine({ fit: { fits, gap }, question, jobId }: StoryLineProps) {
  const best = fits[0];
  if (best)
    return (
      <p className="fits">
        {t`Your story:`}{' '}
        <Link className="ul" to={fromJob(paths.story(best.storyId), jobId)}>
          {best.title}
        </Link>
        . {reasonText(best.reason)}
      </p>
    );
  if (gap === null) return null;
  return (
    <p className="fits">
      {gapText(gap)}{' '}
      <Link
        className="ul"
        to={fromJob(paths.storyAdd, jobId)}
        state={storySeedState({ kind: 'question', question: question.slice(0, questionMaxLength) })}
      >
        {t({ message: 'Add one', context: 'a story' })}
        <span className="vh">: {question}</span>
      </Link>
    </p>
  );
}
