import type { Engine, ModelNotice } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { engineLabel } from '@/lib/engine-label.ts';
import { said } from '@/lib/messages.ts';
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
  const { version } = engine;
  const name = engineLabel(engine);
  const by =
    engine.kind === 'model' ? t`Written with ${name}, prompt ${version}.` : t`${name}, version ${version}.`;
  return (
    <>
      {notice ? (
        <p className="small notice-line" role="status">
          {said(notice.message)}
        </p>
      ) : null}
      <p className="small muted engine-line">{[by, children].filter(Boolean).join(' ')}</p>
    </>
  );
}
