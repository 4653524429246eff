import { X } from 'lucide-react';
import { demoTabs } from '../content/demo.ts';

/** A tour of the signed-in screens with sample data. src/islands/demo-dialog.ts opens it and moves the tabs. */
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
        {demoTabs.map(({ id, text, rows }, index) => (
          <div
            key={id}
            className="demo-panel"
            role="tabpanel"
            id={`demo-${id}`}
            aria-labelledby={`demo-tab-${id}`}
            hidden={index > 0}
          >
            <p className="soft">{text}</p>
            <dl className="num">
              {rows.map(({ name, note, value }) => (
                <div key={name}>
                  <dt>
                    {name}
                    <small>{note}</small>
                  </dt>
                  <dd className="serif">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p className="small muted">Sample data of an invented user.</p>
      </div>
    </dialog>
  );
}
