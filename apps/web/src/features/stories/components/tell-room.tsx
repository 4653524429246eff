import { storySeconds, type Telling } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { toldText } from '@/lib/story-labels.ts';
import { textOf } from '../draft.ts';
import { type StoryDetail, storyQuery } from '../queries.ts';
import { useTelling } from '../use-telling.ts';
import { ComparisonView } from './comparison-view.tsx';
import { StoryGone } from './story-gone.tsx';
import { lengthOf } from './tellings.tsx';

/** A field to type or dictate into, with the button that ends it. */
export interface PadProps {
  label: string;
  value: string;
  onChange(text: string): void;
  /** Called when a recording begins. */
  onRecording(): void;
  /** Beside the counts under the field. */
  note: string;
  submitLabel: string;
  busy: boolean;
  onSubmit(): void;
}

interface TellRoomProps {
  storyId: string;
  Pad: ComponentType<PadProps>;
}

/** A story told from memory in 90 seconds, then held against the story and the time before. */
export function TellRoom({ storyId, Pad }: TellRoomProps) {
  const { id: userId } = useUser();
  const query = useQuery(storyQuery(userId, storyId));
  return (
    <div className="mi sto">
      <PageTitle>{t`Tell your story`}</PageTitle>
      <Crumb to={paths.story(storyId)}>{t`Back to the story`}</Crumb>
      <QueryState
        query={query}
        failure={t`We couldn't load this story.`}
        skeleton={<Skeleton height="24rem" />}
      >
        {(story) => (story ? <Room story={story} Pad={Pad} /> : <StoryGone />)}
      </QueryState>
    </div>
  );
}

function Room({ story, Pad }: { story: StoryDetail } & Pick<TellRoomProps, 'Pad'>) {
  const telling = useTelling(story.id);
  const { seconds, result } = telling;
  const left = storySeconds - seconds;
  return (
    <>
      <header className="sto-h">
        <h1>{story.title}</h1>
        {result ? null : (
          <p>{t`Tell it as you would in the interview, from memory. The clock starts when you start recording or typing.`}</p>
        )}
      </header>
      {result ? (
        <Told telling={result} story={story} onAgain={telling.again} />
      ) : (
        <>
          <p className="sto-clock num" data-over={left < 0 || undefined} role="timer">
            {formatClock(seconds)} <span className="small soft">{t`of 1:30`}</span>
          </p>
          <Pad
            label={t`Your story`}
            value={telling.text}
            onChange={telling.say}
            onRecording={telling.start}
            note={left < 0 ? t`Over 90 seconds. Finish your sentence.` : ''}
            submitLabel={t`I'm done`}
            busy={telling.isPending}
            onSubmit={telling.finish}
          />
          <details className="story-example">
            <summary>{t`Look at my notes`}</summary>
            <p className="pre">{textOf(story)}</p>
          </details>
        </>
      )}
    </>
  );
}

interface ToldProps {
  telling: Telling;
  story: StoryDetail;
  onAgain(): void;
}

/** How it went, in the story's own sentences. */
function Told({ telling, story, onAgain }: ToldProps) {
  const { before } = telling.comparison;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const last = before ? lengthOf(before) : '';
  return (
    <section className="sto-sec" aria-labelledby="sto-result">
      <h2 id="sto-result" ref={heading} tabIndex={-1}>
        {toldText(telling.comparison)}
      </h2>
      <p className="soft num">
        {lengthOf(telling)}
        {before ? `. ${t`Last time: ${last}.`}` : ''}
      </p>
      <ComparisonView telling={telling} />
      <div className="story-acts">
        <Button variant="primary" onClick={onAgain}>
          {t`Tell it again`}
        </Button>
        <ButtonLink to={paths.story(story.id)}>{t`Back to the story`}</ButtonLink>
      </div>
    </section>
  );
}
