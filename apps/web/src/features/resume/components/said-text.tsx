import { said } from '@/lib/messages.ts';

/** A sentence of the coach in the chosen language; marked as English where it has no translation. */
export function SaidText({ text }: { text: string }) {
  const own = said(text);
  return <span lang={own === text ? 'en' : undefined}>{own}</span>;
}
