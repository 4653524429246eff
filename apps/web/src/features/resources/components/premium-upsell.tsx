import { type LibraryContents, premiumPriceUsdPerMonth } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { formatPrice } from '@/lib/format.ts';
import { categoryLabel } from '../labels.ts';
import { categoriesOf } from '../model.ts';

const titlesShown = 3;

/** The library's table of contents and the way to Premium, for those who can't read it yet. */
export function PremiumUpsell({ contents }: { contents: LibraryContents }) {
  const [upgrading, setUpgrading] = useState(false);
  const order = categoriesOf(contents);
  const inOrder = contents.toSorted(
    (one, other) => order.indexOf(one.category) - order.indexOf(other.category),
  );
  const total = contents.reduce((sum, { titles }) => sum + titles.length, 0);
  const price = formatPrice(premiumPriceUsdPerMonth);
  return (
    <>
      <section className="sheet up res-upsell" aria-labelledby="premium-resources">
        <div>
          <h2 id="premium-resources">{t`Premium Resources`}</h2>
          <p>
            {t`${plural(total, { one: '# guide, template and checklist', other: '# guides, templates and checklists' })}, written for the night before you need them. Read them here, or copy them.`}
          </p>
          <div className="row wr">
            <Button variant="primary" onClick={() => setUpgrading(true)}>
              {t`Upgrade to Premium`}
            </Button>
            <span className="small soft">{t`${price} per month, cancel anytime`}</span>
          </div>
        </div>
        <LampAndChairDrawing />
      </section>
      <section aria-labelledby="in-the-library">
        <h2 className="res-inside" id="in-the-library">
          {t`In the library`}
        </h2>
        <dl className="rows res-shelves">
          {inOrder.map(({ category, titles }) => (
            <div key={category}>
              <dt>
                {categoryLabel(category)} <span className="small soft num">{titles.length}</span>
              </dt>
              <Titles titles={titles} />
            </div>
          ))}
        </dl>
      </section>
      <UpgradeDialog
        open={upgrading}
        onOpenChange={setUpgrading}
        feature="resources"
        text={t`The library is part of Premium. You keep your mock interviews and reports either way.`}
        gains={[
          t`All ${total} resources, plus new ones as we add them`,
          t`As many mock interviews, daily challenges and word games as you like`,
          t`Resume analysis, job analyzer and cover letters`,
        ]}
      />
    </>
  );
}

/** The first titles of a category, and how many more there are. */
function Titles({ titles }: { titles: readonly string[] }) {
  const more = titles.length - titlesShown;
  return (
    <dd className="small soft">
      <span lang="en">{titles.slice(0, titlesShown).join(' · ')}</span>
      {more > 0 ? t` and ${more} more` : ''}
    </dd>
  );
}
