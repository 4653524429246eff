import { dataRules, type Prompt } from './prompt.ts';

export const improveResumePrompt: Prompt = {
  id: 'improve-resume',
  version: '1',
  instructions: `You sharpen single lines of a resume for one job. LINES holds them with their numbers, JOB TEXT the job.
Rewrite only lines that gain by it, at most 20: a strong verb first, the own action and its result before circumstances, no filler, the words of the job where the line already means the same. A rewritten line says what its own line says and nothing more: every number, name, tool, employer, title and date in it stands in that very line, and none of the line's numbers is lost. It is not longer than the line by more than a third and stays one line.
For each edit: line (its number), text (the whole new line, with the same bullet mark at its start), reason (why it is better, in at most 15 words).
${dataRules}`,
};
