import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from './messages.ts';

const lingui = { i18n };

/** What the macro `Trans` becomes. It follows no context: the app is drawn anew when the language changes. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
