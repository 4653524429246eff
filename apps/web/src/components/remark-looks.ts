import type { Evidence } from '@greenroom/domain';
import { CircleAlert, CircleCheck, CircleHelp, Lightbulb, Ruler } from 'lucide-react';

type Look = { mark: string; tone: string; Icon: typeof CircleAlert };

/** How the kinds of remarks look: mark in the text, tone and icon in the margin. */
export const remarkLooks: Readonly<Record<Evidence['kind'], Look>> = {
  strength: { mark: 'g', tone: 'good', Icon: CircleCheck },
  gap: { mark: 'w', tone: 'weak', Icon: CircleAlert },
  tip: { mark: 'f', tone: 'fair', Icon: Lightbulb },
  measured: { mark: '', tone: 'muted', Icon: Ruler },
  question: { mark: '', tone: 'muted', Icon: CircleHelp },
};
