import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Text, View } from '@react-pdf/renderer';
import type { FileQuestion } from './report-file.ts';
import { Items, ShortItems } from './report-parts.tsx';
import { ink, styles } from './styles.ts';

type RemarkKind = FileQuestion['remarks'][number]['kind'];

const washes: Partial<Record<RemarkKind, string>> = {
  strength: ink.goodWash,
  gap: ink.weakWash,
  tip: ink.fairWash,
};
const tones: Readonly<Record<RemarkKind, string>> = {
  strength: ink.good,
  gap: ink.weak,
  tip: ink.fair,
  measured: ink.faint,
  question: ink.faint,
};
const kinds: Readonly<Record<RemarkKind, MessageDescriptor>> = {
  strength: msg`landed`,
  gap: msg`look again`,
  tip: msg`tip`,
  measured: msg`measured`,
  question: msg`a question for you`,
};

/**
 * One question: the answer with its marked words, the remarks, the levels, and what came after. What lifts a level is in the
 * lists, and its receipt is on the page: twenty lines for each answer made a file that nobody read.
 */
export function QuestionPart({ question }: { question: FileQuestion }) {
  return (
    <View style={styles.question}>
      <View wrap={false} minPresenceAhead={90}>
        <Text style={styles.questionTitle}>{`${question.number}. ${question.question}`}</Text>
        <Text style={[styles.strong, { marginBottom: 3 }]}>{question.score}</Text>
      </View>
      <Text style={styles.said}>
        {question.answer.map(({ text, kind }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an answer neither move nor change
          <Text key={place} style={kind === null ? {} : { backgroundColor: washes[kind] }}>
            {text}
          </Text>
        ))}
      </Text>
      {question.followUp === '' ? null : <Text style={styles.remark}>{question.followUp}</Text>}
      {question.flags.map((flag) => (
        <Text key={flag} style={[styles.remark, { color: ink.weak }]}>
          {flag}
        </Text>
      ))}
      <Remarks question={question} />
      {question.measured.length === 0 ? null : <Items title={t`Measured`} items={question.measured} />}
      {question.asks.length === 0 ? null : <Items title={t`Questions for you`} items={question.asks} />}
      {question.selfRating === '' ? null : <Text style={{ marginTop: 3 }}>{question.selfRating}</Text>}
      <Levels question={question} />
      {question.delivery.length === 0 ? null : (
        <ShortItems
          title={t`Delivery (doesn't affect your score)`}
          items={question.delivery.map(({ label, value }) => `${label}: ${value}`)}
        />
      )}
      {question.retries.map(({ title, answer, changes }) => (
        <View key={title}>
          <Items title={title} items={changes} />
          <Text style={styles.said}>{answer}</Text>
        </View>
      ))}
    </View>
  );
}

function Remarks({ question }: { question: FileQuestion }) {
  return (
    <>
      {question.remarks.map(({ label, kind, message, quote }) => (
        <View key={`${label}-${kind}-${message}-${quote}`} style={styles.remark} wrap={false}>
          <Text>
            <Text style={[styles.strong, { color: tones[kind] }]}>{`${label}, ${t(kinds[kind])}. `}</Text>
            {message}
          </Text>
        </View>
      ))}
    </>
  );
}

function Levels({ question }: { question: FileQuestion }) {
  return (
    <View style={{ marginTop: 4 }}>
      {question.levels.map(({ label, level, levelText }) => (
        <View key={label} style={styles.row} wrap={false}>
          <Text style={[styles.strong, { width: 132 }]}>{`${label} ${t`${level} of 5`}`}</Text>
          <Text style={styles.grow}>{levelText}</Text>
        </View>
      ))}
    </View>
  );
}
