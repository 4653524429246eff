import type { ReadStoryOutput } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { type StorySeed, storySeedOf } from '@/lib/story-seed.ts';
import { emptyStory, seededStory } from '../draft.ts';
import { seedQuery } from '../queries.ts';
import { draftNameOf, keptDraft } from '../use-story-draft.ts';
import { StoryFormView } from './story-form.tsx';

/** A new story: empty, or begun from an answer, a line of the resume, what a job asks for, or a question. */
export function AddStory() {
  const seed = storySeedOf(useLocation().state);
  const name = draftNameOf(seed);
  return (
    <div className="mi sto">
      <PageTitle>{t`New story`}</PageTitle>
      <Crumb to={seed?.kind === 'requirement' ? `${paths.job(seed.jobId)}#map` : paths.stories}>
        {seed?.kind === 'requirement' ? t`Back to my interview` : t`Stories`}
      </Crumb>
      <header className="sto-h">
        <h1>{t`Tell your story`}</h1>
        <p>{t`Pick one time and one thing you did. Answer what you can; you can come back for the rest.`}</p>
      </header>
      {seed ? <Seeded key={name} name={name} seed={seed} /> : <Blank key={name} name={name} />}
    </div>
  );
}

function Blank({ name }: { name: string }) {
  const [empty] = useState(emptyStory);
  return <StoryFormView name={name} initial={empty} back={paths.stories} />;
}

/** The form once the coach has sorted the words; without a network they are taken as they are. */
function Seeded({ name, seed }: { name: string; seed: StorySeed }) {
  const { id: userId } = useUser();
  const kept = keptDraft(userId, name);
  const query = useQuery({ ...seedQuery(seed), enabled: kept === null });
  if (kept === null && query.isPending) return <Skeleton height="30rem" />;
  const back = seed.kind === 'requirement' ? paths.job(seed.jobId) : paths.stories;
  return <Begun {...{ name, seed, back }} read={query.data ?? null} />;
}

interface BegunProps {
  name: string;
  seed: StorySeed;
  read: ReadStoryOutput | null;
  back: string;
}

function Begun({ name, seed, read, back }: BegunProps) {
  const [begun] = useState(() => seededStory(seed, read));
  return <StoryFormView name={name} initial={begun} back={back} />;
}
