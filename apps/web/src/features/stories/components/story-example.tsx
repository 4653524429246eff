import { t } from '@lingui/core/macro';

/** One story of somebody else, to see how long the parts are. It is no form to fill. */
export function StoryExample() {
  return (
    <details className="story-example">
      <summary>{t`See how someone else told theirs`}</summary>
      <p>
        {t`“Our bakery was throwing away forty loaves a day. I was the new baker, and nobody had asked me. For two weeks I wrote down what was left at closing time, and I started baking the rye in the afternoon instead. By Easter we were throwing away nine.”`}
      </p>
      <p className="small soft">{t`Yours can be shorter, and it doesn't have to be a success.`}</p>
    </details>
  );
}
