import { PageTitle } from '@/components/page-title.tsx';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { ResumeTools } from '@/features/resume/components/resume-tools.tsx';
import '@/styles/report-parts.css';
import '@/styles/resume.css';

const benefits = [
  'See your file as a tracking system reads it, field by field',
  'About 40 checks, each with what was seen and one fix',
  'Your resume held against one job, scanned as often as you like',
  'A better text from your own facts, with every edit in a log',
];

/** Resume tools: upload, analysis, improvement. */
export function Component() {
  return (
    <>
      <PageTitle>Resume</PageTitle>
      <header className="ph">
        <div>
          <h1>Resume</h1>
          <p>See the file as a tracking system sees it, then fit it to one job without inventing anything.</p>
        </div>
      </header>
      <PremiumGate feature="resume" title="Your resume, as the machine reads it." benefits={benefits}>
        {({ onNoAccess }) => <ResumeTools onNoAccess={onNoAccess} />}
      </PremiumGate>
    </>
  );
}
