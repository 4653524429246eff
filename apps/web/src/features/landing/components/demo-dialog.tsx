import { X } from 'lucide-react';
import { paths } from '@/routes/paths.ts';
import { demoTabs } from '../content/demo.ts';

/** A tour of the signed-in screens with sample data. src/islands/demo-dialog.ts opens it, fetches them and moves the tabs. */
export function DemoDialog() {
  return (
    <dialog className="demo" data-demo aria-labelledby="demo-title">
      <div className="demo-body">
        <header>
          <h2 id="demo-title" className="h3">
            Complete Dashboard Tour
          </h2>
          <button className="ib" type="button" data-close aria-label="Close">
            <X className="i" aria-hidden="true" />
          </button>
        </header>
        <div className="tabs" role="tablist" aria-label="Screens">
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
              {label}
            </button>
          ))}
        </div>
        {demoTabs.map(({ id, label, text }, index) => (
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
            <p className="soft demo-text">{text}</p>
            <div className="demo-screen" role="img" aria-label={`The ${label} screen with sample data`}>
              <div data-screen-place={id} inert />
            </div>
          </div>
        ))}
        <p className="demo-wait soft" role="status" data-demo-status>
          Setting the stage.
        </p>
        <footer>
          <p className="small muted">The product’s own screens, with the sample data of an invented user.</p>
          <a className="b b1 sm" href={paths.auth}>
            Start Your Journey
          </a>
        </footer>
      </div>
    </dialog>
  );
}
