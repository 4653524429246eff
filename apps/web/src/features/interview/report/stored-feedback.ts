import { type InterviewFeedback as Feedback, InterviewFeedback } from '@greenroom/domain';
import { z } from 'zod';

/** The parts of a stored result that could be read, each by itself: an old or foreign report may lack some. */
export type StoredFeedback = Partial<Omit<Feedback, 'comprehensive_analysis' | 'detailed_feedback'>> & {
  comprehensive_analysis?: Partial<Feedback['comprehensive_analysis']>;
  detailed_feedback?: Partial<Feedback['detailed_feedback']>;
};

/** Reads `interview_sessions.feedback` field by field. What does not fit its shape is left out. */
export function readFeedback(stored: unknown): StoredFeedback {
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
