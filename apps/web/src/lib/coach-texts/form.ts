import type { Texts, TextValues } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';

/** The page's text for each code of a catalog of the coach: a message, or a function where something is filled in. */
export type TextsOf<T extends Texts> = {
  [Code in keyof T]: TextValues<T, Code> extends undefined
    ? MessageDescriptor
    : (values: TextValues<T, Code>) => string;
};
