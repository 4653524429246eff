import { coverLetterFileName } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import { downloadDocx, downloadPdf } from '../letter-file.ts';
import { unprintable } from '../pdf/unprintable.ts';

/** The ways out of the page for a letter: copied, or as a text, PDF or Word file. */
export function LetterExports({ jobRole, text }: { jobRole: string; text: string }) {
  const [making, setMaking] = useState<'pdf' | 'docx' | null>(null);
  const copy = async () => {
    if (await copyText(text)) notify.success(t`Cover letter copied to clipboard!`);
    else notify.error(t`Error`, t`We couldn't copy the letter.`);
  };
  const save = () => {
    saveText(coverLetterFileName(jobRole), text);
    notify.success(t`Cover letter downloaded!`);
  };
  const make = async (kind: 'pdf' | 'docx') => {
    setMaking(kind);
    try {
      await (kind === 'pdf' ? downloadPdf : downloadDocx)(jobRole, text);
      notify.success(t`Cover letter downloaded!`);
    } catch (error) {
      if (String(error).includes(unprintable))
        notify.error(t`Error`, t`The PDF can't show every character in your letter. The Word file can.`);
      else notify.error(t`Error`, t`We couldn't make the file. Your letter is still here. Try again.`);
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className="row wr">
      <Button small onClick={() => void copy()}>
        <Copy className="i" aria-hidden="true" />
        {t`Copy`}
      </Button>
      <Button small onClick={save}>
        <Download className="i" aria-hidden="true" />
        {t`Download`}
      </Button>
      <Button small busy={making === 'pdf'} disabled={making !== null} onClick={() => void make('pdf')}>
        {t`PDF`}
      </Button>
      <Button small busy={making === 'docx'} disabled={making !== null} onClick={() => void make('docx')}>
        {t({ message: 'Word', context: 'the program' })}
      </Button>
    </div>
  );
}
