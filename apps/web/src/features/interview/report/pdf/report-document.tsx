import { t } from '@lingui/core/macro';
import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { i18n } from '@/lib/messages.ts';
import type { ReportFile } from './report-file.ts';
import { Advice, Metrics, Receipt } from './report-parts.tsx';
import { QuestionPart } from './report-question.tsx';
import { ink, styles } from './styles.ts';

/** The file of a report, in the page's reading order. `isIncomplete`: some characters could not be printed. */
export function reportDocument(file: ReportFile, isIncomplete: boolean) {
  const { role, score } = file;
  return (
    <Document
      title={t`Interview report: ${role}`}
      author="Greenroom"
      creator="Greenroom"
      producer="Greenroom"
      language={i18n.locale}
    >
      <Page size="A4" style={styles.page}>
        <Head day={file.day} />
        <Text style={styles.verdict}>{file.verdict}</Text>
        <Score file={file} />
        <View style={styles.columns}>
          {file.receipt ? (
            <View style={styles.wideColumn}>
              <Text style={styles.title}>{t`Why ${score}?`}</Text>
              <Receipt receipt={file.receipt} />
            </View>
          ) : null}
          <View style={styles.column}>
            <Metrics title={t`Detailed metrics`} metrics={file.metrics} />
          </View>
        </View>
        <Text style={[styles.note, { marginTop: 4 }]}>{`${file.engine} ${file.rubric}`}</Text>
        {file.nextAction ? (
          <View style={styles.next} wrap={false}>
            <Text style={{ fontSize: 8.5 }}>{t`The one change that would help most`}</Text>
            <Text style={styles.nextTitle}>{file.nextAction.title}</Text>
            <Text>{file.nextAction.text}</Text>
          </View>
        ) : null}
        <View style={styles.section}>
          <Text style={styles.title} minPresenceAhead={70}>
            {t`Performance Breakdown`}
          </Text>
          {file.questions.map((question) => (
            <QuestionPart key={question.number} question={question} />
          ))}
        </View>
        <Advice file={file} />
        {isIncomplete ? (
          <Text style={[styles.note, styles.section]}>
            {t`Characters this file's font doesn't have appear as question marks. The results page shows them all.`}
          </Text>
        ) : null}
        <Footer file={file} />
      </Page>
    </Document>
  );
}

function Head({ day }: { day: string }) {
  return (
    <View style={styles.head}>
      <Svg width={18} height={19.5} viewBox="0 0 24 26">
        <Path d="M8 3h12v19H8M1.5 22H8m12 0h2.5" stroke={ink.brand} strokeWidth={1.8} fill="none" />
        <Path d="M8 3 3 5.5v19L8 22Z" stroke={ink.brand} strokeWidth={1.8} fill={ink.brand} />
      </Svg>
      <Text style={styles.wordmark}>Greenroom</Text>
      <Text style={styles.headDay}>{day}</Text>
    </View>
  );
}

function Score({ file }: { file: ReportFile }) {
  return (
    <View style={styles.top} wrap={false}>
      <View style={{ width: 116 }}>
        <Text style={styles.label}>{t`Overall score`}</Text>
        <Text style={/^\d+$/.test(file.shown) ? styles.score : [styles.score, styles.scoreInWords]}>
          {file.shown}
        </Text>
        <Text style={[styles.strong, { color: ink[file.tone] }]}>{file.rating}</Text>
        {file.sureness === '' ? null : <Text style={styles.note}>{file.sureness}</Text>}
      </View>
      <View style={styles.facts}>
        {file.facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Footer({ file }: { file: ReportFile }) {
  return (
    <>
      <Text style={styles.footer} fixed>
        {[file.role, file.day].filter(Boolean).join(', ')}
      </Text>
      <Text
        style={[styles.footer, { textAlign: 'right' }]}
        fixed
        render={({ pageNumber, totalPages }) => t`Page ${pageNumber} of ${totalPages}`}
      />
    </>
  );
}
