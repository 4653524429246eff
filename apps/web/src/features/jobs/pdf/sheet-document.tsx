import { plural, t } from '@lingui/core/macro';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { sans, serif } from '@/lib/pdf/fonts.ts';
import type { DaySheet } from '../day-sheet.ts';
import { formatLabels } from '../labels.ts';

const ink = { main: '#111111', soft: '#333333', faint: '#555555', line: '#b9bcb6' } as const;

const styles = StyleSheet.create({
  page: { padding: '42 48', fontFamily: sans, fontSize: 10.5, lineHeight: 1.4, color: ink.main },
  head: {
    flexDirection: 'row',
    gap: 28,
    alignItems: 'flex-end',
    borderBottom: `1.2 solid ${ink.main}`,
    paddingBottom: 14,
  },
  time: { fontFamily: serif, fontSize: 58, lineHeight: 1 },
  half: { fontSize: 14, color: ink.soft },
  label: { fontSize: 9, fontWeight: 600, color: ink.faint, marginBottom: 3 },
  title: { fontFamily: serif, fontSize: 19, lineHeight: 1.2 },
  two: { flexDirection: 'row', gap: 28, paddingVertical: 12, borderBottom: `0.75 solid ${ink.line}` },
  half2: { flex: 1 },
  section: { marginTop: 16 },
  opening: { fontFamily: serif, fontSize: 14.5, lineHeight: 1.4 },
  pair: { flexDirection: 'row', gap: 28 },
  line: { flexDirection: 'row', borderTop: `0.75 solid ${ink.line}`, paddingVertical: 4.5 },
  figure: { width: 120, paddingRight: 10, fontFamily: serif, fontSize: 14, lineHeight: 1.2 },
  strong: { fontWeight: 600 },
  number: { width: 18, color: ink.faint },
  grow: { flex: 1 },
  rule: { height: 26, borderBottom: `0.75 solid ${ink.line}` },
});

const noteLines = ['one', 'two', 'three', 'four'];

/** The day sheet as a file: one page, whatever is on it. */
export function sheetDocument(sheet: DaySheet) {
  const { company, title, opening, stories, asks, stressed } = sheet;
  return (
    <Document title={t`Day sheet: ${title}`} author="Greenroom" creator="Greenroom" producer="Greenroom">
      <Page size="A4" style={styles.page} wrap={false}>
        <View style={styles.head}>
          {sheet.time ? (
            <Text style={styles.time}>
              {sheet.time.digits}
              <Text style={styles.half}>
                {[sheet.time.half, sheet.zone].filter(Boolean).map((part) => ` ${part}`)}
              </Text>
            </Text>
          ) : null}
          <View style={styles.grow}>
            {sheet.day ? <Text style={styles.label}>{sheet.day}</Text> : null}
            <Text style={styles.title}>{company ? `${company}, ${title}` : title}</Text>
          </View>
        </View>
        <PlaceAndPeople sheet={sheet} />
        {opening ? (
          <View style={styles.section}>
            <Text style={styles.label}>{t`Your opening`}</Text>
            <Text style={styles.opening}>{`“${opening}”`}</Text>
          </View>
        ) : null}
        <Stories stories={stories} />
        <View style={[styles.pair, styles.section]}>
          {asks.length > 0 ? <Lines title={t`Ask them`} lines={asks} numbered /> : null}
          {stressed.length > 0 ? (
            <Lines title={t`What the ad stresses`} lines={stressed.map((line) => `“${line}”`)} />
          ) : null}
        </View>
        <View style={styles.section}>
          <Text style={styles.label}>{t`Notes`}</Text>
          {noteLines.map((line) => (
            <View key={line} style={styles.rule} />
          ))}
        </View>
      </Page>
    </Document>
  );
}

function Stories({ stories }: Pick<DaySheet, 'stories'>) {
  const count = stories.length;
  if (count === 0) return null;
  return (
    <View style={styles.section}>
      <Text style={styles.label}>
        {plural(count, { one: 'One story', 2: 'Two stories', other: 'Three stories' })}
      </Text>
      {stories.map(({ title, figure, line }) => (
        <View key={title} style={styles.line}>
          <Text style={styles.figure}>{figure}</Text>
          <View style={styles.grow}>
            <Text style={styles.strong}>{title}</Text>
            <Text>{line}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function PlaceAndPeople({ sheet: { place, people, format } }: { sheet: DaySheet }) {
  if (!place && people.length === 0 && !format) return null;
  return (
    <View style={styles.two}>
      <View style={styles.half2}>
        {format ? <Text style={styles.label}>{t(formatLabels[format])}</Text> : null}
        {place ? <Text>{place}</Text> : null}
      </View>
      <View style={styles.half2}>
        {people.map((person) => (
          <Text key={person}>{person}</Text>
        ))}
      </View>
    </View>
  );
}

function Lines({ title, lines, numbered }: { title: string; lines: readonly string[]; numbered?: boolean }) {
  return (
    <View style={styles.half2}>
      <Text style={styles.label}>{title}</Text>
      {lines.map((line, at) => (
        <View key={line} style={styles.line}>
          {numbered ? <Text style={styles.number}>{String(at + 1)}</Text> : null}
          <Text style={styles.grow}>{line}</Text>
        </View>
      ))}
    </View>
  );
}
