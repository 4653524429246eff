import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { PrintedEntry, PrintedResume, PrintedSection } from '../printed.ts';
import { papers, type ResumeStyles, resumeStyles } from './resume-styles.ts';

/** Above this a text may run over the end of a page: kept whole it could leave a page half empty, or not fit on one. */
const wholeMaxLength = 500;

interface Styled {
  styles: ResumeStyles;
  template: PrintedResume['template'];
}

interface OfEntry extends Styled {
  entry: PrintedEntry;
  /** No gap after the last one: the section has its own. */
  isLast: boolean;
}

/** A resume as a file, in its template and on its paper. Heads stay with what follows them. */
export function resumeDocument(resume: PrintedResume) {
  const { name, label, contact, sections, template, paper, language } = resume;
  const styles = resumeStyles(template);
  const { name: size, height } = papers[paper];
  return (
    <Document
      title={name || 'Resume'}
      author={name}
      language={language}
      creator="Greenroom"
      producer="Greenroom"
    >
      <Page size={size} style={styles.page}>
        {name ? <Text style={styles.name}>{name}</Text> : null}
        {label ? <Text style={styles.label}>{label}</Text> : null}
        <View style={styles.contacts}>
          {contact.map((one) => (
            <Text key={one} style={styles.contact}>
              {one}
            </Text>
          ))}
        </View>
        {sections.map((section) => (
          <Section key={section.key} section={section} styles={styles} template={template} />
        ))}
        <Text
          fixed
          style={[styles.foot, { top: height - 30 }]}
          render={({ pageNumber, totalPages }) => (totalPages > 1 ? `${pageNumber} / ${totalPages}` : '')}
        />
      </Page>
    </Document>
  );
}

function Section({ section, ...styled }: { section: PrintedSection } & Styled) {
  const { styles, template } = styled;
  const { title, lines, isList, entries } = section;
  const rows = [
    ...lines.map((line) =>
      isList && template !== 'margin' ? (
        <Bullet key={line} text={line} styles={styles} />
      ) : (
        <Line key={line} text={line} styles={styles} />
      ),
    ),
  ];
  if (template === 'margin' && entries.length === 0)
    return (
      <View style={[styles.section, styles.row]} wrap={lines.join('').length > wholeMaxLength}>
        <Text style={styles.heading}>{title}</Text>
        <View style={styles.grow}>{rows}</View>
      </View>
    );
  const [first, ...others] = entries;
  const [firstRow, ...otherRows] = rows;
  const firstText = lines[0] ?? '';
  return (
    <View style={styles.section}>
      <View wrap={firstText.length > wholeMaxLength}>
        <Text style={styles.heading}>{title}</Text>
        {firstRow}
        {first ? <EntryHead entry={first} isLast={entries.length === 1} {...styled} /> : null}
      </View>
      {otherRows}
      {first ? <EntryBody entry={first} isLast={entries.length === 1} {...styled} /> : null}
      {others.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in a file
        <View key={at}>
          <View wrap={false}>
            <EntryHead entry={entry} isLast={at === others.length - 1} {...styled} />
          </View>
          <EntryBody entry={entry} isLast={at === others.length - 1} {...styled} />
        </View>
      ))}
    </View>
  );
}

/** The head of an entry and the first thing that it tells, so that no head is left alone at the foot of a page. */
function EntryHead({ entry, isLast, styles, template }: OfEntry) {
  const { title, under, dates } = entry;
  const first = rowsOf(entry, styles)[0] ?? null;
  const isAlone = rowsOf(entry, styles).length <= 1;
  const end = isAlone && !isLast ? styles.entry : {};
  if (template === 'margin')
    return (
      <View style={[styles.row, end]}>
        <Text style={styles.side}>{dates}</Text>
        <View style={styles.grow}>
          <Text style={{ fontWeight: 600 }}>{title}</Text>
          {under ? <Text style={styles.under}>{under}</Text> : null}
          {first}
        </View>
      </View>
    );
  return (
    <View style={end}>
      <View style={styles.row}>
        <Text style={styles.title}>{template === 'compact' && under ? `${title}, ${under}` : title}</Text>
        {dates ? <Text style={styles.dates}>{dates}</Text> : null}
      </View>
      {under && template !== 'compact' ? <Text style={styles.under}>{under}</Text> : null}
      {first}
    </View>
  );
}

function EntryBody({ entry, isLast, styles, template }: OfEntry) {
  const [, ...rows] = rowsOf(entry, styles);
  if (rows.length === 0) return null;
  return <View style={[isLast ? {} : styles.entry, template === 'margin' ? styles.indent : {}]}>{rows}</View>;
}

const rowsOf = ({ lines, bullets }: PrintedEntry, styles: ResumeStyles) => [
  ...lines.map((line) => <Line key={`line-${line}`} text={line} styles={styles} />),
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in a file
  ...bullets.map((line, at) => <Bullet key={at} text={line} styles={styles} />),
];

interface OneLine {
  text: string;
  styles: ResumeStyles;
}

const Line = ({ text, styles }: OneLine) => (
  <Text style={styles.paragraph} orphans={2} widows={2}>
    {text}
  </Text>
);

function Bullet({ text, styles }: OneLine) {
  return (
    <View style={styles.bullet} wrap={text.length > wholeMaxLength}>
      <Text style={styles.dot}>•</Text>
      <Text style={styles.grow} orphans={2} widows={2}>
        {text}
      </Text>
    </View>
  );
}
