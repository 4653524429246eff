import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  entryParts,
  type ParsedResume,
  type ResumeContent,
  resumePapers,
  resumeTemplates,
} from '@greenroom/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { printResume } from '../apps/web/src/features/resume/pdf/print-resume.ts';
import { printedResume } from '../apps/web/src/features/resume/printed.ts';
import { wordFile } from '../apps/web/src/features/resume/word-file.ts';
import { loadFonts } from '../apps/web/src/lib/pdf/fonts.ts';
import { parseResume } from '../packages/coach/src/resume/parse-resume.builtin.ts';
import { exportedResumes } from './exported-resumes.ts';

const fonts = path.join(import.meta.dirname, '../apps/web/src/lib/pdf/fonts');
beforeAll(async () => {
  await loadFonts(async (url) => {
    const bytes = await readFile(path.join(fonts, path.basename(url)));
    return `data:font/woff;base64,${bytes.toString('base64')}`;
  });
});

const pdfOf = async (content: ResumeContent) => new Uint8Array(await printResume(printedResume(content)));

async function readBack(bytes: Uint8Array): Promise<ParsedResume> {
  const reading = await parseResume({ bytes, fileName: 'resume' });
  if (!reading.ok) throw new Error(reading.refusal.message);
  return reading.resume;
}

/** Every field of a resume by its path, as words: what is compared. Skills are one list, whatever groups they are in. */
function fieldsOf(
  content: Pick<ResumeContent, 'basics' | (typeof entryParts)[number]>,
): Record<string, string> {
  const { basics, skills } = content;
  const address = basics.location?.address;
  const place =
    address ??
    [basics.location?.city, basics.location?.region, basics.location?.countryCode].filter(Boolean).join(', ');
  const fields: Record<string, string> = {};
  const note = (at: string, value: unknown) => {
    if (typeof value === 'string' && value.trim() !== '') fields[at] = value;
    if (value === true) fields[at] = 'true';
  };
  for (const key of ['name', 'label', 'email', 'phone', 'url', 'summary'] as const)
    note(`basics.${key}`, basics[key]);
  note('basics.location', place);
  note('basics.profiles', basics.profiles.map(({ url }) => url).join(' '));
  note('skills', skills.flatMap(({ keywords }) => keywords).join(', '));
  for (const part of entryParts.filter((one) => one !== 'skills'))
    for (const [at, entry] of content[part].entries())
      for (const [key, value] of Object.entries(entry))
        if (Array.isArray(value))
          value.forEach((line, place) => void note(`${part}.${at}.${key}.${place}`, line));
        else note(`${part}.${at}.${key}`, value);
  // The reader takes a link below a project's name for its description.
  for (const at of content.projects.keys()) {
    const link = fields[`projects.${at}.url`];
    delete fields[`projects.${at}.url`];
    if (link) fields[`projects.${at}.description`] ??= link;
  }
  return fields;
}

const cases = Object.entries(exportedResumes).flatMap(([name, resume]) =>
  resumeTemplates.flatMap((template) =>
    resumePapers.map((paper) => ({ name, template, paper, content: { ...resume, template, paper } })),
  ),
);

describe('an exported resume, read back by our own reader', () => {
  it.each(cases)('has every field in a PDF: $name, $template, $paper', async ({ content }) => {
    expect(fieldsOf(await readBack(await pdfOf(content)))).toEqual(fieldsOf(content));
  });

  it.each(cases)('has every field in a Word file: $name, $template, $paper', async ({ content }) => {
    expect(fieldsOf(await readBack(await wordFile(printedResume(content))))).toEqual(fieldsOf(content));
  });
});
