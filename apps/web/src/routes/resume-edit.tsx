import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { ResumeEditorPage } from '@/features/resume/components/resume-editor-page.tsx';
import '@/styles/resume.css';
import '@/styles/resume-editor.css';

/** One resume of the account, to be edited and sent. */
export function Component() {
  const { resumeId = '' } = useParams();
  return (
    <PremiumGate
      feature="resume"
      title={t`Your resume, ready to send.`}
      benefits={[t`Three templates, PDF and Word`]}
    >
      {() => <ResumeEditorPage key={resumeId} resumeId={resumeId} />}
    </PremiumGate>
  );
}
