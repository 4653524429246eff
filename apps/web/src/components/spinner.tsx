import { t } from '@lingui/core/macro';
/** A turning ring beside a word that says what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

/** Fills the place of a page while something is awaited; shows after 150 ms. */
export function Waiting({ label = t`Loading` }: { label?: string }) {
  return (
    <div className="waiting" role="status">
      <Spinner />
      <span className="vh">{label}</span>
    </div>
  );
}
