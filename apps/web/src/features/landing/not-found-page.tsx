import { t } from '@lingui/core/macro';
import { DoorDrawing } from '@/components/drawings.tsx';
import { paths } from '@/lib/paths.ts';
import { publicPath } from '@/lib/public-paths.ts';
import { PublicFrame } from './public-frame.tsx';

/** What an address that leads nowhere answers, with status 404. */
export function NotFoundPage() {
  return (
    <PublicFrame isBare>
      <div className="nowhere">
        <DoorDrawing />
        <div>
          <h1 className="display num">404</h1>
          <p className="prose-lead serif">{t`Oops! Page not found`}</p>
          <p className="ways">
            <a className="b b1" href={publicPath(paths.home)}>
              {t`Return to Home`}
            </a>
          </p>
        </div>
      </div>
    </PublicFrame>
  );
}
