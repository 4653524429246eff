import type { RetryWin } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { Checkbox } from '@/components/checkbox.tsx';
import { Dialog } from '@/components/dialog.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { saveFile } from '@/lib/save-file.ts';
import { hasShareSheet, type ShareEnd, shareOrCopy } from '@/lib/share.ts';
import { notify } from '@/lib/toasts.ts';
import { drawShareCard } from '../share-card.ts';
import { tryLink } from '../try-link.ts';

interface ShareWinProps {
  win: RetryWin;
  /** The user's name, and whether their settings put it on what they share. */
  name: string;
  showsName: boolean;
  onClose(): void;
}

const fileName = 'greenroom.png';

function sayCopied(end: ShareEnd): void {
  if (end === 'copied') notify.success(t`Copied to clipboard!`);
  if (end === 'failed') notify.error(t`Error`, t`We couldn't copy the link.`);
}

/** A picture of a win, made on this device: before and after, and a link to try the same question. */
export function ShareWin({ win, name, showsName, onClose }: ShareWinProps) {
  // The dialog is drawn a moment after this component.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  // A question of somebody's own may name their employer.
  const isSame = Boolean(win.bank_id);
  const [withQuestion, setWithQuestion] = useState(isSame);
  const [withName, setWithName] = useState(showsName && name !== '');
  const link = tryLink(win, location.origin);
  const { before, now, question_text: text } = win;
  const question = withQuestion ? text : '';
  const shownName = withName ? name : '';
  useEffect(() => {
    const card = { before, now, question, name: shownName, host: location.host, isSame };
    if (canvas) void drawShareCard(canvas, card);
  }, [canvas, before, now, question, shownName, isSame]);
  const picture = () =>
    new Promise<Blob | null>((resolve) => (canvas ? canvas.toBlob(resolve, 'image/png') : resolve(null)));
  const download = async () => {
    const blob = await picture();
    if (blob) saveFile(fileName, new Uint8Array(await blob.arrayBuffer()), 'image/png');
  };
  const share = async () => {
    const blob = await picture();
    const files = blob ? [new File([blob], fileName, { type: 'image/png' })] : [];
    sayCopied(await shareOrCopy([{ files, url: link }, { url: link }], link));
  };
  const copy = async () => sayCopied((await copyText(link)) ? 'copied' : 'failed');
  const canShare = hasShareSheet();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Share this win`}
      text={t`The image is created on this device. Your answer isn't in it.`}
      actions={
        <>
          <Button onClick={() => void copy()}>{t`Copy the link`}</Button>
          <Button variant={canShare ? 'secondary' : 'primary'} onClick={() => void download()}>
            {t`Download`}
          </Button>
          {canShare ? (
            <Button variant="primary" onClick={() => void share()}>
              {t`Share`}
            </Button>
          ) : null}
        </>
      }
    >
      <canvas
        ref={setCanvas}
        className="share-card"
        role="img"
        aria-label={t`From ${before} to ${now} points. ${question} ${shownName}`}
      />
      <div className="share-choices">
        <Checkbox checked={withQuestion} onChange={setWithQuestion}>
          {t`Show the question`}
        </Checkbox>
        {name ? (
          <Checkbox checked={withName} onChange={setWithName}>
            {t`Show my name`}
          </Checkbox>
        ) : null}
      </div>
    </Dialog>
  );
}
