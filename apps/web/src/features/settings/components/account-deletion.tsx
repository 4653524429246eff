import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/lib/paths.ts';
import { useConfirmDeletion } from '../use-confirm-deletion.ts';

/** Where the deletion mail leads: the last question, and then what happened. Opening the link deletes nothing yet. */
export function AccountDeletion({ hash }: { hash: string }) {
  const { state, confirm } = useConfirmDeletion(hash);
  if (state.kind === 'deleted') return <Deleted />;
  if (state.kind === 'refused') {
    return (
      <>
        <PageTitle>{t`Nothing was deleted`}</PageTitle>
        <DoorDrawing />
        <h1 className="h2">{t`Nothing was deleted`}</h1>
        <p role="alert">{state.message}</p>
        <div className="row wr">
          {state.retry ? (
            <Button variant="primary" onClick={() => void confirm()}>
              {t`Try Again`}
            </Button>
          ) : (
            <ButtonLink variant="primary" to={paths.settings}>
              {t`Go to Settings`}
            </ButtonLink>
          )}
          <a className="b b3" href={paths.contact}>
            {t`Contact us`}
          </a>
        </div>
      </>
    );
  }
  const deleting = state.kind === 'deleting';
  return (
    <>
      <PageTitle>{t`Delete your account`}</PageTitle>
      <DoorDrawing />
      <h1 className="h2">{t`Delete your account for good?`}</h1>
      <p>
        <Trans>
          Interview sessions and progress, resumes and their analyses, achievements and badges, your profile
          and your sign-in will be deleted immediately. Any subscription ends too. Nobody can restore any of
          it, not even us.
        </Trans>
      </p>
      <p className="soft">
        <Trans>
          To keep a copy, choose <a href={paths.settings}>Download my data</a> in Settings first. This link
          works for 24 hours.
        </Trans>
      </p>
      <div className="row wr">
        <ButtonLink to={paths.dashboard}>{t`Keep my account`}</ButtonLink>
        <Button variant="primary" className="danger" busy={deleting} onClick={() => void confirm()}>
          {deleting ? t`Deleting...` : t`Delete everything now`}
        </Button>
      </div>
    </>
  );
}

function Deleted() {
  return (
    <>
      <PageTitle>{t`Account deleted`}</PageTitle>
      <DoorDrawing />
      <h1 className="h2" tabIndex={-1}>
        {t`Your account has been deleted`}
      </h1>
      <p role="status">
        <Trans>
          Your data has been deleted from our server and from this browser, and you can no longer sign in.
          Thank you for practicing with us, and good luck.
        </Trans>
      </p>
      <a className="b b1" href={paths.home}>
        {t`Return to Home`}
      </a>
    </>
  );
}
