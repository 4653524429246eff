import type { LineTopic } from '../../../content/line-topic-schema.ts';
import { type TopicAngle, topicTexts } from '../../../content/line-topics.ts';
import { countWords } from '../../../job-ad/ad-phrases.ts';
import { linearModel, sumOf } from '../../../text/linear-model.ts';
import { peopleIn } from '../line-topics.ts';
import { type LineReading, ofLine, ofQuestion, ofTopic } from './features.ts';
import model from './weights.json' with { type: 'json' };

const bias = model.bias - model.threshold;
const weights = linearModel(0, model.weights);

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
      const own = soFar + sumOf(weights, ofQuestion(text, angle, reading));
      if (own >= 0) fit = Math.max(fit, own);
      return own >= 0;
    });
    if (fitting.length > 0) texts[angle] = fitting;
  }
  return fit >= 0 ? { topic, texts, fit } : undefined;
}

/** A short requirement that opens with a habit names little else. */
const mostWords = 10;
/** How much less sure the judge has to be of it: 222 of 247 such pairs were true, whatever the score. */
const slack = 2;

const slackFor = ({ line, match }: LineReading) =>
  match && (match.topic.rank ?? 0) < 0 && line.kind === 'requirement' && countWords(line.text) <= mostWords
    ? slack
    : 0;

/** The authored questions that nearly surely fit a line, of the topic that fits it best; undefined where none does. */
export function bestFitting(
  reading: LineReading,
  isAllowed: (topic: LineTopic) => boolean,
): Fitting | undefined {
  const topics = new Set<LineTopic>(reading.match ? [reading.match.topic] : []);
  for (const topic of reading.closest) topics.add(topic);
  const base = bias + sumOf(weights, ofLine(reading)) + slackFor(reading);
  let best: Fitting | undefined;
  for (const topic of topics) {
    if (!isAllowed(topic)) continue;
    const soFar = base + sumOf(weights, ofTopic(topic, reading));
    // No question makes up for more than this.
    if (soFar + model.mostOfQuestion < 0) continue;
    const found = fittingOf(topic, reading, soFar);
    if (found && found.fit > (best?.fit ?? Number.NEGATIVE_INFINITY)) best = found;
  }
  return best;
}
