import { resumePapers, resumeTemplates } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button.tsx';
import { RadioGroup } from '@/components/radio-group.tsx';
import { paperNames, templateNames } from '../labels.ts';
import type { ResumeFormat } from '../pdf/save-resume.ts';
import type { ResumeEditor } from '../use-resume-editor.ts';

/** How the resume looks, and its files. */
export function EditorLayout({ editor: { content, edit } }: { editor: ResumeEditor }) {
  const [busy, setBusy] = useState<ResumeFormat | null>(null);
  const [failure, setFailure] = useState('');
  const save = async (format: ResumeFormat) => {
    setBusy(format);
    setFailure('');
    // The code that makes files is loaded when one is asked for.
    const files = await import('../pdf/save-resume.ts').catch(() => null);
    try {
      if (!files) throw new Error('The code could not be loaded');
      await files.saveResume(content, format);
    } catch (error) {
      const isMissing = files && error instanceof files.MissingLetters;
      const letters = isMissing ? error.letters : '';
      setFailure(
        isMissing
          ? t`Our PDF fonts don't have these letters: ${letters}. Download the Word file, which has all of them.`
          : t`We couldn't make the file. Your resume is safe. Try again.`,
      );
    }
    setBusy(null);
  };
  return (
    <section className="ed-layout" aria-label={t`Layout and files`}>
      <RadioGroup
        label={t`Layout`}
        options={resumeTemplates.map((value) => ({ value, label: t(templateNames[value]) }))}
        value={content.template}
        onChange={(template) => edit({ ...content, template })}
      />
      <RadioGroup
        label={t`Paper`}
        options={resumePapers.map((value) => ({ value, label: t(paperNames[value]) }))}
        value={content.paper}
        onChange={(paper) => edit({ ...content, paper })}
      />
      <div className="row wr">
        <Button
          variant="primary"
          busy={busy === 'pdf'}
          disabled={busy !== null}
          onClick={() => void save('pdf')}
        >
          <Download className="i" aria-hidden="true" />
          {t`Download PDF`}
        </Button>
        <Button busy={busy === 'docx'} disabled={busy !== null} onClick={() => void save('docx')}>
          {t({ message: 'Word', context: 'the program' })}
        </Button>
        <Button busy={busy === 'json'} disabled={busy !== null} onClick={() => void save('json')}>
          {t`JSON Resume`}
        </Button>
      </div>
      {failure ? (
        <p className="fld-error" role="alert">
          {failure}
        </p>
      ) : null}
    </section>
  );
}
