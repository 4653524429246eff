import type { Engine } from '@greenroom/domain';
import { t } from '@lingui/core/macro';

/** The name of the engine that made a result; a model's is its own in every language. */
export const engineDisplayName = ({ kind, name }: Engine): string =>
  kind === 'builtin' ? t`Greenroom built-in` : name;
