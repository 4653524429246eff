import { t } from '@lingui/core/macro';
import { Text, View } from '@react-pdf/renderer';
import { ratingLabel, scoreTone } from '@/lib/rating.ts';
import type { FileReceipt, ReportFile } from './report-file.ts';
import { ink, styles } from './styles.ts';

/** The lines of a receipt and their total, which never stands alone on a page. */
export function Receipt({ receipt }: { receipt: FileReceipt }) {
  const [first, ...rest] = receipt.lines;
  const [others, last] = [rest.slice(0, -1), rest.at(-1)];
  return (
    <View>
      <View wrap={false}>
        <View style={[styles.row, { borderTop: 0 }]}>
          <Text style={[styles.label, styles.grow]}>{t`Signal`}</Text>
          <Text style={[styles.label, styles.number]}>{t`Weight`}</Text>
          <Text style={[styles.label, styles.number]}>{t`Points`}</Text>
        </View>
        {first ? <ReceiptRow line={first} /> : null}
      </View>
      {others.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt neither move nor change
        <ReceiptRow key={place} line={line} />
      ))}
      <View wrap={false}>
        {last ? <ReceiptRow line={last} /> : null}
        <View style={[styles.row, styles.total]}>
          <Text style={[styles.grow, styles.strong]}>{t`Total`}</Text>
          <Text style={[styles.number, styles.strong]}>{receipt.total}</Text>
        </View>
      </View>
    </View>
  );
}

function ReceiptRow({ line }: { line: FileReceipt['lines'][number] }) {
  return (
    <View style={styles.row} wrap={false}>
      <Text style={styles.grow}>
        <Text style={styles.strong}>{line.label}</Text>
        <Text style={styles.soft}>{line.seen === '' ? '' : `  ${line.seen}`}</Text>
      </Text>
      <Text style={styles.number}>{line.weight}</Text>
      <Text style={[styles.number, styles.strong]}>{line.points}</Text>
    </View>
  );
}

const bars = { good: ink.goodBar, fair: ink.fairBar, weak: ink.weakBar } as const;

interface MetricsProps {
  title: string;
  metrics: ReportFile['metrics'];
}

/** Scores as bars, each with its number and its word. */
export function Metrics({ title, metrics }: MetricsProps) {
  return (
    <View wrap={false}>
      <Text style={styles.title}>{title}</Text>
      {metrics.map(({ label, score }) => (
        <View key={label} style={{ marginBottom: 3 }}>
          <View style={{ flexDirection: 'row' }}>
            <Text style={styles.grow}>{label}</Text>
            <Text style={[styles.strong, { color: ink[scoreTone(score)] }]}>
              {`${score}, ${ratingLabel(score)}`}
            </Text>
          </View>
          <View style={styles.track}>
            <View style={[styles.fill, { width: `${score}%`, backgroundColor: bars[scoreTone(score)] }]} />
          </View>
        </View>
      ))}
    </View>
  );
}

/** Detailed Recommendations: readiness, lists, metrics, and what to work on first. */
export function Advice({ file }: { file: ReportFile }) {
  const { level } = file.readiness;
  return (
    <>
      <View style={styles.section} minPresenceAhead={60}>
        <Text style={styles.title}>{t`Detailed Recommendations`}</Text>
        <Text>
          <Text style={styles.strong}>{`${t`Readiness Level: ${level}.`} `}</Text>
          {file.readiness.text}
        </Text>
        {file.overall === '' ? null : <Text style={[styles.soft, { marginTop: 3 }]}>{file.overall}</Text>}
      </View>
      {file.critical.length === 0 ? null : (
        <ShortItems
          title={t`Critical Areas for Immediate Focus`}
          items={file.critical.map(({ label, score }) => `${label}: ${score}, ${ratingLabel(score)}`)}
        />
      )}
      <Lists lists={file.lists} />
    </>
  );
}

/** Two lists side by side; a pair stays together on a page. */
function Lists({ lists }: Pick<ReportFile, 'lists'>) {
  const pairs = lists.flatMap((list, at) => (at % 2 === 0 ? [[list, lists[at + 1]] as const] : []));
  return pairs.map(([left, right]) => (
    <View key={left.title} style={{ flexDirection: 'row', gap: 22 }} wrap={false}>
      <View style={styles.column}>
        <Items title={left.title} items={left.items} />
      </View>
      <View style={styles.column}>{right ? <Items title={right.title} items={right.items} /> : null}</View>
    </View>
  ));
}

/** A short list under its name, which never stands alone at the foot of a page. */
export function Items({ title, items }: { title: string; items: readonly string[] }) {
  const [first, ...others] = items;
  return (
    <View>
      <View wrap={false}>
        <Text style={styles.subtitle}>{title}</Text>
        {first === undefined ? null : <Item text={first} />}
      </View>
      {others.map((item) => (
        <Item key={item} text={item} />
      ))}
    </View>
  );
}

/** Figures of a few words each, under their name and side by side. */
export function ShortItems({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <View wrap={false}>
      <Text style={styles.subtitle}>{title}</Text>
      <View style={styles.shortItems}>
        {items.map((item) => (
          <Text key={item}>{item}</Text>
        ))}
      </View>
    </View>
  );
}

function Item({ text }: { text: string }) {
  return (
    <View style={styles.bullet} wrap={false}>
      <Text style={{ color: ink.brand }}>•</Text>
      <Text style={styles.grow}>{text}</Text>
    </View>
  );
}
