import { storyInventoryId } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { SaveNote } from '@/components/save-note.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { type Resource, sheetQuery } from '../queries.ts';
import { filledText, hasSheet, type SheetValues } from '../sheet.ts';
import { type Sheet, useSheet } from '../use-sheet.ts';
import { ResourceText } from './resource-text.tsx';

interface ReadingBodyProps {
  resource: Resource;
}

/** The text of a resource: with tables to fill in where it has some. */
export function ReadingBody({ resource }: ReadingBodyProps) {
  return hasSheet(resource.content) ? <SheetBody resource={resource} /> : <Body resource={resource} />;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify.success(t`Copied to clipboard!`);
  else notify.error(t`We couldn't copy it`, t`Select the text and copy it yourself.`);
}

function openText(address: string): string {
  const { hostname } = new URL(address);
  return t`Open ${hostname}`;
}

/** The text with what can be done with it. */
function Body({ resource, sheet }: { resource: Resource; sheet?: Sheet }) {
  const { id, content, url } = resource;
  const isFilled = sheet !== undefined && Object.values(sheet.values).some(Boolean);
  return (
    <>
      <ResourceText resourceId={id} text={content} sheet={sheet} />
      <div className="row wr reading-actions">
        {id === storyInventoryId ? (
          <ButtonLink small variant="primary" to={paths.stories}>
            {t`Write my stories`}
          </ButtonLink>
        ) : null}
        <Button small onClick={() => void copy(sheet ? filledText(content, sheet.values) : content)}>
          <Copy className="i" aria-hidden="true" />
          {t`Copy text`}
        </Button>
        {isFilled ? <ClearSheet onClear={sheet.clear} /> : null}
        {url ? (
          <a className="b b3 sm" href={url} target="_blank" rel="noreferrer">
            {openText(url)}
            <ExternalLink className="i" aria-hidden="true" />
          </a>
        ) : null}
        {sheet ? <SaveNote state={sheet.state} onRetry={() => void sheet.flush()} /> : null}
      </div>
    </>
  );
}

function ClearSheet({ onClear }: { onClear(): void }) {
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    onClear();
  };
  return (
    <>
      <Button small variant="quiet" onClick={() => setAsking(true)}>{t`Clear the worksheet`}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Clear this worksheet?`}
        text={t`You'll lose everything you wrote in its tables. You'll keep the text.`}
        busy={false}
        onDelete={clear}
      />
    </>
  );
}

/** A text with tables to fill in. They open once the saved cells are loaded, or without a network; until then the text can be read. */
function SheetBody({ resource }: ReadingBodyProps) {
  const query = useQuery(sheetQuery(useUser().id, resource.id));
  // Offline, cells are kept on the device and merged into the account later.
  const stored = query.data ?? (query.fetchStatus === 'paused' ? noCells : undefined);
  if (stored) return <FilledBody resource={resource} stored={stored} />;
  return (
    <>
      {query.isError ? (
        <ErrorState
          message={t`We couldn't load your worksheet.`}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      <Body resource={resource} />
    </>
  );
}

const noCells: SheetValues = {};

function FilledBody({ resource, stored }: { resource: Resource; stored: SheetValues }) {
  return <Body resource={resource} sheet={useSheet(useUser().id, resource.id, stored)} />;
}
