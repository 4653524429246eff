import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

const sections = ['plan', 'map', 'likely', 'company', 'docs'] as const;
type Section = (typeof sections)[number];

/** The sections of the page; the one in view is the current one. */
export function JobNav() {
  const current = useSectionInView();
  const labels: Record<Section, string> = {
    plan: t`Plan`,
    map: t`Coverage`,
    likely: t`Likely questions`,
    company: t`Company`,
    docs: t`Documents`,
  };
  return (
    <nav className="jnav" aria-label={t`On this page`}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'true' : undefined}>
              {labels[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose top has passed the upper third of the window. */
function useSectionInView(): Section {
  const [current, setCurrent] = useState<Section>('plan');
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter(
        (id) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line,
      );
      setCurrent(passed.at(-1) ?? 'plan');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return current;
}
