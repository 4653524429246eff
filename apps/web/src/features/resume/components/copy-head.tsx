import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import type { WrittenResume } from '../editor-store.ts';
import type { useCopyView } from '../use-copy-view.ts';

interface CopyHeadProps {
  copy: NonNullable<WrittenResume['copy']>;
  /** What the resume is called that it was made from. */
  title: string;
  view: ReturnType<typeof useCopyView>;
}

/** Which resume a copy was made from, and the way to what changed. */
export function CopyHead({ copy: { masterId }, title, view }: CopyHeadProps) {
  return (
    <div className="copy-head">
      <p>
        <span className="soft">
          {masterId
            ? t`Made from “${title},” your master resume. That one stays as it is.`
            : t`You deleted the resume this copy was made from. The copy is still yours.`}
        </span>{' '}
        {masterId ? (
          <Link className="ul" to={paths.resumeEdit(masterId)}>{t`Open the master resume`}</Link>
        ) : null}
      </p>
      <Button small onClick={() => view.show(!view.isChanges)}>
        {view.isChanges ? t`Back to editing` : t`What changed`}
      </Button>
    </div>
  );
}
