import { t } from '@lingui/core/macro';
import { paths } from '@/lib/paths.ts';
import { Closing, Footer } from './components/closing.tsx';
import { DemoDialog } from './components/demo-dialog.tsx';
import { Features } from './components/features.tsx';
import { Header } from './components/header.tsx';
import { Hero } from './components/hero.tsx';
import { Plans } from './components/plans.tsx';
import { ResumeSection } from './components/resume-section.tsx';
import { Steps } from './components/steps.tsx';
import { TrySection } from './components/try-section.tsx';

/**
 * The front page. Plain markup with plain links: it is served as static HTML, and src/islands brings its few moving
 * parts to life.
 */
export function LandingPage() {
  return (
    <>
      <a className="skip" href="#main">
        {t`Skip to content`}
      </a>
      <Header />
      <main id="main">
        <Hero />
        <TrySection />
        <Features />
        <ResumeSection />
        <Steps />
        <Plans />
        <Closing />
      </main>
      <Footer page={paths.home} />
      <DemoDialog />
    </>
  );
}
