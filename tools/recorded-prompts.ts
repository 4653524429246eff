import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCoach } from '../packages/coach/src/coach.ts';
import { createModelCoach } from '../packages/coach/src/create-model-coach.ts';
import { connectModel } from '../packages/coach/src/model/connect-model.ts';
import { recordedCases } from '../packages/coach/src/model/fixtures/recorded/cases.ts';
import { type Asked, startLoopbackModel } from '../packages/testing/src/loopback-model.ts';

/**
 * Writes what the product sends to a model for each recorded case, one file a request, so that a model can answer them by hand:
 * `npm run recordings -- <folder>`. The replies go to `packages/coach/src/model/fixtures/recorded`.
 */
const folder = process.argv[2];
if (!folder) throw new Error('name the folder that the prompts go to');

/** A request as a person reads it: what the model is told, what it is sent, and the shape that is asked for. */
function textOf({ body, instructions, prompt }: Asked): string {
  const { json_schema: shape } = (body.response_format ?? {}) as { json_schema?: { schema?: unknown } };
  return [
    `SYSTEM MESSAGE\n\n${instructions.trim()}`,
    `USER MESSAGE\n\n${prompt}`,
    `THE REPLY IS ONE JSON OBJECT OF THIS JSON SCHEMA\n\n${JSON.stringify(shape?.schema)}\n`,
  ].join('\n\n========================================\n\n');
}

const loopback = await startLoopbackModel(() => "I'm sorry, I can't help with that.");
mkdirSync(folder, { recursive: true });
for (const [at, { name, language, ask }] of recordedCases.entries()) {
  const settings = { provider: 'openai-compatible', model: `case-${at}`, apiKey: undefined } as const;
  const model = connectModel({ ...settings, baseUrl: loopback.url });
  await ask(
    createModelCoach(
      model.forCaller(async () => 'allowed'),
      createCoach(),
      language,
    ),
  );
  const asked = loopback.asked.find((one) => one.model === `case-${at}`);
  if (asked) writeFileSync(path.join(folder, `${name}.txt`), textOf(asked));
  else console.error(`${name}: nothing was sent`);
}
await loopback.close();
