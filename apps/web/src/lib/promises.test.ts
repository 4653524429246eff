import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every text of the pages, as their catalogs list it. */
const folder = new URL('../locales/es/', import.meta.url);
const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.po'))
  .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^msgid "(.+)"$/gm)])
  .map(([, text]) => text ?? '');

/** Words by which a text promises something for another day, or without a limit. */
const promises = /tomorrow|every day|each day|new challenge|as many|unlimited|without limits/i;

/** What such a text says of Premium, or of something that every plan has. A new one has to be thought about. */
const kept: readonly RegExp[] = [
  /Premium/,
  // Shown with Premium alone; a trial has other words beside each.
  /^Perfect score! Come back tomorrow for a new challenge\.$/,
  /^You scored \{score\}%\. Come back tomorrow( for a new challenge\.)?$/,
  /^Come back tomorrow for a new challenge\.$/,
  /^Answered\. Come back tomorrow$/,
  /^You started a streak\. Come back tomorrow for day two\.$/,
  // What Premium adds: these are lists in the offers of Premium and in the plans.
  /^(A new challenge every day|A new challenge every day, and as many mock interviews as you like)$/,
  /^As many .*(as you like|at three levels)$/,
  /^Unlimited mock interviews(, by voice or by text| for every role and level)$/,
  /^Copy or download it, and write as many as you like$/,
  // The front page names what there is; its plans beside it say what the trial has of it.
  /^A challenge every day$/,
  // A word inside sentences about dates, and the limit of the operator's model, which all plans have.
  /^tomorrow$/,
  /^You've reached today's AI limit/,
  /^Everything in Greenroom, without limits\.$/,
];

it('every text that promises another day or no limit is one of Premium, or was thought about', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  const open = texts.filter((text) => promises.test(text) && !kept.some((known) => known.test(text)));
  expect(open).toEqual([]);
});
