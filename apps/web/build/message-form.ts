import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { fillable } from '../src/lib/fillable.ts';

/** A message as the browser holds it: text, at most with `{name}` to be filled in, or compiled where it has choices. */
export type MessageForm = string | readonly unknown[];

/** The form in which a message is shipped. Throws where it is not well formed. */
export function messageForm(message: string): MessageForm {
  const compiled = compileMessageOrThrow(message);
  return JSON.stringify(compiled) === JSON.stringify(fillable(message)) ? message : compiled;
}

/**
 * Under which key a message is looked up. English text is its own key, so that the sources carry it once and no
 * English catalog is needed; a message with choices or a context goes by Lingui's short hash.
 */
export function messageKey(message: string, context?: string): string {
  return context === undefined && typeof messageForm(message) === 'string'
    ? message
    : generateMessageId(message, context);
}
