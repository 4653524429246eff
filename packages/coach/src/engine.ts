import type { Engine } from '@greenroom/domain';
import { rubricVersion } from './interview/rubric/rubric.ts';

/** The engine that needs no key and no network: a pure function of its input and the rubric. */
export const builtinEngine: Engine = { kind: 'builtin', name: 'Greenroom built-in', version: rubricVersion };
