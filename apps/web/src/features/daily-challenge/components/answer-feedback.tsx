import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleHelp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FeedbackRemark, type OpenFeedback, readFeedback } from '../model.ts';
import type { Attempt } from '../queries.ts';

/** What was seen in an open answer, with its words, and questions to think about. It never says what was left out. */
export function AnswerFeedback({ attempt }: { attempt: Attempt }) {
  const feedback = readFeedback(attempt.feedback, attempt.user_answer);
  if (!feedback) return null;
  const { seen, notes, questions, measured, older, range, engine } = feedback;
  const rows = (items: readonly FeedbackRemark[], icon: ReactNode) =>
    items.map(({ message, lang }) => <Row key={message} icon={icon} message={message} language={lang} />);
  return (
    <>
      {range ? <RangeNote range={range} /> : null}
      <List title={t`What we saw`}>
        {seen.map(({ message, quote, lang }) => (
          <Row key={message} icon={goodIcon} message={message} quote={quote} language={lang} />
        ))}
      </List>
      <List title={t`Look again`}>
        {notes.map(({ message, quote, lang }) => (
          <Row key={message} icon={alertIcon} message={message} quote={quote} language={lang} />
        ))}
      </List>
      <List title={t`Questions to think about`}>{rows(questions, questionIcon)}</List>
      <List title={t`Measured`}>{rows(measured, plainIcon)}</List>
      {older ? <OlderPoints points={older} /> : null}
      <p className="small muted">{t`Scored by ${engine}`}</p>
    </>
  );
}

const goodIcon = <CircleCheck className="i good" aria-hidden="true" />;
const alertIcon = <CircleAlert className="i fair" aria-hidden="true" />;
const questionIcon = <CircleHelp className="i muted" aria-hidden="true" />;
const plainIcon = <Minus className="i muted" aria-hidden="true" />;

function RangeNote({ range: { low, high } }: { range: NonNullable<OpenFeedback['range']> }) {
  return (
    <p className="small soft">
      {t`Likely ${low} to ${high}. We recognized only part of what you said, so this is a rough estimate.`}
    </p>
  );
}

function List({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="challenge-points">{children}</ul>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  message: string;
  quote?: string;
  language: string | undefined;
}

function Row({ icon, message, quote = '', language }: RowProps) {
  return (
    <li>
      {icon}
      <div>
        <p lang={language}>{message}</p>
        {quote === '' ? null : <q lang="en">{quote}</q>}
      </div>
    </li>
  );
}

/** A score of rubric 1.x stores labels. What it didn't find may well have been said, so nothing is called left out. */
function OlderPoints({ points: { covered, missed } }: { points: NonNullable<OpenFeedback['older']> }) {
  if (covered.length + missed.length === 0) return null;
  return (
    <section>
      <h3>{t`Points a strong answer makes`}</h3>
      <ul className="challenge-points">
        {covered.map((point) => (
          <Row
            key={point}
            icon={<CircleCheck className="i good" aria-label={t`Found`} />}
            message={point}
            language="en"
          />
        ))}
        {missed.map((point) => (
          <Row key={point} icon={plainIcon} message={point} language="en" />
        ))}
      </ul>
      <p className="small soft">{t`This score is from an older version. You may have made points that aren't checked off here.`}</p>
    </section>
  );
}
