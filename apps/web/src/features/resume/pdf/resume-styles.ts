import { StyleSheet } from '@react-pdf/renderer';
import { sans } from '@/lib/pdf/fonts.ts';
import type { PrintedResume } from '../printed.ts';

const ink = {
  main: '#17251e',
  soft: '#48534c',
  faint: '#646c64',
  line: '#cfcabe',
  brand: '#15573f',
} as const;

/** Widths and heights in points. */
export const papers = { a4: { name: 'A4', height: 842 }, letter: { name: 'LETTER', height: 792 } } as const;

/** The column of dates and headings. */
const side = 118;

interface Measure {
  size: number;
  name: number;
  gap: number;
  section: number;
  edge: string;
}
const measures: Record<PrintedResume['template'], Measure> = {
  plain: { size: 10, name: 23, gap: 9, section: 15, edge: '46 54 54' },
  margin: { size: 10, name: 23, gap: 10, section: 16, edge: '46 48 60' },
  compact: { size: 9, name: 20, gap: 6, section: 10, edge: '34 44 44' },
};

/** The look of a template: one size of text, one large name, hairlines, no boxes. */
export function resumeStyles(template: PrintedResume['template']) {
  const { size, name, gap, section, edge } = measures[template];
  const isMargin = template === 'margin';
  return StyleSheet.create({
    page: { padding: edge, fontFamily: sans, fontSize: size, lineHeight: 1.42, color: ink.main },
    // Not the serif: the layout engine loses its letter A.
    name: { fontSize: name, fontWeight: 600, lineHeight: 1.15, letterSpacing: -0.2, marginBottom: 3 },
    label: { fontSize: size + 1.5, color: ink.brand, marginBottom: 3 },
    contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 },
    contact: { color: ink.soft },
    section: {
      marginTop: section,
      ...(isMargin ? { borderTop: `0.75 solid ${ink.line}`, paddingTop: 9 } : {}),
    },
    heading: {
      fontSize: size + 0.5,
      fontWeight: 600,
      color: ink.brand,
      ...(isMargin
        ? { width: side, paddingRight: 12, marginBottom: 3 }
        : { borderBottom: `0.75 solid ${ink.line}`, paddingBottom: 2.5, marginBottom: gap - 3 }),
    },
    row: { flexDirection: 'row' },
    side: { width: side, paddingRight: 12, color: ink.soft },
    indent: { marginLeft: side },
    grow: { flex: 1 },
    entry: { marginBottom: gap },
    title: { flex: 1, fontWeight: 600, paddingRight: 14 },
    dates: { color: ink.soft },
    under: { color: ink.soft },
    paragraph: { marginTop: 1.5 },
    bullet: { flexDirection: 'row', marginTop: template === 'compact' ? 1 : 2 },
    dot: { width: 11 },
    foot: { position: 'absolute', left: 54, right: 54, textAlign: 'right', fontSize: 7.5, color: ink.faint },
  });
}
export type ResumeStyles = ReturnType<typeof resumeStyles>;
