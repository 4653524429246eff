import { type LibraryContents, premiumPriceUsdPerMonth } from '@greenroom/domain';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { categoriesOf } from '../model.ts';

const titlesShown = 3;

/** What stands behind the door: the library's table of contents, and the way in. */
export function PremiumUpsell({ contents }: { contents: LibraryContents }) {
  const [upgrading, setUpgrading] = useState(false);
  const order = categoriesOf(contents);
  const inOrder = contents.toSorted(
    (one, other) => order.indexOf(one.category) - order.indexOf(other.category),
  );
  const total = contents.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <>
      <section className="sheet up res-upsell" aria-labelledby="premium-resources">
        <div>
          <h2 id="premium-resources">Premium Resources</h2>
          <p>
            {`${formatQuantity(total, 'guide, template and checklist', 'guides, templates and checklists')}, written for the evening before you need them, to be read and filled in right here.`}
          </p>
          <div className="row wr">
            <Button variant="primary" onClick={() => setUpgrading(true)}>
              Upgrade to Premium
            </Button>
            <span className="small soft">{`$${premiumPriceUsdPerMonth} per month, cancel anytime`}</span>
          </div>
        </div>
        <LampAndChairDrawing />
      </section>
      <section aria-labelledby="in-the-library">
        <h2 className="res-inside" id="in-the-library">
          In the library
        </h2>
        <dl className="rows res-shelves">
          {inOrder.map(({ category, titles }) => (
            <div key={category}>
              <dt>
                {category} <span className="small soft num">{titles.length}</span>
              </dt>
              <dd className="small soft">
                {titles.slice(0, titlesShown).join(' · ')}
                {titles.length > titlesShown ? ` and ${titles.length - titlesShown} more` : ''}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <UpgradeDialog
        open={upgrading}
        onOpenChange={setUpgrading}
        feature="resources"
        text="The library belongs to Premium. Your mock interviews and their reports stay yours either way."
        gains={[
          `All ${total} resources, and the ones to come`,
          'As many mock interviews, daily challenges and word games as you like',
          'Resume analysis, job analyzer and cover letters',
        ]}
      />
    </>
  );
}
