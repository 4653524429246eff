import type { Engine, ModelNotice } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { engineDisplayName } from '@/lib/engine-display-name.ts';
import { modelNoticeText } from './model-notice-text.ts';
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
  const name = engineDisplayName(engine);
  const by =
    engine.kind === 'model' ? t`Written with ${name}, prompt ${version}.` : t`${name}, version ${version}.`;
  return (
    <>
      {notice ? (
        <p className="small notice-line" role="status">
          {modelNoticeText(notice)}
        </p>
      ) : null}
      <p className="small muted engine-line">{[by, children].filter(Boolean).join(' ')}</p>
    </>
  );
}
