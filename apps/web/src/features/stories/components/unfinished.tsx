import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { storySeedState } from '@/lib/story-seed.ts';
import { dropUnfinished, unfinishedStories } from '../use-story-draft.ts';

/** Stories that were begun on this device and not saved. */
export function Unfinished() {
  const { id: userId } = useUser();
  const [drafts, setDrafts] = useState(() => unfinishedStories(userId));
  const drop = (key: string) => {
    dropUnfinished(key);
    setDrafts(unfinishedStories(userId));
  };
  if (drafts.length === 0) return null;
  return (
    <section className="sto-drafts" aria-labelledby="sto-drafts">
      <h2 id="sto-drafts" className="label">{t`Not saved yet`}</h2>
      <ul>
        {drafts.map(({ key, title, seed }) => {
          const name = title.trim() || t`Untitled story`;
          return (
            <li key={key}>
              <Link className="ul" to={paths.storyAdd} state={seed ? storySeedState(seed) : null}>
                {name}
              </Link>
              <button type="button" className="lk" onClick={() => drop(key)}>
                {t`Discard`}
                <span className="vh">: {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
