import { createCoach } from '@greenroom/coach';

/**
 * Throughput of the built-in coach on one core: `node bench/coach.bench.ts`.
 * Goals: 500 answers of 150 words a second, 15 questions in under 50 ms, time linear in the answer's length.
 */
const coach = createCoach();
const seconds = 2;

const question =
  'Tell me about a production incident that you helped to resolve. How did you find the cause?';
const sentence =
  'Last year our checkout service began to time out during a sale, and I was on call, so I looked at the traces, found that a query had lost its index after a migration, and rolled it back within 22 minutes. ';
const unlike = (at: number) =>
  `${sentence}In week ${at} I told support what to say to ${at + 3} customers and wrote the review with team ${at % 7}. `;

function answerOf(words: number, salt: number): string {
  let text = '';
  for (let at = salt; text.split(' ').length < words; at += 1) text += unlike(at);
  return text.split(' ').slice(0, words).join(' ');
}

const score = (answer: string) =>
  coach.scoreAnswer({ question, answer, jobRole: 'Software engineer', interviewType: 'technical' });

/** Seconds of the processor since a reading: other work on the machine does not count. */
function processorSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

async function perSecond(run: (at: number) => Promise<unknown>): Promise<number> {
  for (let at = 0; at < 50; at += 1) await run(at);
  const start = process.cpuUsage();
  let count = 0;
  while (processorSeconds(start) < seconds) {
    await run(count);
    count += 1;
  }
  return count / processorSeconds(start);
}

const answers = Array.from({ length: 200 }, (_, at) => answerOf(150, at));
const rate = await perSecond((at) => score(answers[at % answers.length] as string));
console.log(`answers of 150 words: ${Math.round(rate)} a second (goal 500)`);

const sets = await perSecond((at) =>
  coach.generateQuestions({
    jobRole: 'Software engineer',
    interviewType: 'mixed',
    difficulty: 'hard',
    count: 15,
    seed: at,
  }),
);
console.log(`sets of 15 questions: ${(1_000 / sets).toFixed(1)} ms each (goal under 50)`);

for (const characters of [5_000, 10_000, 20_000, 50_000]) {
  const answer = answerOf(characters / 4, 1).slice(0, characters);
  const start = process.cpuUsage();
  for (let at = 0; at < 10; at += 1) await score(answer);
  const each = (processorSeconds(start) / 10) * 1_000;
  console.log(
    `${characters} characters: ${each.toFixed(1)} ms, ${((each / characters) * 1_000).toFixed(2)} ms per 1,000`,
  );
}
