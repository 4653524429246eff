import { describe, expect, it } from 'vitest';
import { correlation, correlationBeyondLength } from './golden/correlation.ts';
import { type GradedQuestion, gradedQuestions } from './golden/graded.ts';
import { gradedApart, moreGradedQuestions } from './golden/graded-more.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const score = (question: string, idealAnswer: string, answer: string) =>
  scoreAnswerNow({ question, idealAnswer, answer, jobRole: '', interviewType: 'technical' }).overall;

const rowsOf = (questions: readonly GradedQuestion[]) =>
  questions.flatMap(({ question, ideal, answers }) =>
    answers.map(([mark, answer]) => ({
      mark,
      score: score(question, ideal, answer),
      words: answer.split(' ').length,
    })),
  );
const follow = (rows: ReturnType<typeof rowsOf>) => correlation(rows.map((row) => [row.mark, row.score]));

describe('graded short answers', () => {
  const tuned = rowsOf([...gradedQuestions, ...moreGradedQuestions]);
  const apart = rowsOf(gradedApart);

  it('are at least 200, over at least 25 questions', () => {
    expect(tuned.length + apart.length).toBeGreaterThanOrEqual(200);
    const questions = gradedQuestions.length + moreGradedQuestions.length + gradedApart.length;
    expect(questions).toBeGreaterThanOrEqual(25);
  });

  it('are followed with a correlation above .65, length aside above .55', () => {
    expect(follow(tuned)).toBeGreaterThan(0.65);
    expect(correlationBeyondLength(tuned)).toBeGreaterThan(0.55);
  });

  it('are followed above .6 where nothing was tuned', () => {
    expect(follow(apart)).toBeGreaterThan(0.6);
  });

  it.each([...gradedQuestions, ...moreGradedQuestions, ...gradedApart])(
    '$question: the whole ideal answer is worth at least 90',
    ({ question, ideal }) => {
      expect(score(question, ideal, ideal)).toBeGreaterThanOrEqual(90);
    },
  );
});

describe('right words said the wrong way round', () => {
  it.each([
    [
      'the two sides exchanged',
      'What is the difference between a process and a thread?',
      'A process has its own memory space, while threads share the memory of their process.',
      'A thread has its own memory space, while processes share the memory of their thread.',
    ],
    [
      'another number',
      'What is the default port of HTTPS?',
      'HTTPS uses port 443 by default.',
      'HTTPS uses port 80 by default.',
    ],
    [
      'a negation taken out',
      'What does the HTTP status 404 mean?',
      'The requested resource was not found on the server.',
      'The requested resource was found on the server.',
    ],
    [
      'the opposite word',
      'What is inflation?',
      'A general rise of prices over time, by which money loses purchasing power.',
      'A general fall of prices over time, by which money gains purchasing power.',
    ],
    [
      'the ends of a direction exchanged',
      'What do red blood cells do?',
      'They carry oxygen from the lungs to the tissues.',
      'They carry oxygen from the tissues to the lungs.',
    ],
    [
      'the order exchanged',
      'What is a stack?',
      'A data structure that stores elements in last in, first out order.',
      'A data structure that stores elements in first in, first out order.',
    ],
  ])('%s: at most 40', (_, question, ideal, answer) => {
    expect(score(question, ideal, answer)).toBeLessThanOrEqual(40);
  });
});

describe('a right short answer', () => {
  it.each([
    [
      'What is a foreign key?',
      'A column that refers to the primary key of another table.',
      'It references the primary key in another table',
    ],
    [
      'What does the HTTP status 404 mean?',
      'The requested resource was not found on the server.',
      'the resource was not found',
    ],
    [
      'What is a queue?',
      'A data structure that stores elements in first in, first out order.',
      'FIFO structure, the element inserted first is removed first',
    ],
  ])('%s scores at least 75', (question, ideal, answer) => {
    expect(score(question, ideal, answer)).toBeGreaterThanOrEqual(75);
  });

  it('that is terse does not beat a fuller one', () => {
    const question = 'What is a foreign key?';
    const ideal = 'A column that refers to the primary key of another table.';
    const fuller =
      'It is a column or a set of columns in one table that refers to the primary key of another table, which keeps the references valid.';
    expect(score(question, ideal, fuller)).toBeGreaterThanOrEqual(
      score(question, ideal, 'refers to another table'),
    );
  });
});

describe('a short list where a list is asked for', () => {
  const phases =
    'The phases are requirements analysis, system design, implementation, unit testing and maintenance.';
  it.each([
    'analysis, design, implementation, testing',
    'Requirements, design, coding, testing, maintenance.',
    'Analysis, design, implementation, testing and maintenance.',
  ])('%j is an answer', (answer) => {
    expect(score('What are the phases of the software life cycle?', phases, answer)).toBeGreaterThan(70);
  });

  it.each(['sunlight, water, carbon dioxide', 'They need water, carbon dioxide and sunlight.'])(
    '%j is an answer',
    (answer) => {
      const ideal = 'Plants need sunlight, water and carbon dioxide to make sugar.';
      expect(score('What does photosynthesis need?', ideal, answer)).toBeGreaterThan(70);
    },
  );

  it('all words of the reference, one by one, are not', () => {
    const answer =
      'requirements, analysis, system, design, implementation, unit, testing, maintenance, phases';
    expect(score('What are the phases of the software life cycle?', phases, answer)).toBeLessThanOrEqual(15);
  });
});

describe('a short right answer', () => {
  it.each([
    ['Two distinct keys are sent to one slot by the hash function.', 85],
    ['When different keys hash to the same slot of the table.', 85],
    ['different keys mapped to the same slot', 80],
  ])('%j scores at least %i against a longer reference', (answer, least) => {
    const ideal =
      'A collision happens when two different keys are mapped to the same slot of the hash table by the hash function.';
    expect(score('What is a hash collision?', ideal, answer)).toBeGreaterThanOrEqual(least);
  });
});

describe('a wrong fact in the right words', () => {
  it.each([
    [
      'What is the difference between TCP and UDP?',
      'TCP is reliable and ordered; UDP is not reliable but faster.',
      'UDP is reliable and ordered; TCP is not reliable but faster.',
    ],
    [
      'Why does a metal spoon feel colder than a wooden one?',
      'Metal conducts heat better, so it draws heat from your hand faster.',
      'Wood conducts heat better than metal, so it draws heat from your hand faster.',
    ],
    [
      'What is overfitting?',
      'A model learns the noise of its training data and therefore performs badly on new data.',
      'The model performs badly on its training data but well on new data.',
    ],
    [
      'At what temperature does water boil at sea level?',
      'It boils at 100 degrees.',
      'It boils at 50 degrees.',
    ],
    [
      'What happens to the current when a resistor is added in series?',
      'The total resistance goes up, so less current flows.',
      'The total resistance goes down, so more current flows.',
    ],
  ])('%s: at most 40 for the wrong one, at least 90 for the right one', (question, right, wrong) => {
    expect(score(question, right, right)).toBeGreaterThanOrEqual(90);
    expect(score(question, right, wrong)).toBeLessThanOrEqual(40);
  });

  it('a right answer in other words with a "not" of its own loses nothing', () => {
    const ideal = 'The total resistance goes up, so less current flows through the circuit.';
    const question = 'Why does a bulb get dimmer when another bulb is added in series?';
    expect(
      score(question, ideal, 'There is more resistance in the circuit, so not as much current flows.'),
    ).toBeGreaterThan(70);
  });
});
