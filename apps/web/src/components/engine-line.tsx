import type { Engine, ModelNotice } from '@greenroom/domain';
import '@/styles/engine-line.css';

interface EngineLineProps {
  engine: Engine | undefined;
  notice?: ModelNotice;
  /** What follows the engine's name. */
  children?: string;
}

/** Who made a text or a set, and why it was not the model. */
export function EngineLine({ engine, notice, children = '' }: EngineLineProps) {
  if (!engine) return null;
  const by =
    engine.kind === 'model'
      ? `Written with ${engine.name}, prompt ${engine.version}.`
      : `${engine.name}, version ${engine.version}.`;
  return (
    <>
      {notice ? (
        <p className="small notice-line" role="status">
          {notice.message}
        </p>
      ) : null}
      <p className="small muted engine-line">{[by, children].filter(Boolean).join(' ')}</p>
    </>
  );
}
