import { type InterviewFeedback as Feedback, InterviewFeedback, type Said } from '@greenroom/domain';
import { z } from 'zod';
import { receiptOnPage } from '@/lib/coach-score.ts';
import { plainText, runsOf, type TextRun } from '@/lib/coach-text.ts';

/** The parts of a stored result that could be read, each by itself: an old or foreign report may lack some. */
export type StoredFeedback = Partial<Omit<Feedback, 'comprehensive_analysis' | 'detailed_feedback'>> & {
  comprehensive_analysis?: Partial<Feedback['comprehensive_analysis']>;
  detailed_feedback?: Partial<Feedback['detailed_feedback']>;
  /** The lines that aren't in one language, in runs: what was written for a question stands in the coach's sentence. */
  runs?: CoachLines;
};

/** Runs of lines, by the line as it stands. */
export type CoachLines = ReadonlyMap<string, readonly TextRun[]>;

/** Reads `interview_sessions.feedback` field by field, in the page's language. What does not fit its shape is left out. */
export const readFeedback = (stored: unknown): StoredFeedback => onPage(readStored(stored));

function readStored(stored: unknown): StoredFeedback {
  const { comprehensive_analysis, detailed_feedback, ...flat } = InterviewFeedback.shape;
  const parts = asRecord(stored);
  return {
    ...readFields(flat, parts),
    comprehensive_analysis: readFields(comprehensive_analysis.shape, asRecord(parts.comprehensive_analysis)),
    detailed_feedback: readFields(detailed_feedback.shape, asRecord(parts.detailed_feedback)),
  };
}

function readFields<Shape extends z.ZodRawShape>(shape: Shape, parts: Record<string, unknown>) {
  const read = Object.entries(shape).flatMap(([name, schema]) => {
    const result = z.safeParse(schema, parts[name]);
    return result.success ? [[name, result.data] as const] : [];
  });
  return Object.fromEntries(read) as Partial<z.output<z.ZodObject<Shape>>>;
}

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

/** A report with its lines in the page's language, where they have codes. */
function onPage(feedback: StoredFeedback): StoredFeedback {
  const bySource = new Map(Object.entries(feedback.said ?? {}).flatMap(lineOnPage));
  if (bySource.size === 0) return feedback;
  const line = (text: string) => bySource.get(text)?.text ?? text;
  const lines = (texts: readonly string[]) => texts.map(line);
  const { comprehensive_analysis: analysis, next_action: action, receipt } = feedback;
  return {
    ...feedback,
    ...own(feedback, ['overall', 'verdict'], line),
    ...own(feedback, ['strengths', 'improvements'], lines),
    ...(action && { next_action: { ...action, title: line(action.title), text: line(action.text) } }),
    ...(receipt && { receipt: receiptOnPage(receipt) }),
    detailed_feedback: narrativeOnPage(feedback.detailed_feedback, lines),
    comprehensive_analysis: {
      ...analysis,
      ...own(analysis ?? {}, ['readiness_reason'], line),
      ...own(analysis ?? {}, ['next_steps'], lines),
      ...(analysis?.detailed_feedback && {
        detailed_feedback: {
          ...analysis.detailed_feedback,
          ...narrativeOnPage(analysis.detailed_feedback, lines),
        },
      }),
    },
    runs: new Map([...bySource.values()].map(({ text, runs }) => [text, runs])),
  };
}

type Lines = (texts: readonly string[]) => string[];
type Narrative = StoredFeedback['detailed_feedback'];

const narrativeOnPage = (narrative: Narrative, lines: Lines) =>
  own(narrative ?? {}, ['strengths', 'weaknesses', 'improvements', 'specific_recommendations'], lines);

/** The named fields, as far as there are any, changed. */
function own<Parts extends object, Name extends keyof Parts, Value extends NonNullable<Parts[Name]>>(
  parts: Parts,
  names: readonly Name[],
  change: (value: Value) => Value,
): Partial<Pick<Parts, Name>> {
  const fields = names.flatMap((name) =>
    parts[name] === undefined ? [] : [[name, change(parts[name] as Value)] as const],
  );
  return Object.fromEntries(fields) as Partial<Pick<Parts, Name>>;
}

function lineOnPage([source, said]: [string, Said]) {
  const runs = runsOf(said);
  return runs ? [[source, { text: plainText(runs), runs }] as const] : [];
}
