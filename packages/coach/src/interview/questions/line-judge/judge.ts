import type { LineTopic } from '../../../content/line-topic-schema.ts';
import { type TopicAngle, topicTexts } from '../../../content/line-topics.ts';
import { peopleIn } from '../line-topics.ts';
import { type LineReading, ofLine, ofQuestion, ofTopic, type Put } from './features.ts';
import model from './weights.json' with { type: 'json' };

const weights = new Map<string, number>(Object.entries(model.weights));

/** Adds up what features weigh. */
function sumOf(read: (put: Put) => void): number {
  let sum = 0;
  read((name, value) => {
    if (value !== 0) sum += (weights.get(name) ?? 0) * value;
  });
  return sum;
}

const angles: readonly TopicAngle[] = ['ask', 'tell'];

/** The questions of a topic that fit a line. */
export interface Fitting {
  topic: LineTopic;
  texts: Partial<Record<TopicAngle, readonly string[]>>;
  /** The best of them, 0 at the threshold. */
  fit: number;
}

function fittingOf(topic: LineTopic, reading: LineReading, soFar: number): Fitting | undefined {
  const { match, line } = reading;
  const people = peopleIn(line.text);
  const place = match?.topic === topic ? match : { line: line.text, ...(people ? { people } : {}) };
  const texts: Fitting['texts'] = {};
  let fit = Number.NEGATIVE_INFINITY;
  for (const angle of angles) {
    const fitting = topicTexts(topic, angle, place).filter((text) => {
      const own = soFar + sumOf((put) => ofQuestion(text, angle, reading, put)) - model.threshold;
      if (own >= 0) fit = Math.max(fit, own);
      return own >= 0;
    });
    if (fitting.length > 0) texts[angle] = fitting;
  }
  return fit >= 0 ? { topic, texts, fit } : undefined;
}

/** The authored questions that nearly surely fit a line, of the topic that fits it best; undefined where none does. */
export function bestFitting(
  reading: LineReading,
  isAllowed: (topic: LineTopic) => boolean,
): Fitting | undefined {
  const topics = new Set<LineTopic>(reading.match ? [reading.match.topic] : []);
  for (const topic of reading.closest) topics.add(topic);
  const base = model.bias + sumOf((put) => ofLine(reading, put));
  let best: Fitting | undefined;
  for (const topic of topics) {
    if (!isAllowed(topic)) continue;
    const soFar = base + sumOf((put) => ofTopic(topic, reading, put));
    // No question makes up for more than this.
    if (soFar + model.mostOfQuestion < model.threshold) continue;
    const found = fittingOf(topic, reading, soFar);
    if (found && found.fit > (best?.fit ?? Number.NEGATIVE_INFINITY)) best = found;
  }
  return best;
}
