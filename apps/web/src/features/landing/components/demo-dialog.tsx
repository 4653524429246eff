import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { paths } from '@/lib/paths.ts';
import { demoTabs } from '../content/demo.ts';

/** A tour of the signed-in screens with sample data. src/islands/demo-dialog.ts opens it, fetches them and moves the tabs. */
export function DemoDialog() {
  const screens = demoTabs.map(({ label }) => {
    const screen = t(label);
    return t`The ${screen} screen with sample data`;
  });
  return (
    <dialog className="demo" data-demo aria-labelledby="demo-title">
      <div className="demo-body">
        <header>
          <h2 id="demo-title" className="h3">
            {t`Complete Dashboard Tour`}
          </h2>
          <button className="ib" type="button" data-close aria-label={t`Close`}>
            <X className="i" aria-hidden="true" />
          </button>
        </header>
        <div className="tabs" role="tablist" aria-label={t`Screens`}>
          {demoTabs.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`demo-tab-${id}`}
              aria-controls={`demo-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {t(label)}
            </button>
          ))}
        </div>
        {demoTabs.map(({ id, text }, index) => (
          <div
            key={id}
            className="demo-panel"
            role="tabpanel"
            id={`demo-${id}`}
            aria-labelledby={`demo-tab-${id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by the keyboard
            tabIndex={0}
            hidden={index > 0}
          >
            <p className="soft demo-text">{t(text)}</p>
            <div className="demo-screen" role="img" aria-label={screens[index]}>
              <div data-screen-place={id} inert />
            </div>
          </div>
        ))}
        <p className="demo-wait soft" role="status" data-demo-status>
          {t`Loading…`}
        </p>
        <footer>
          <p className="small muted">{t`Real screens with sample data.`}</p>
          <a className="b b1 sm" href={paths.auth}>
            {t`Start Your Journey`}
          </a>
        </footer>
      </div>
    </dialog>
  );
}
