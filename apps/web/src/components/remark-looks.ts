import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';

/** How the three kinds of remarks look: mark in the text, tone and icon in the margin. */
export const remarkLooks = {
  strength: { mark: 'g', tone: 'good', Icon: CircleCheck },
  gap: { mark: 'w', tone: 'weak', Icon: CircleAlert },
  tip: { mark: 'f', tone: 'fair', Icon: Lightbulb },
} as const;
