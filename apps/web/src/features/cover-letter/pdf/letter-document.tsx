import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { sans } from '@/lib/pdf/fonts.ts';
import type { LetterFile } from '../letter-file.ts';
import { listed } from '../letter-lines.ts';

const styles = StyleSheet.create({
  page: { padding: '64 68', fontFamily: sans, fontSize: 11, lineHeight: 1.5, color: '#17251e' },
  paragraph: { marginBottom: 11 },
  item: { flexDirection: 'row', marginTop: 2 },
  mark: { width: 14 },
  words: { flex: 1 },
});

function line(text: string) {
  const words = listed(text);
  if (words === null) return <Text key={text}>{text}</Text>;
  return (
    <View key={text} style={styles.item}>
      <Text style={styles.mark}>•</Text>
      <Text style={styles.words}>{words}</Text>
    </View>
  );
}

/** The file of a letter: black on white, selectable text in reading order. */
export function letterDocument({ title, paragraphs }: LetterFile) {
  return (
    <Document title={title} creator="Greenroom" producer="Greenroom" language="en">
      <Page size="LETTER" style={styles.page}>
        {paragraphs.map((lines) => (
          <View key={lines.join('\n')} style={styles.paragraph} wrap={lines.join(' ').length > 400}>
            {lines.map(line)}
          </View>
        ))}
      </Page>
    </Document>
  );
}
