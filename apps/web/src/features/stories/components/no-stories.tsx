import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import { storiesPromise } from '../words.ts';
import { Unfinished } from './unfinished.tsx';

/** The page before the first story: what stories are for, and the way to one. */
export function NoStories() {
  return (
    <>
      <header className="now-h">
        <h1 className="display2">{t`“Tell me about a time…”`}</h1>
        <p>{storiesPromise()}</p>
      </header>
      <div className="go">
        <ButtonLink variant="primary" to={paths.storyAdd}>
          {t`Tell my first story`}
        </ButtonLink>
        <span className="small soft">{t`Five questions, about five minutes`}</span>
      </div>
      <Unfinished />
    </>
  );
}
