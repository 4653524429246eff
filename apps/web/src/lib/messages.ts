import { type Messages, setupI18n } from '@lingui/core';
import { fillable } from './fillable.ts';

/** The messages of the chosen language. English needs no catalog: its text is in the sources. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(fillable);

/** Switches to another language: its catalog, and the region by which it writes numbers. */
export const takeMessages = (locale: string, region: string, messages: Messages): void =>
  i18n.loadAndActivate({ locale, locales: region, messages });
