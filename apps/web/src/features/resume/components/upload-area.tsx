import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { FileInput } from '@/components/file-input.tsx';
import { TextAreaField } from '@/components/text-field.tsx';
import { Working } from '@/components/working.tsx';
import { uploadSteps } from '../upload.ts';

interface UploadAreaProps {
  /** The name of the file on its way; null when none is. */
  uploading: string | null;
  onFile(file: File): void;
  onPaste(text: string): void;
}

const acceptedTypes =
  '.pdf,.txt,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/*';

/** A place to drop or pick a file, or to paste the text. */
export function UploadArea({ uploading, onFile, onPaste }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  if (uploading !== null) return <Working label={t`Uploading ${uploading}`} step={uploadSteps.upload} />;
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        className={clsx('drop', over && 'over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button variant="primary" onClick={() => input.current?.click()}>
          <Upload className="i" aria-hidden="true" />
          {t`Upload resume`}
        </Button>
        <p className="small soft">
          {t`Or drop a file here. PDF, Word or text, up to 10 MB: the file you actually send out.`}
        </p>
        <FileInput ref={input} label={t`Resume file`} accept={acceptedTypes} onFile={onFile} />
      </div>
      <PasteText onPaste={onPaste} />
    </div>
  );
}

function PasteText({ onPaste }: Pick<UploadAreaProps, 'onPaste'>) {
  const [text, setText] = useState('');
  return (
    <details className="paste">
      <summary className="b b3 sm">{t`Paste the text instead`}</summary>
      <TextAreaField
        label={t`Text of your resume`}
        hint={t`Pasted text doesn't show the file's layout, so upload the file when you can.`}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        small
        disabled={text.trim() === ''}
        onClick={() => {
          onPaste(text);
          setText('');
        }}
      >
        {t`Use this text`}
      </Button>
    </details>
  );
}
