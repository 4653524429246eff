import { improvedResumeFileName, withDecisions } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import { ReportPart } from '@/components/report-part.tsx';
import { localDay } from '@/lib/calendar.ts';
import { copyText } from '@/lib/copy-text.ts';
import { saveFile, saveText } from '@/lib/save-file.ts';
import { notify } from '@/lib/toasts.ts';
import type { Improvement } from '../kept-work.ts';
import { useKeepAsResume, useRescan } from '../use-improvement.ts';
import { ChangeLog } from './change-log.tsx';
import { Pair } from './comparison-view.tsx';
import { ImprovedText } from './improved-text.tsx';

interface ImprovementResultProps {
  improvement: Improvement;
  onChange(improvement: Improvement): void;
  onKept(resume: { id: string; content: string }): void;
  onNoAccess(): void;
}

/** The improved text, its scores before and after, and every edit. */
export function ImprovementResult({ improvement, onChange, onKept, onNoAccess }: ImprovementResultProps) {
  const { improved, rejected } = improvement;
  const text = withDecisions(improved, rejected);
  const decide = (position: number, isRejected: boolean) => {
    const others = rejected.filter((item) => item !== position);
    onChange({ ...improvement, rejected: isRejected ? [...others, position] : others, rescanned: null });
  };
  return (
    <>
      <ReportPart
        title={t`Before and after`}
        text={t`We ran the same checklist on both texts, with the same job.`}
      >
        <Scores improvement={improvement} text={text} onChange={onChange} onNoAccess={onNoAccess} />
      </ReportPart>
      <ReportPart
        title={t`Improved resume`}
        text={t`Only facts from your resume and from what you confirmed.`}
      >
        <ImprovedText text={text} unsupported={improved.unsupported} />
        <EngineLine engine={improved.engine} notice={improved.notice} />
        <Actions text={text} onKept={onKept} />
      </ReportPart>
      <ReportPart title={t`Change log`} text={t`Every edit. Reject what you wouldn't say in an interview.`}>
        <ChangeLog
          text={improved.improvedContent}
          changes={improved.changes}
          rejected={rejected}
          onReject={decide}
        />
      </ReportPart>
    </>
  );
}

function Scores({
  improvement,
  text,
  onChange,
  onNoAccess,
}: Omit<ImprovementResultProps, 'onKept'> & { text: string }) {
  const { improved, rescanned, rejected, resumeId, jobText } = improvement;
  const { rescan, scanning } = useRescan(
    (scores) => onChange({ ...improvement, rescanned: scores }),
    onNoAccess,
  );
  const after = rescanned ?? improved.after;
  const isOld = rejected.length > 0 && rescanned === null;
  return (
    <>
      <dl className="before-after">
        <Pair label={t`Readability`} before={improved.before.readability} after={after.readability} />
        {improved.before.match === null || after.match === null ? null : (
          <Pair label={t`Job match`} before={improved.before.match} after={after.match} />
        )}
      </dl>
      <div className="row wr">
        <Button small busy={scanning} onClick={() => rescan({ resumeId, jobText, text })}>
          {t`Scan again`}
        </Button>
        <span className="small soft">
          {isOld
            ? t`You've rejected edits since then. Scan again to see what that changes.`
            : t`Scan as often as you like.`}
        </span>
      </div>
    </>
  );
}

function Actions({ text, onKept }: { text: string; onKept: ImprovementResultProps['onKept'] }) {
  const { keepAsResume, keeping } = useKeepAsResume(onKept);
  const copy = async () => {
    if (await copyText(text)) notify.success(t`Copied to clipboard!`);
    else notify.error(t`Error`, t`We couldn't copy the text.`);
  };
  const saveWord = async () => {
    // Loaded when it is asked for: most visits save no Word file.
    const { buildDocx, docxMimeType } = await import('../docx.ts');
    saveFile(improvedResumeFileName(localDay(), 'docx'), buildDocx(text), docxMimeType);
    notify.success(t`Resume Downloaded`);
  };
  const savePlain = () => {
    saveText(improvedResumeFileName(localDay()), text);
    notify.success(t`Resume Downloaded`);
  };
  return (
    <div className="row wr improved-actions">
      <Button small variant="primary" onClick={savePlain}>
        <Download className="i" aria-hidden="true" />
        {t`Download`}
      </Button>
      <Button small onClick={() => void saveWord()}>
        {t`Download as Word`}
      </Button>
      <Button small onClick={() => void copy()}>
        {t`Copy`}
      </Button>
      <Button small busy={keeping} onClick={() => keepAsResume(text)}>
        {t`Keep as a new resume`}
      </Button>
    </div>
  );
}
