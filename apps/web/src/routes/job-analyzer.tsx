import { PageTitle } from '@/components/page-title.tsx';
import { PremiumGate } from '@/components/premium-gate.tsx';
import { JobAnalyzer } from '@/features/job-analyzer/components/job-analyzer.tsx';
import '@/styles/job-analyzer.css';
import '@/styles/report-parts.css';

const benefits = [
  'What the job really asks for, must-haves apart from nice-to-haves',
  'The words it leans on, with how often it says them',
  'Tips for your resume that name the requirement they serve',
  'An interview about exactly this job',
];

/** Job description analyzer. */
export function Component() {
  return (
    <>
      <PageTitle>Job analyzer</PageTitle>
      <header className="ph">
        <div>
          <h1>Job Description Analyzer</h1>
          <p>Paste an advertisement. Read what it asks for, in its own words.</p>
        </div>
      </header>
      <PremiumGate feature="job_analyzer" title="Know what they ask before they ask it." benefits={benefits}>
        {({ onNoAccess }) => <JobAnalyzer onNoAccess={onNoAccess} />}
      </PremiumGate>
    </>
  );
}
